import type postgres from 'postgres'
import { DatabaseTimeout } from './outage.ts'

/**
 * Rejects statements and transactions that wait longer than `ms` for the server: one that hangs sends no error. The
 * connection stays in use until the server responds or the connection breaks. A commit that is rejected this way may
 * still take effect.
 */
export function limitTime<S extends postgres.Sql>(sql: S, ms: number): S {
  const { begin } = sql
  const beginLimited = async (work: (tx: postgres.TransactionSql) => unknown) => {
    const late = Promise.withResolvers<never>()
    const startTimer = () => setTimeout(() => late.reject(new DatabaseTimeout()), ms)
    let isLate = false
    late.promise.catch(() => {
      isLate = true
    })
    let timer = startTimer()
    const running = begin(async (tx) => {
      clearTimeout(timer)
      // The caller has given up: this rolls back.
      if (isLate) throw new DatabaseTimeout()
      const result = await work(limitStatements(tx, ms, late.reject))
      timer = startTimer()
      return result
    })
    running.catch(() => {})
    try {
      return await Promise.race([running, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
  return Object.assign(limitStatements(sql, ms), { begin: beginLimited })
}

interface Rejectable {
  reject(error: Error): void
}

function limitStatements<S extends postgres.Sql | postgres.TransactionSql>(
  sql: S,
  ms: number,
  onLate: (error: Error) => void = () => {},
): S {
  const { unsafe } = sql
  const watch = <A extends Promise<unknown>>(query: A): A => {
    const timer = setTimeout(() => {
      const error = new DatabaseTimeout()
      // Missing in the types of postgres.js.
      ;(query as unknown as Rejectable).reject(error)
      onLate(error)
    }, ms)
    const stop = () => clearTimeout(timer)
    query.then(stop, stop)
    return query
  }
  const unsafeLimited: typeof unsafe = (...statement) => watch(unsafe(...statement))
  return Object.assign(sql, { unsafe: unsafeLimited })
}
