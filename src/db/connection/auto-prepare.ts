import type postgres from 'postgres'

/** How many statement texts a process remembers. Further ones are never prepared. */
const maxTexts = 2_000

/**
 * Prepares statements from their second execution on; drizzle tells the driver to prepare none. Postgres parses and
 * plans a prepared statement once per connection, and it takes one round trip instead of two. A text that is sent only
 * once, such as an `in` list of some length, leaves nothing behind on the server.
 */
export function autoPrepare<S extends postgres.Sql>(sql: S): S {
  const isRepeated = seenBefore()
  const { begin } = sql
  prepareRepeated(sql, isRepeated)
  const beginPreparing = (work: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => {
      prepareRepeated(tx, isRepeated)
      return work(tx)
    })
  return Object.assign(sql, { begin: beginPreparing })
}

/** Returns a function that is true for a text it has been called with before. */
export function seenBefore(): (text: string) => boolean {
  const texts = new Set<string>()
  return (text) => {
    if (texts.has(text)) return true
    if (texts.size < maxTexts) texts.add(text)
    return false
  }
}

function prepareRepeated(
  sql: postgres.Sql | postgres.TransactionSql,
  isRepeated: (text: string) => boolean,
): void {
  const { unsafe } = sql
  const unsafePreparing: typeof unsafe = (text, parameters, options) =>
    options?.prepare || !parameters?.length || !isRepeated(text)
      ? unsafe(text, parameters, options)
      : unsafe(text, parameters, { ...options, prepare: true })
  Object.assign(sql, { unsafe: unsafePreparing })
}
