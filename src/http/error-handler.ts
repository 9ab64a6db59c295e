import { TRPCError } from '@trpc/server'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError, type ErrorCode, failureBody } from '../shared/errors.ts'
import { failureOf } from './failure.ts'

/** The error codes for statuses of Fastify's own errors. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_INPUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY',
}

/** Sends errors of all endpoints except tRPC's: the code's status, and its text as both `message` and `error`. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const thrown = error instanceof TRPCError ? (error.cause ?? error) : error
    const code = error.statusCode === undefined ? undefined : byStatus[error.statusCode]
    const isAppError = thrown instanceof Error && thrown.name === 'AppError'
    const failure = failureOf(!isAppError && code ? new AppError(code, textOf(error, code)) : thrown)
    if (failure.data.httpStatus >= 500) request.log.error({ err: error }, 'request failed')
    // For a body that it refuses, Fastify sets `connection: close`. drainLateBodies handles it instead.
    reply.removeHeader('connection')
    return replyFailure(reply, failure)
  })
}

/** The response for a URL that the router can't decode. */
export const malformedUrl = (_error: unknown, _request: unknown, reply: FastifyReply): void => {
  replyFailure(reply, failureOf(new AppError('BAD_INPUT', 'This address is not well formed.')))
}

const textOf = (error: FastifyError, code: ErrorCode) =>
  code === 'BAD_INPUT' || code === 'TOO_MANY' ? error.message : undefined

function replyFailure(reply: FastifyReply, { message, data }: ReturnType<typeof failureOf>): FastifyReply {
  if (data.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(data.retryAfter)))
  return reply.code(data.httpStatus).send(failureBody(data.appCode, message))
}
