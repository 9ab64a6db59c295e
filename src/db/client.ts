import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { driverOptions } from './driver.ts'
import { runAfterCommit } from './outbox/after-commit.ts'
import { openNotifier } from './outbox/notifier.ts'
import { autoPrepare } from './sql/auto-prepare.ts'
import { guardLostConnection } from './sql/lost-connection.ts'

export type Db = ReturnType<typeof connect>['db']
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** For what only reads: the pool or a transaction. */
export type Reader = Db | Tx

/**
 * One pool, and the connection that rings for it; `forget` is told of each session, key and employee that a
 * transaction of this process has changed. `close` waits up to five seconds for what is under way.
 */
export function connect(url: string, connections: number, forget: (id: string) => void = () => {}) {
  const sql = postgres(url, {
    max: connections,
    ...driverOptions,
    // Whatever the server's own setting: of the other form the driver makes nothing, without a word.
    connection: { application_name: 'parley', bytea_output: 'hex' },
  })
  const notifier = openNotifier(url)
  const db = drizzle(autoPrepare(guardLostConnection(sql)), { casing: 'snake_case' })
  db.transaction = runAfterCommit(db.transaction.bind(db), notifier, forget)
  return {
    sql,
    db,
    notifier,
    close: async () => {
      await sql.end({ timeout: 5 })
      await notifier.close()
    },
  }
}
