import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A row's cursor as `cursorSchema` parses it: base64url of its sort keys, in the order of the list's `order by`. */
export const cursorOf = (...sortKeys: readonly (AnyColumn | SQL)[]): SQL<string> =>
  sql`translate(encode(convert_to(json_build_array(${sql.join([...sortKeys], sql`, `)})::text, 'UTF8'), 'base64'),
    E'+/=\n', '-_')`
