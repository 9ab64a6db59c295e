import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { autoPrepare } from './connection/auto-prepare.ts'
import { limitTime } from './connection/limit-time.ts'
import { guardLostConnection } from './connection/lost-connection.ts'
import { driverOptions } from './driver.ts'
import { runAfterCommit } from './outbox/after-commit.ts'
import { type Notifier, openNotifier } from './outbox/notifier.ts'

export type Db = ReturnType<typeof connect>['db']
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either the pool or a transaction, for functions that only read. */
export type Reader = Db | Tx

interface PoolOptions {
  /** How long a statement may take, in milliseconds. Unlimited by default, for jobs. */
  readonly statementMs?: number
  /** The notifier of another pool of this process; by default a new one. */
  readonly notifier?: Notifier
}

/** How much later than the server the client gives up a statement, in milliseconds: the server's error says more. */
const clientDelayMs = 1_000

/** Opens a pool and the notifier's connection. `close` waits up to 5 s for running statements. */
export function connect(url: string, connections: number, { statementMs, ...shared }: PoolOptions = {}) {
  const sql = postgres(url, {
    ...driverOptions,
    max: connections,
    // postgres.js silently drops bytea in `escape` format, which the server may have as its default.
    connection: {
      application_name: 'parley',
      bytea_output: 'hex',
      ...(statementMs === undefined ? {} : { statement_timeout: statementMs }),
    },
  })
  const notifier = shared.notifier ?? openNotifier(url)
  const limited = statementMs === undefined ? sql : limitTime(sql, statementMs + clientDelayMs)
  const db = drizzle(autoPrepare(guardLostConnection(limited)), { casing: 'snake_case' })
  db.transaction = runAfterCommit(db.transaction.bind(db), notifier)
  return {
    sql,
    db,
    notifier,
    close: async () => {
      await sql.end({ timeout: 5 })
      if (!shared.notifier) await notifier.close()
    },
  }
}
