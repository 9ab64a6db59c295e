import type { PostgresJsSession } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'

type Session = PostgresJsSession<postgres.Sql, Record<string, never>, Record<string, never>>

/** The postgres.js client below drizzle: the pool's, or the transaction's own. */
export const rawClient = (db: { readonly _: { readonly session: unknown } }): postgres.Sql =>
  (db._.session as Session).client
