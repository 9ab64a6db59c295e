import { hash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../shared/errors.ts'
import { clientAddress } from './request-context.ts'

/** How many callers are counted. Above it, the least recent one is dropped. */
const cacheSize = 50_000
/** How many sessions and keys may use their full rate from one address. This limits callers with made-up credentials. */
const callersPerAddress = 10

/** Limits the calls per minute of each API key, session and address; sends the standard headers, and 429 above the limit. */
export async function rateLimits(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    cache: cacheSize,
    enableDraftSpec: true,
    keyGenerator: callerOf,
    allowList: (request) => !isCounted(request),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  const countAddress = app.createRateLimit({
    max: config.rateLimit * callersPerAddress,
    timeWindow: '1 minute',
    // An option of the library that its types lack. The default is 5,000.
    ...({ cache: cacheSize } as object),
    keyGenerator: (request) => `address:${clientAddress(request)}`,
    allowList: (request) => !isCounted(request),
  })
  app.addHook('onRequest', async (request) => {
    const count = await countAddress(request)
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl)
  })
}

const isCounted = (request: FastifyRequest) => /^\/(api|trpc)\//.test(request.url)
const tooMany = (ttl: number) => new AppError('TOO_MANY', undefined, { retryAfter: ttl / 1000 })

function callerOf(request: FastifyRequest): string {
  const credential =
    request.headers.authorization ?? request.headers.cookie?.match(/parley_session=([^;]+)/)?.[1]
  return credential ? hash('sha256', credential, 'base64url') : clientAddress(request)
}
