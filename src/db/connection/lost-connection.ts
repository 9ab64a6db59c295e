import type postgres from 'postgres'

/**
 * Rejects every further statement of a transaction that has lost its connection; the server has rolled it back.
 * postgres.js reports the loss but still sends the statements that follow. They go either to a closed socket, which
 * crashes the process, or over a new connection that others use, where each of them commits on its own.
 */
export function guardLostConnection<S extends postgres.Sql>(sql: S): S {
  const { begin } = sql
  const beginGuarded = async (work: (tx: postgres.TransactionSql) => unknown) => {
    let isOver = false
    const watch = <A extends Promise<unknown>>(statement: A): A => {
      statement.catch((error: unknown) => {
        isOver ||= isConnectionLoss(error)
      })
      return statement
    }
    try {
      return await begin(async (tx) => {
        const { unsafe } = tx
        const unsafeGuarded: typeof unsafe = (...statement) => {
          if (isOver) throw new Error('This transaction is over.')
          return watch(unsafe(...statement))
        }
        try {
          return await work(Object.assign(tx, { unsafe: unsafeGuarded }))
        } finally {
          // Never settles. `begin` itself rejects because of the lost connection; if this callback settled, the driver
          // would send COMMIT or ROLLBACK on it.
          if (isOver) await new Promise(() => {})
        }
      })
    } finally {
      isOver = true
    }
  }
  return Object.assign(sql, { begin: beginGuarded })
}

/** System errors, such as ECONNRESET, have an `errno`; errors of a statement don't. */
const isConnectionLoss = (error: unknown): boolean => error instanceof Error && 'errno' in error
