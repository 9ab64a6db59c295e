import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { type Doorbell, type Left, nothingLeft, openDoorbell } from './doorbell.ts'
import { preparing } from './preparing.ts'

export type Db = ReturnType<typeof connect>['db']
/** A transaction; what only reads may be given either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Reader = Db | Tx

/** One pool, and the connection that rings for it. `close` waits up to five seconds for what is under way. */
export function connect(url: string, connections: number) {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    connection: { application_name: 'parley' },
  })
  const doorbell = openDoorbell(url)
  const db = drizzle(preparing(sql), { casing: 'snake_case' })
  db.transaction = ringing(db.transaction.bind(db), doorbell)
  return {
    sql,
    db,
    doorbell,
    close: async () => {
      await sql.end({ timeout: 5 })
      await doorbell.close()
    },
  }
}

/** What each transaction under way leaves to be told. */
const leaving = new WeakMap<object, Left>()

/** Rings for an outbox row, or for a queue's new job, when the transaction has committed. */
export function ringAfterCommit(tx: Tx, { event, queue }: { event?: number; queue?: string }): void {
  const left = leaving.get(tx)
  if (event !== undefined) left?.events.push(event)
  if (queue !== undefined) left?.queues.add(queue)
}

type Transact = PostgresJsDatabase['transaction']

const ringing =
  (transact: Transact, doorbell: Doorbell): Transact =>
  async (work, config) => {
    const left = nothingLeft()
    const result = await transact((tx) => {
      leaving.set(tx, left)
      return work(tx)
    }, config)
    doorbell.ring(left)
    return result
  }
