/** How many refreshes may follow each other at once, after a quiet time. */
const burst = 5
/** Afterwards, one refresh in this time, in milliseconds. */
const intervalMs = 1_000

/**
 * Refreshes at once, except when events keep coming: then once a second, for all ids that were named meanwhile. Otherwise a busy
 * other side could have a page make more calls than its session may.
 */
export function paced<Utils>(
  refresh: (utils: Utils, ids: readonly string[]) => Promise<unknown>,
): (utils: Utils, id?: string) => Promise<unknown> {
  const ids = new Set<string>()
  let left = burst
  let countedAt = performance.now()
  let next: Promise<unknown> | undefined

  /** How long the next refresh has to wait, in milliseconds. */
  const takeTurn = (): number => {
    const now = performance.now()
    left = Math.min(burst, left + (now - countedAt) / intervalMs) - 1
    countedAt = now
    return left < 0 ? -left * intervalMs : 0
  }
  const refreshLater = async (utils: Utils) => {
    const waitMs = takeTurn()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    else await null
    next = undefined
    const named = [...ids]
    ids.clear()
    await refresh(utils, named)
  }
  return (utils, id = '') => {
    ids.add(id)
    next ??= refreshLater(utils)
    return next
  }
}
