import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../shared/errors.ts'
import { MinuteCounter } from './minute-counter.ts'
import { clientAddress } from './request-context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's requests don't count. */
    unlimited?: true
  }
  interface FastifyRequest {
    /** Counts a call of a procedure. The request itself has paid for the first ordinary one. @throws AppError TOO_MANY */
    countCall(weight: number): void
  }
}

/** How many sessions and keys may use their full rate from one address. This limits callers with made-up credentials. */
const callersPerAddress = 10

/** Whether the request is a call of the API or of the pages. Decided by the route: a URL has many spellings. */
export const isCall = ({ routeOptions }: FastifyRequest): boolean =>
  /^\/(api|trpc)\//.test(routeOptions.url ?? '')

/**
 * Limits the calls per minute of each API key, session and address; sends the standard headers, and 429 above the limit.
 * Each call of a batch counts, and heavy ones count for several.
 */
export function rateLimits(
  app: FastifyInstance,
  { config }: { config: { readonly rateLimit: number } },
): void {
  const counter = new MinuteCounter()
  app.addHook('onClose', async () => counter.close())

  const count = (request: FastifyRequest, reply: FastifyReply, weight: number) => {
    const max = config.rateLimit
    const address = clientAddress(request)
    // A single call, however heavy, fits into a full limit.
    const cost = Math.min(weight, max)
    const ofAddress = counter.count(`address:${address}`, cost)
    const used =
      ofAddress > max * callersPerAddress
        ? Number.POSITIVE_INFINITY
        : counter.count(callerOf(request, address), cost)
    const seconds = counter.secondsLeft()
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, max - used),
      'ratelimit-reset': seconds,
    })
    if (used > max) throw new AppError('TOO_MANY', undefined, { retryAfter: seconds })
  }
  app.decorateRequest('countCall', () => {})
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request) || request.routeOptions.config.unlimited) return done()
    count(request, reply, 1)
    let paid = 1
    request.countCall = (weight) => {
      if (weight > paid) count(request, reply, weight - paid)
      paid = 0
    }
    done()
  })
}

function callerOf(request: FastifyRequest, address: string): string {
  const credential =
    request.headers.authorization ?? request.headers.cookie?.match(/parley_session=([^;]+)/)?.[1]
  return credential ? hash('sha256', credential, 'base64url') : address
}
