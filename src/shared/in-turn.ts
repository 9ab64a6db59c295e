const tails = new Map<string, Promise<unknown>>()

/**
 * Runs work with the same key one after the other in this process, and lets other requests be served in between. What
 * waits here holds no database connection, unlike what waits for a lock in a transaction.
 */
export function inTurn<T>(key: string, work: () => T | Promise<T>): Promise<T> {
  const result = (tails.get(key) ?? Promise.resolve()).then(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return await work()
  })
  const tail = result
    .catch(() => {})
    .then(() => {
      if (tails.get(key) === tail) tails.delete(key)
    })
  tails.set(key, tail)
  return result
}
