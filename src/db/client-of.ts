import type { PostgresJsSession } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'

type Session = PostgresJsSession<postgres.Sql, Record<string, never>, Record<string, never>>

/** What drizzle hands its statements to, of the pool or of a transaction: the driver itself. */
export const clientOf = (db: { readonly _: { readonly session: unknown } }): postgres.Sql =>
  (db._.session as Session).client
