import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Db = ReturnType<typeof connect>['db']
/** A transaction; what only reads may be given either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Reader = Db | Tx

/** One pool. `close` waits up to five seconds for what is under way. */
export function connect(url: string, connections: number) {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    connection: { application_name: 'parley' },
  })
  return {
    sql,
    db: drizzle(sql, { casing: 'snake_case' }),
    close: () => sql.end({ timeout: 5 }),
  }
}
