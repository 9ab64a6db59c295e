import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { rawClient } from '../connection/raw-client.ts'
import type { Notifier } from './notifier.ts'

type Transact = PostgresJsDatabase['transaction']
type AnyTx = Parameters<Parameters<Transact>[0]>[0]

interface EventRow {
  readonly rooms: readonly string[]
  readonly event: string
  readonly payload: object
}

/** What a transaction publishes. */
interface AfterCommit {
  readonly events: EventRow[]
  /** Queues that got a job. */
  readonly queues: Set<string>
}

const byTransaction = new WeakMap<object, AfterCommit>()

/** Adds a row to the outbox when the transaction commits. @throws Error inside a savepoint */
export const queueEvent = (tx: object, row: EventRow): void => void afterCommitOf(tx).events.push(row)

/** Wakes a queue's workers once the transaction has committed. @throws Error inside a savepoint */
export const queueWakeUp = (tx: object, queue: string): void => void afterCommitOf(tx).queues.add(queue)

function afterCommitOf(tx: object): AfterCommit {
  const afterCommit = byTransaction.get(tx)
  // drizzle runs a nested transaction as a savepoint. Its events would be sent even if it alone were rolled back.
  if (!afterCommit) throw new Error('Events and jobs need a top-level transaction')
  return afterCommit
}

/** Wraps a `transaction` function: it inserts the queued events with the COMMIT and notifies after it. */
export const runAfterCommit =
  (transact: Transact, notifier: Pick<Notifier, 'notify'>): Transact =>
  async (work, config) => {
    const afterCommit: AfterCommit = { events: [], queues: new Set() }
    let inserted: Promise<string | null> | undefined
    const result = await transact(async (tx) => {
      byTransaction.set(tx, afterCommit)
      const value = await work(tx)
      inserted = insertEvents(tx, afterCommit.events)
      // Awaited below. If the COMMIT fails too, its error is the one thrown, and this one must not go unhandled.
      inserted.catch(() => {})
      return value
    }, config)
    // After a failed insert, Postgres answers COMMIT with a rollback but no error; this await throws the insert's error.
    notifier.notify({ events: (await inserted) ?? null, queues: afterCommit.queues })
    return result
  }

/**
 * Inserts the rows. Its statements are sent before it first yields, so that the COMMIT follows on the same connection
 * and both take one round trip. Returns the transaction's id, or null without rows.
 */
async function insertEvents(tx: AnyTx, events: readonly EventRow[]): Promise<string | null> {
  const client = rawClient(tx)
  const rows = await Promise.all(
    events.map(({ rooms, event, payload }) =>
      client
        .unsafe<{ xid: string }[]>(insertEvent, [rooms.join(' '), event, JSON.stringify(payload)], {
          prepare: true,
        })
        .execute(),
    ),
  )
  return rows[0]?.[0]?.xid ?? null
}

/** The rooms are passed as one text parameter, separated by spaces: no room name contains one. */
const insertEvent = `insert into outbox (rooms, event, payload) values (string_to_array($1, ' '), $2, $3) returning xid`
