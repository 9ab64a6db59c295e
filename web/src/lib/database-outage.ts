import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../../src/trpc/router.ts'

/** Whether the server can't reach its database, as far as the page's calls tell. */

let away = false
const listeners = new Set<() => void>()

function setAway(next: boolean): void {
  if (next === away) return
  away = next
  for (const listener of listeners) listener()
}

export const databaseOutage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): boolean => away,
}

/** Whether a call failed because the server can't reach its database. */
export const isDatabaseOutage = (error: unknown): boolean =>
  error instanceof Error && (error as { data?: { outage?: string } | null }).data?.outage === 'database'

/** Calls that may succeed without the database. */
const independentCalls: readonly string[] = ['about']

/** Watches the results of all calls. */
export const watchDatabase: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next(result) {
          if (!independentCalls.includes(op.path)) setAway(false)
          observer.next(result)
        },
        error(error) {
          if (isDatabaseOutage(error)) setAway(true)
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
