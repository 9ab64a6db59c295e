import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** `inArray` with one parameter for all, so that the text is the same for however many, and prepared once. */
export const anyOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`
