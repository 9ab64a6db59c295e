/** Runs synchronous work one at a time, and lets other requests be served before each. */
let tail: Promise<unknown> = Promise.resolve()

export function inTurn<T>(work: () => T): Promise<T> {
  const result = tail.then(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return work()
  })
  tail = result.catch(() => {})
  return result
}
