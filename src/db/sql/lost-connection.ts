import type postgres from 'postgres'

/**
 * A transaction that has lost its connection is over: the server rolls it back. The driver says so, but goes on with
 * it all the same: into a socket that isn't there, which ends the process, or into a session that is another's by
 * now, where each statement commits by itself. Here nothing more is said in it.
 */
export function guardLostConnection<S extends postgres.Sql>(sql: S): S {
  const { begin } = sql
  const beginning = async (work: (tx: postgres.TransactionSql) => unknown) => {
    let over = false
    const watched = <A extends Promise<unknown>>(answer: A): A => {
      answer.catch((error: unknown) => {
        over ||= isLoss(error)
      })
      return answer
    }
    try {
      return await begin(async (tx) => {
        const { unsafe } = tx
        const asked: typeof unsafe = (...statement) => {
          if (over) throw new Error('This transaction is over.')
          return watched(unsafe(...statement))
        }
        try {
          return await work(Object.assign(tx, { unsafe: asked }))
        } finally {
          // The driver has failed it already, or is about to; told of the end it would roll back where it can't.
          if (over) await new Promise(() => {})
        }
      })
    } finally {
      over = true
    }
  }
  return Object.assign(sql, { begin: beginning })
}

/** The connection has failed, not the statement: as all failures of the system it has a number. */
const isLoss = (error: unknown): boolean => error instanceof Error && 'errno' in error
