import { TRPCError } from '@trpc/server'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError, type ErrorCode } from '../shared/errors.ts'
import { failureOf } from './failure.ts'

/** Fastify's own refusals as rows of the error table. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_INPUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY',
}

/** Every failure of a plain HTTP door: the row's status, and its text as `message` and `error` (design 6). */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const thrown = error instanceof TRPCError ? (error.cause ?? error) : error
    const refused = error.statusCode === undefined ? undefined : byStatus[error.statusCode]
    const own = thrown instanceof Error && thrown.name === 'AppError'
    const failure = failureOf(!own && refused ? new AppError(refused, textOf(error, refused)) : thrown)
    if (failure.data.httpStatus >= 500) request.log.error({ err: error }, 'request failed')
    // Fastify closes the connection after a body it doesn't take, under whoever still sends it: see lateBodies.
    reply.removeHeader('connection')
    return replyFailure(reply, failure)
  })
}

/** An address that no route could even be looked up for. */
export const malformedUrl = (_error: unknown, _request: unknown, reply: FastifyReply): void => {
  replyFailure(reply, failureOf(new AppError('BAD_INPUT', 'This address is not well formed.')))
}

const textOf = (error: FastifyError, code: ErrorCode) =>
  code === 'BAD_INPUT' || code === 'TOO_MANY' ? error.message : undefined

function replyFailure(reply: FastifyReply, { message, data }: ReturnType<typeof failureOf>): FastifyReply {
  if (data.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(data.retryAfter)))
  return reply.code(data.httpStatus).send({ success: false, message, error: message })
}
