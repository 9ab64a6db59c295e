import type { Ctx } from '../../context.ts'

/** How often a running turn checks whether its result is still wanted, in milliseconds. */
const checkIntervalMs = 2_000

/**
 * Runs `work`, and aborts it once `isCurrent` is false, so that an obsolete turn causes no further assistant costs.
 * Returns undefined when the turn is obsolete.
 */
export async function whileCurrent<T>(
  { log }: Pick<Ctx, 'log'>,
  { signal, isCurrent }: { signal: AbortSignal; isCurrent: () => Promise<boolean> },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  if (!(await isCurrent())) return undefined
  const obsolete = new AbortController()
  const timer = setInterval(() => {
    isCurrent().then(
      (current) => current || obsolete.abort(),
      (error: unknown) => log.warn({ err: error }, 'turn not checked'),
    )
  }, checkIntervalMs)
  try {
    return await work(AbortSignal.any([signal, obsolete.signal]))
  } catch (error) {
    if (obsolete.signal.aborted) return undefined
    throw error
  } finally {
    clearInterval(timer)
  }
}
