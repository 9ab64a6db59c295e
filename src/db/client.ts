import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { driverOptions } from './driver.ts'
import { runAfterCommit } from './outbox/after-commit.ts'
import { openNotifier } from './outbox/notifier.ts'
import { autoPrepare } from './sql/auto-prepare.ts'
import { guardLostConnection } from './sql/lost-connection.ts'

export type Db = ReturnType<typeof connect>['db']
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either the pool or a transaction, for functions that only read. */
export type Reader = Db | Tx

/** Opens a pool and the notifier's connection. `close` waits up to 5 s for running statements. */
export function connect(url: string, connections: number) {
  const sql = postgres(url, {
    ...driverOptions,
    max: connections,
    // postgres.js silently drops bytea in `escape` format, which the server may have as its default.
    connection: { application_name: 'parley', bytea_output: 'hex' },
  })
  const notifier = openNotifier(url)
  const db = drizzle(autoPrepare(guardLostConnection(sql)), { casing: 'snake_case' })
  db.transaction = runAfterCommit(db.transaction.bind(db), notifier)
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
