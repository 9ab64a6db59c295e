import { type AnyColumn, type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

/*
 * Views that Postgres builds as JSON: one value of one row, instead of rows whose columns are parsed, mapped and
 * assembled here. Fields are listed by name, so that a new column is never published by accident.
 */

/** A field's type in JSON. A timestamp has none: it needs `isoText`. */
type Value<F> =
  F extends SQL<infer T>
    ? T
    : F extends Column
      ? Date extends GetColumnData<F>
        ? never
        : GetColumnData<F>
      : never

type Fields = Readonly<Record<string, AnyColumn | SQL>>

export function jsonObject<F extends Fields>(fields: F): SQL<{ [K in keyof F]: Value<F[K]> }> {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** The objects of all rows; an empty list without rows. */
export const jsonList = <T>(object: SQL<T>, order: SQL): SQL<T[]> =>
  sql`coalesce(json_agg(${object} order by ${order}), '[]')`

/** A timestamp in the format of `Date.toISOString`. */
export const isoText = <C extends AnyColumn>(moment: C) =>
  isoTime<null extends GetColumnData<C> ? string | null : string>(moment)

/** The same for an expression. */
export const isoTime = <T = string>(moment: AnyColumn | SQL): SQL<T> =>
  sql<T>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
