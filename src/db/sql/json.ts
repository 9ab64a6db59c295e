import { type AnyColumn, type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

/**
 * Lists and nested views as JSON that Postgres builds: one column of one row, instead of rows of columns that are
 * taken apart, mapped and put together here. Every field is named, so that a new column stays inside until
 * somebody decides otherwise.
 */

/** What JSON makes of a field; a moment must be said as text. */
type Value<F> =
  F extends SQL<infer T>
    ? T
    : F extends Column
      ? Date extends GetColumnData<F>
        ? never
        : GetColumnData<F>
      : never

type Fields = Readonly<Record<string, AnyColumn | SQL>>

/** One object. */
export function jsonObject<F extends Fields>(fields: F): SQL<{ [K in keyof F]: Value<F[K]> }> {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** All rows' objects; an empty list without rows. */
export const jsonList = <T>(object: SQL<T>, order: SQL): SQL<T[]> =>
  sql`coalesce(json_agg(${object} order by ${order}), '[]')`

/** A moment as `Date.toISOString` says it. */
export const isoText = <C extends AnyColumn>(moment: C) =>
  sql<
    null extends GetColumnData<C> ? string | null : string
  >`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
