import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../shared/errors.ts'

/** So many calls a minute for each key, session and address, with the standard headers; 429 above. */
export async function rateLimits(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    keyGenerator: callerOf,
    allowList: (request) => !/^\/(api|trpc)\//.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY', undefined, { retryAfter: ttl / 1000 }),
  })
}

function callerOf(request: FastifyRequest): string {
  const credential =
    request.headers.authorization ?? request.headers.cookie?.match(/parley_session=([^;]+)/)?.[1]
  return credential ? createHash('sha256').update(credential).digest('base64url') : request.ip
}
