import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { databaseOutageOf } from '../db/connection/outage.ts'
import { AppError, type ErrorCode, errors } from '../shared/errors.ts'
import { inputErrorMessage } from '../shared/http/input-error-message.ts'

/** The data of a failed call, besides its message. */
export interface FailureData {
  appCode: ErrorCode
  httpStatus: number
  retryAfter: number | undefined
  /** Set when the call failed because the database is away, so that pages can say so and retry. */
  outage?: 'database'
}

/** After how many seconds clients should try again when the database is away. */
const outageRetrySeconds = 5

/** Maps any thrown value to an error code and message. Unknown errors become INTERNAL with its generic message. */
export function failureOf(thrown: unknown): { message: string; data: FailureData } {
  if (thrown instanceof AppError) return row(thrown.code, thrown.message, thrown.retryAfter)
  if (thrown instanceof ZodError) return row('BAD_INPUT', inputErrorMessage(thrown.issues))
  if (databaseOutageOf(thrown)) {
    const { message, data } = row('UNAVAILABLE', "Parley can't reach its database. Please try again.")
    return { message, data: { ...data, retryAfter: outageRetrySeconds, outage: 'database' } }
  }
  if (!(thrown instanceof TRPCError)) return row('INTERNAL')
  const hasKnownCause = thrown.cause instanceof AppError || thrown.cause instanceof ZodError
  return hasKnownCause ? failureOf(thrown.cause) : row(codeOf(thrown))
}

/** The code for an error that tRPC itself throws, such as an unknown path. */
function codeOf({ code }: TRPCError): ErrorCode {
  if (code === 'METHOD_NOT_SUPPORTED') return 'NOT_FOUND'
  const codes = Object.keys(errors) as ErrorCode[]
  return codes.find((candidate) => errors[candidate].trpc === code) ?? 'INTERNAL'
}

const row = (
  code: ErrorCode,
  message: string = errors[code].message,
  retryAfter?: number,
): { message: string; data: FailureData } => ({
  message,
  data: { appCode: code, httpStatus: errors[code].status, retryAfter },
})
