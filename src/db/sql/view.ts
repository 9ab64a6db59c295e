import { fillPlaceholders, type Query } from 'drizzle-orm'
import { AppError } from '../../shared/errors.ts'
import { JsonText } from '../../shared/http/json-text.ts'
import { memoize } from '../../shared/memoize.ts'
import type { Reader } from '../client.ts'
import { rawClient } from '../connection/raw-client.ts'

/*
 * How to send a query:
 * - Use drizzle's builder by default.
 * - On hot paths, use `view` or `textView`. The whole result is one JSON value that Postgres builds. The SQL is
 *   generated once per process, prepared once per connection, and no columns are mapped here.
 * - Use `preparedQuery` for other frequent queries whose result is rows, or that write. drizzle generates the SQL once
 *   and maps the columns.
 * - Use raw `sql` where none of these can express the statement.
 */

/** A select of a single field named `view`. */
interface ViewQuery<T> {
  toSQL(): Query
  readonly _: { readonly result: readonly { readonly view: T }[] }
}

/** Runs the query with values for its placeholders. Returns the first row's view, or null without a row. */
type Read<T> = (values: Readonly<Record<string, unknown>>) => Promise<T | null>

/** A prepared query whose view is returned as a value. `build` runs once per process. */
export const view = <T>(build: (db: Reader) => ViewQuery<T>): ((db: Reader) => Read<T>) =>
  prepareView(
    build,
    (query) => query,
    (value) => value as T,
  )

/** A prepared query whose view is returned as JSON text, for responses that pass it on without parsing it. */
export const textView = <T>(build: (db: Reader) => ViewQuery<T>): ((db: Reader) => Read<JsonText<T>>) =>
  prepareView(
    build,
    ({ sql, params }) => ({ sql: `select result.view::text from (${sql}) as result (view)`, params }),
    (text) => new JsonText<T>(text as string),
  )

/**
 * Queries built with drizzle's `prepare`. `build` runs once for the pool instead of at every call, and once for each
 * transaction that uses them.
 */
export const preparedQuery: <T>(build: (db: Reader) => T) => (db: Reader) => T = memoize

/** @throws AppError NOT_FOUND for null */
export function orNotFound<T>(view: T | null): T {
  if (view === null) throw new AppError('NOT_FOUND')
  return view
}

function prepareView<V, T>(
  build: (db: Reader) => ViewQuery<V>,
  wrap: (query: Query) => Query,
  parse: (value: unknown) => T,
): (db: Reader) => Read<T> {
  let query: Query | undefined
  return (db) => {
    query ??= wrap(build(db).toSQL())
    const { sql, params } = query
    const client = rawClient(db)
    return async (values) => {
      const filled = fillPlaceholders(params, values)
      const [row] = await client.unsafe(sql, filled as never[], prepared).values()
      const value: unknown = row?.[0]
      return value === undefined || value === null ? null : parse(value)
    }
  }
}

const prepared = { prepare: true }
