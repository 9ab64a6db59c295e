import type postgres from 'postgres'

/** How many statements a process remembers; those beyond are never prepared. */
const kept = 2_000

/**
 * drizzle tells the driver not to prepare its statements. Here one that comes a second time is prepared after all:
 * Postgres parses and plans it once for a connection, and it takes one round trip instead of two. One that comes only
 * once (a list of some length) leaves nothing behind in the server.
 */
export function autoPrepare<S extends postgres.Sql>(sql: S): S {
  const again = seenBefore()
  const { begin } = sql
  prepareAgain(sql, again)
  const beginning = (work: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => {
      prepareAgain(tx, again)
      return work(tx)
    })
  return Object.assign(sql, { begin: beginning })
}

/** Whether a statement came before. */
export function seenBefore(): (text: string) => boolean {
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
