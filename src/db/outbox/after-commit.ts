import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { rawClient } from '../sql/raw-client.ts'
import type { Notifier } from './notifier.ts'

/**
 * What is announced once a transaction has committed. Its live events are inserted together with the COMMIT, in one
 * round trip; then the notifier rings.
 */

type Transact = PostgresJsDatabase['transaction']
type AnyTx = Parameters<Parameters<Transact>[0]>[0]

interface EventRow {
  readonly rooms: readonly string[]
  readonly event: string
  readonly payload: object
}

interface AfterCommit {
  readonly events: EventRow[]
  /** Queues that got a job. */
  readonly queues: Set<string>
  /** Ids of sessions, keys and employees whose remembered viewers are stale (recent-viewers.ts). */
  readonly changed: string[]
}

const leaving = new WeakMap<object, AfterCommit>()

/** A row for the outbox. */
export const queueEvent = (tx: object, row: EventRow): void => void leftOf(tx).events.push(row)

/** A queue whose workers are to be woken. */
export const queueWakeUp = (tx: object, queue: string): void => void leftOf(tx).queues.add(queue)

/** A session, a key or an employee that has changed; other processes hear of it by a notification. */
export const queueInvalidation = (tx: object, id: string): void => void leftOf(tx).changed.push(id)

function leftOf(tx: object): AfterCommit {
  const left = leaving.get(tx)
  if (!left) throw new Error('Nobody would hear of it: this is no transaction of its own')
  return left
}

/** `transact`, followed by the announcement of what its work left. */
export const runAfterCommit =
  (transact: Transact, notifier: Pick<Notifier, 'notify'>, forget: (id: string) => void): Transact =>
  async (work, config) => {
    const left: AfterCommit = { events: [], queues: new Set(), changed: [] }
    let written: Promise<string | null> | undefined
    const result = await transact(async (tx) => {
      leaving.set(tx, left)
      const done = await work(tx)
      written = writeEvents(tx, left.events)
      // Awaited below; should the commit fail too, its error says more.
      written.catch(() => {})
      return done
    }, config)
    // If a row was refused, Postgres has answered the COMMIT by rolling back, without an error: this await throws it.
    notifier.notify({ events: (await written) ?? null, queues: left.queues })
    left.changed.forEach(forget)
    return result
  }

/**
 * Sends the rows without waiting for them: the COMMIT follows at once on the same connection.
 * Answers the transaction's number; null without rows.
 */
async function writeEvents(tx: AnyTx, events: readonly EventRow[]): Promise<string | null> {
  const client = rawClient(tx)
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

/** The rooms go as one text, separated by spaces: no room's name has one. */
const insert = `insert into outbox (rooms, event, payload) values (string_to_array($1, ' '), $2, $3) returning xid`
