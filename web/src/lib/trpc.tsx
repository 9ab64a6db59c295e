import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../../src/shared/errors.ts'
import type { AppRouter } from '../../../src/trpc/router.ts'
import { forgetUser, isLoggedIn } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

const isFailure = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError

/** The error's code in the server's table; null when no answer came. */
export function appCode(error: unknown): ErrorCode | null {
  return isFailure(error) ? (error.data?.appCode ?? null) : null
}

/** An answer that isn't the server's: something between it and the page has spoken. */
class ForeignAnswer extends Error {
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

async function fetchOwn(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (!response.headers.get('content-type')?.includes('json')) throw new ForeignAnswer(response.status)
  return response
}

/** The status of an answer without the server's own words. */
export function nonJsonStatus(error: unknown): number | null {
  return isFailure(error) && error.cause instanceof ForeignAnswer ? error.cause.status : null
}

/** The server's sentence; `unsaid` says a status that came without one; a plain one when nothing came. */
export function failureText(
  error: unknown,
  unsaid: (status: number) => string = (status) => `Server error: ${status}`,
): string {
  if (isFailure(error)) {
    if (error.data) return error.message || unsaid(error.data.httpStatus)
    const status = nonJsonStatus(error)
    return status === null
      ? 'The server could not be reached. Please check your connection and try again.'
      : unsaid(status)
  }
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error'
}

const sessionEnd = new EventTarget()

/** Calls `listener` when the server says that the session the page believed in is over. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEnd.addEventListener('end', listener)
  return () => sessionEnd.removeEventListener('end', listener)
}

function watchSession(error: unknown): void {
  if (appCode(error) !== 'NO_SESSION' || !isLoggedIn()) return
  forgetUser()
  sessionEnd.dispatchEvent(new Event('end'))
}

/** Only what may pass by itself is tried again: no answer, or a fault on the server's side. */
const worthRetrying = (count: number, error: unknown) =>
  count < 2 && (!isFailure(error) || (error.data?.httpStatus ?? 500) >= 500)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watchSession }),
  mutationCache: new MutationCache({ onError: watchSession }),
  defaultOptions: { queries: { staleTime: 10_000, retry: worthRetrying } },
})

const client = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxURLLength: 4_000,
      fetch: (url, init) => fetchOwn(url, init as RequestInit),
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
