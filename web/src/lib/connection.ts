import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../../src/trpc/router.ts'
import { createListeners } from './listeners.ts'

/**
 * Why the page can't reach the server's data, as far as its calls show: the device is offline, the server doesn't answer, or
 * the server can't reach its database. null without an outage.
 */
export type Outage = 'offline' | 'server' | 'database' | null

/** An outage begins after this many failed calls in a row, because a single call may be lost by chance. */
const failuresOfOutage = 2

let failures = 0
let databaseAway = false
let current: Outage = null
const listeners = createListeners()

function update(): void {
  const offline = globalThis.navigator?.onLine === false
  const next = offline
    ? 'offline'
    : failures >= failuresOfOutage
      ? 'server'
      : databaseAway
        ? 'database'
        : null
  if (next === current) return
  current = next
  listeners.notify()
}

globalThis.window?.addEventListener('online', () => {
  failures = 0
  update()
})
globalThis.window?.addEventListener('offline', update)
// A page may be opened offline.
update()

export const connection = {
  subscribe: listeners.subscribe,
  current: (): Outage => current,
}

/** Whether a call failed because the server can't reach its database. */
export const isDatabaseOutage = (error: unknown): boolean =>
  error instanceof Error && (error as { data?: { outage?: string } | null }).data?.outage === 'database'

/** Whether a call failed without an answer of the server: in the network, or at a gateway whose server is unavailable. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || (error as { data?: unknown }).data) return false
  const { cause } = error
  const status = (cause as { status?: number } | undefined)?.status
  return status === undefined ? cause instanceof TypeError : status >= 502
}

/** Calls that may succeed without the database. */
const independentCalls: readonly string[] = ['about']

/** Watches the results of all calls. */
export const watchConnection: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next(result) {
          failures = 0
          if (!independentCalls.includes(op.path)) databaseAway = false
          update()
          observer.next(result)
        },
        error(error) {
          if (isDatabaseOutage(error)) databaseAway = true
          failures = isUnreachable(error) ? failures + 1 : 0
          update()
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
