/**
 * Lets asynchronous code wait for a live event: `wait` resolves at the next `notify`, and after `ms` milliseconds at
 * the latest. The caller then polls the server, so a lost event only delays the result. `wait` rejects with an
 * AbortError when `signal` aborts.
 */
export function createEventSignal() {
  const waiters = new Set<() => void>()
  return {
    notify() {
      for (const resolveWaiter of waiters) resolveWaiter()
    },
    wait(ms: number, signal?: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        const finish = (settle: () => void) => () => {
          clearTimeout(timer)
          waiters.delete(resolveWaiter)
          signal?.removeEventListener('abort', abort)
          settle()
        }
        const resolveWaiter = finish(resolve)
        const abort = finish(() => reject(new DOMException('Stopped', 'AbortError')))
        const timer = setTimeout(resolveWaiter, ms)
        waiters.add(resolveWaiter)
        if (signal?.aborted) abort()
        else signal?.addEventListener('abort', abort)
      })
    },
  }
}
