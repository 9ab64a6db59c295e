import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { clientOf } from './client-of.ts'
import type { Doorbell } from './doorbell.ts'

/**
 * What a transaction leaves to be told: its events are written with its commit, in one way to the server, and
 * the bell rings when both have happened.
 */

type Transact = PostgresJsDatabase['transaction']
type AnyTx = Parameters<Parameters<Transact>[0]>[0]

interface EventRow {
  readonly rooms: readonly string[]
  readonly event: string
  readonly payload: object
}

interface Left {
  readonly events: EventRow[]
  /** Queues that have a job more. */
  readonly queues: Set<string>
  /** Sessions, keys and employees that are no longer what a process may remember. */
  readonly changed: string[]
}

const leaving = new WeakMap<object, Left>()

/** A row for the outbox. */
export const leaveEvent = (tx: object, row: EventRow): void => void leftOf(tx).events.push(row)

/** A queue whose workers are to look. */
export const leaveQueue = (tx: object, queue: string): void => void leftOf(tx).queues.add(queue)

/** A session, a key or an employee that has changed; others hear of it by a notification. */
export const leaveChanged = (tx: object, id: string): void => void leftOf(tx).changed.push(id)

function leftOf(tx: object): Left {
  const left = leaving.get(tx)
  if (!left) throw new Error('Nobody would hear of it: this is no transaction of its own')
  return left
}

/** `transact` with what its work leaves. */
export const telling =
  (transact: Transact, doorbell: Pick<Doorbell, 'ring'>, forget: (id: string) => void): Transact =>
  async (work, config) => {
    const left: Left = { events: [], queues: new Set(), changed: [] }
    let written: Promise<string | null> | undefined
    const result = await transact(async (tx) => {
      leaving.set(tx, left)
      const done = await work(tx)
      written = writeEvents(tx, left.events)
      // It is waited for below; should the commit fail, that says more.
      written.catch(() => {})
      return done
    }, config)
    // A row that was refused has taken the commit with it: Postgres then answers it by rolling back, without an error.
    doorbell.ring({ events: (await written) ?? null, queues: left.queues })
    left.changed.forEach(forget)
    return result
  }

/**
 * Sends the rows and doesn't wait: what the driver sends next, the commit, follows on the same connection.
 * Answers the transaction's number; null without rows.
 */
async function writeEvents(tx: AnyTx, events: readonly EventRow[]): Promise<string | null> {
  const client = clientOf(tx)
  const rows = await Promise.all(
    events.map(({ rooms, event, payload }) =>
      client
        .unsafe<{ xid: string }[]>(insert, [rooms.join(' '), event, JSON.stringify(payload)], {
          prepare: true,
        })
        .execute(),
    ),
  )
  return rows[0]?.[0]?.xid ?? null
}

/** No room's name has a space. */
const insert = `insert into outbox (rooms, event, payload) values (string_to_array($1, ' '), $2, $3) returning xid`
