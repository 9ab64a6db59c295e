import type postgres from 'postgres'

/** How many statements a process keeps in mind; a text beyond them is sent as it is. */
const kept = 2_000

/**
 * The driver prepares what it is asked itself, but drizzle asks it not to. Here what comes again is prepared:
 * Postgres parses and plans it once for a connection, and it takes one way there and back instead of two. What
 * comes but once (lists of any length) leaves nothing behind in the server.
 */
export function preparing<S extends postgres.Sql>(sql: S): S {
  const again = comesAgain()
  const { begin } = sql
  prepareAgain(sql, again)
  const beginning = (work: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => {
      prepareAgain(tx, again)
      return work(tx)
    })
  return Object.assign(sql, { begin: beginning })
}

/** Says of a text whether it was asked before. */
export function comesAgain(): (text: string) => boolean {
  const seen = new Set<string>()
  return (text) => {
    if (seen.has(text)) return true
    if (seen.size < kept) seen.add(text)
    return false
  }
}

function prepareAgain(sql: postgres.Sql | postgres.TransactionSql, again: (text: string) => boolean): void {
  const { unsafe } = sql
  const asked: typeof unsafe = (text, parameters, options) =>
    options?.prepare || !parameters?.length || !again(text)
      ? unsafe(text, parameters, options)
      : unsafe(text, parameters, { ...options, prepare: true })
  Object.assign(sql, { unsafe: asked })
}
