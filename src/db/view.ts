import { fillPlaceholders, type Query } from 'drizzle-orm'
import { AppError } from '../shared/errors.ts'
import { JsonText } from '../shared/json-text.ts'
import type { Reader } from './client.ts'
import { clientOf } from './client-of.ts'

/**
 * What is read all the time: one statement that answers one view, all of it built by Postgres. drizzle says the
 * statement once for the process, for transactions too; then it goes straight to the driver, for there are no
 * columns left to map.
 */

/** A select of one field, `view`. */
interface ViewQuery<T> {
  toSQL(): Query
  readonly _: { readonly result: readonly { readonly view: T }[] }
}

/** Of the first row; null without one. */
type Read<T> = (values: Readonly<Record<string, unknown>>) => Promise<T | null>

/** The view as its value. */
export const view = <T>(make: (db: Reader) => ViewQuery<T>): ((db: Reader) => Read<T>) =>
  asking(
    make,
    (query) => query,
    (said) => said as T,
  )

/** The view as the text it was written in, for what is answered as it stands. */
export const textView = <T>(make: (db: Reader) => ViewQuery<T>): ((db: Reader) => Read<JsonText<T>>) =>
  asking(
    make,
    ({ sql, params }) => ({ sql: `select said.view::text from (${sql}) as said (view)`, params }),
    (text) => new JsonText<T>(text as string),
  )

/** @throws AppError NOT_FOUND where there is nothing to read */
export function found<T>(read: T | null): T {
  if (read === null) throw new AppError('NOT_FOUND')
  return read
}

function asking<V, T>(
  make: (db: Reader) => ViewQuery<V>,
  worded: (query: Query) => Query,
  read: (said: unknown) => T,
): (db: Reader) => Read<T> {
  let query: Query | undefined
  return (db) => {
    query ??= worded(make(db).toSQL())
    const { sql, params } = query
    const client = clientOf(db)
    return async (values) => {
      const filled = fillPlaceholders(params, values)
      const [row] = await client.unsafe(sql, filled as never[], prepared).values()
      const said: unknown = row?.[0]
      return said === undefined || said === null ? null : read(said)
    }
  }
}

const prepared = { prepare: true }
