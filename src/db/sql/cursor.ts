import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A row's place in its list as `cursorSchema` reads it: what the list is ordered by, in that order. */
export const cursorOf = (...place: readonly (AnyColumn | SQL)[]): SQL<string> =>
  sql`translate(encode(convert_to(json_build_array(${sql.join([...place], sql`, `)})::text, 'UTF8'), 'base64'),
    E'+/=\n', '-_')`
