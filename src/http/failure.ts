import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { AppError, type ErrorCode, errors } from '../shared/errors.ts'
import { inputErrorMessage } from '../shared/input-error-message.ts'

/** The data of a failed call, besides its message. */
export interface FailureData {
  appCode: ErrorCode
  httpStatus: number
  retryAfter: number | undefined
}

/** Maps any thrown value to an error code and message. Unknown errors become INTERNAL with its generic message. */
export function failureOf(thrown: unknown): { message: string; data: FailureData } {
  if (thrown instanceof AppError) return row(thrown.code, thrown.message, thrown.retryAfter)
  if (thrown instanceof ZodError) return row('BAD_INPUT', inputErrorMessage(thrown.issues))
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

const row = (code: ErrorCode, message: string = errors[code].message, retryAfter?: number) => ({
  message,
  data: { appCode: code, httpStatus: errors[code].status, retryAfter },
})
