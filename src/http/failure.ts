import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { AppError, type ErrorCode, errors } from '../shared/errors.ts'
import { inputErrorMessage } from '../shared/input-error-message.ts'

/** What a failed call tells its caller besides the message. */
export interface FailureData {
  appCode: ErrorCode
  httpStatus: number
  retryAfter: number | undefined
}

/** Maps anything thrown to a row of the error table. An unknown error becomes INTERNAL and reveals nothing. */
export function failureOf(thrown: unknown): { message: string; data: FailureData } {
  if (thrown instanceof AppError) return row(thrown.code, thrown.message, thrown.retryAfter)
  if (thrown instanceof ZodError) return row('BAD_INPUT', inputErrorMessage(thrown.issues))
  if (!(thrown instanceof TRPCError)) return row('INTERNAL')
  const known = thrown.cause instanceof AppError || thrown.cause instanceof ZodError
  return known ? failureOf(thrown.cause) : row(codeOf(thrown))
}

/** Errors that tRPC throws itself, such as an unknown path. */
function codeOf({ code }: TRPCError): ErrorCode {
  if (code === 'METHOD_NOT_SUPPORTED') return 'NOT_FOUND'
  const codes = Object.keys(errors) as ErrorCode[]
  return codes.find((known) => errors[known].trpc === code) ?? 'INTERNAL'
}

const row = (code: ErrorCode, message: string = errors[code].message, retryAfter?: number) => ({
  message,
  data: { appCode: code, httpStatus: errors[code].status, retryAfter },
})
