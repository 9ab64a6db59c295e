import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../../src/shared/errors.ts'
import type { AppRouter } from '../../../src/trpc/router.ts'
import { frameCopy } from '../copy/frame.ts'
import { serverMessage } from '../copy/server-message.ts'
import { isDatabaseOutage, watchConnection } from './connection.ts'
import { forgetUser, isLoggedIn } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

const isFailure = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError

/** The error's code from the server's table; null when the server's application didn't respond. */
export function appCode(error: unknown): ErrorCode | null {
  return isFailure(error) ? (error.data?.appCode ?? null) : null
}

/** A response that isn't JSON: it comes from a proxy or gateway, not from the application. */
class NonJsonResponse extends Error {
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

async function fetchJson(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (!response.headers.get('content-type')?.includes('json')) throw new NonJsonResponse(response.status)
  return response
}

/** The HTTP status of a response that isn't JSON; null for any other error. */
export function nonJsonStatus(error: unknown): number | null {
  return isFailure(error) && error.cause instanceof NonJsonResponse ? error.cause.status : null
}

/**
 * A failed call's text for the user: the server's message, or `statusText` when the response carries none, or a
 * general text when there was no response.
 */
export function failureText(
  error: unknown,
  statusText: (status: number) => string = frameCopy.serverError,
): string {
  if (isFailure(error)) {
    if (error.data) return serverMessage(error.message) || statusText(error.data.httpStatus)
    const status = nonJsonStatus(error)
    return status === null ? frameCopy.unreachable : statusText(status)
  }
  return error instanceof Error && error.message !== ''
    ? serverMessage(error.message)
    : frameCopy.unknownError
}

const sessionEnd = new EventTarget()

/** Calls `listener` when the server rejects the session although the page considers the user logged in. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEnd.addEventListener('end', listener)
  return () => sessionEnd.removeEventListener('end', listener)
}

function watchSession(error: unknown): void {
  if (appCode(error) !== 'NO_SESSION' || !isLoggedIn()) return
  forgetUser()
  sessionEnd.dispatchEvent(new Event('end'))
}

/**
 * Retries only failures that may be temporary: no response, or a server error. While the server's database is unavailable, a
 * read is repeated until it succeeds.
 */
const shouldRetry = (failures: number, error: unknown) =>
  isDatabaseOutage(error) || (failures < 2 && (!isFailure(error) || (error.data?.httpStatus ?? 500) >= 500))

/** Milliseconds before a retry: 1 s, doubled each time, at most 5 s, so that pages recover soon after an outage. */
const retryDelay = (failures: number) => Math.min(5_000, 1_000 * 2 ** failures)

// Components learn of a call in the same task that started it, not in a timeout: the second press of a double click meets a
// button that is already disabled.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  // `isOptional`: the page works without the data, so its failure doesn't lead to the login page.
  queryCache: new QueryCache({ onError: (error, { meta }) => !meta?.isOptional && watchSession(error) }),
  mutationCache: new MutationCache({ onError: watchSession }),
  defaultOptions: { queries: { staleTime: 10_000, retry: shouldRetry, retryDelay } },
})

const client = trpc.createClient({
  links: [
    watchConnection,
    httpBatchLink({
      url: '/trpc',
      maxURLLength: 4_000,
      fetch: (url, init) => fetchJson(url, init as RequestInit),
    }),
  ],
})

export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
