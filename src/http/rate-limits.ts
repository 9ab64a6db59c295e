import { hash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../shared/errors.ts'
import { clientAddress } from './request-context.ts'

/** How many callers are remembered; with more, the one seen longest ago is forgotten. */
const remembered = 50_000
/** How many sessions and keys may work at full rate from one address; made-up credentials meet this limit. */
const callersPerAddress = 10

/** So many calls a minute for each key, session and address, with the standard headers; 429 above. */
export async function rateLimits(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    cache: remembered,
    enableDraftSpec: true,
    keyGenerator: callerOf,
    allowList: (request) => !isCounted(request),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  const ofAddress = app.createRateLimit({
    max: config.rateLimit * callersPerAddress,
    timeWindow: '1 minute',
    // Read by the library, unknown to its types; without it, 5,000.
    ...({ cache: remembered } as object),
    keyGenerator: (request) => `address:${clientAddress(request)}`,
    allowList: (request) => !isCounted(request),
  })
  app.addHook('onRequest', async (request) => {
    const used = await ofAddress(request)
    if (!used.isAllowed && used.isExceeded) throw tooMany(used.ttl)
  })
}

const isCounted = (request: FastifyRequest) => /^\/(api|trpc)\//.test(request.url)
const tooMany = (ttl: number) => new AppError('TOO_MANY', undefined, { retryAfter: ttl / 1000 })

function callerOf(request: FastifyRequest): string {
  const credential =
    request.headers.authorization ?? request.headers.cookie?.match(/parley_session=([^;]+)/)?.[1]
  return credential ? hash('sha256', credential, 'base64url') : clientAddress(request)
}
