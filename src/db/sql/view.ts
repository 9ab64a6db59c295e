import { fillPlaceholders, type Query } from 'drizzle-orm'
import { AppError } from '../../shared/errors.ts'
import { JsonText } from '../../shared/json-text.ts'
import type { Reader } from '../client.ts'
import { rawClient } from './raw-client.ts'

/**
 * For what is read all the time: one statement that answers one view, built as JSON by Postgres. drizzle writes the
 * statement once for the process, transactions included; each call then goes straight to the driver, since there are
 * no columns to map.
 */

/** A select of one field, `view`. */
interface ViewQuery<T> {
  toSQL(): Query
  readonly _: { readonly result: readonly { readonly view: T }[] }
}

/** The first row's view; null without a row. */
type Read<T> = (values: Readonly<Record<string, unknown>>) => Promise<T | null>

/** Answers the view as a value. */
export const view = <T>(make: (db: Reader) => ViewQuery<T>): ((db: Reader) => Read<T>) =>
  asking(
    make,
    (query) => query,
    (said) => said as T,
  )

/** Answers the view as JSON text, for what is passed on unread. */
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
    const client = rawClient(db)
    return async (values) => {
      const filled = fillPlaceholders(params, values)
      const [row] = await client.unsafe(sql, filled as never[], prepared).values()
      const said: unknown = row?.[0]
      return said === undefined || said === null ? null : read(said)
    }
  }
}

const prepared = { prepare: true }
