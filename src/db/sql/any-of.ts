import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** `inArray` with all ids in one array parameter: the SQL text doesn't depend on their number, so it is prepared once. */
export const anyOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`
