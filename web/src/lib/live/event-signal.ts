/**
 * A live event as something to wait for: `wait` resolves at the next ring, or after `ms` at the latest.
 * Whoever waits then asks the server, so a lost ring costs time and nothing else.
 */
export function createEventSignal() {
  const waiting = new Set<() => void>()
  return {
    ring() {
      for (const wake of waiting) wake()
    },
    wait(ms: number, signal?: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => () => {
          clearTimeout(timer)
          waiting.delete(wake)
          signal?.removeEventListener('abort', stop)
          settle()
        }
        const wake = end(resolve)
        const stop = end(() => reject(new DOMException('Stopped', 'AbortError')))
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop)
      })
    },
  }
}
