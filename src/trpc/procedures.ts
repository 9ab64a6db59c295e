import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import type { Viewer, Visit } from '../context.ts'
import { AppError, type ErrorCode, errors } from '../shared/errors.ts'
import { inputSentence } from '../shared/input-sentences.ts'
import { runSteps } from './steps.ts'

/** What a failed call tells its caller besides the message. */
export interface FailureData {
  appCode: ErrorCode
  httpStatus: number
  retryAfter: number | undefined
}

interface Meta {
  /** It is recorded, and so a mutation, but reads all the same: a key that may only read can call it. */
  readonly reads?: true
}

const t = initTRPC
  .context<Visit>()
  .meta<Meta>()
  .create({
    // A stack says where our files lie; the log has it.
    isDev: false,
    errorFormatter({ shape, error }) {
      const { message, data } = failureOf(error)
      return { ...shape, message, data: { ...shape.data, code: errors[data.appCode].trpc, ...data } }
    },
  })

/** Any thrown thing as a row of the error table; what isn't of the table says nothing about our inside. */
export function failureOf(thrown: unknown): { message: string; data: FailureData } {
  if (thrown instanceof AppError) return row(thrown.code, thrown.message, thrown.retryAfter)
  if (thrown instanceof ZodError) return row('BAD_INPUT', inputSentence(thrown.issues))
  if (!(thrown instanceof TRPCError)) return row('INTERNAL')
  const known = thrown.cause instanceof AppError || thrown.cause instanceof ZodError
  return known ? failureOf(thrown.cause) : row(codeOf(thrown))
}

/** tRPC's own refusals, such as a path that isn't there. */
function codeOf({ code }: TRPCError): ErrorCode {
  if (code === 'METHOD_NOT_SUPPORTED') return 'NOT_FOUND'
  const codes = Object.keys(errors) as ErrorCode[]
  return codes.find((known) => errors[known].trpc === code) ?? 'INTERNAL'
}

const row = (code: ErrorCode, message: string = errors[code].message, retryAfter?: number) => ({
  message,
  data: { appCode: code, httpStatus: errors[code].status, retryAfter },
})

export const router = t.router
export const callerFactory = t.createCallerFactory

/** For anybody. Procedures of this builder are called as all others, whatever the type of a `caller` says. */
export const open = t.procedure.experimental_caller(runSteps) as unknown as typeof t.procedure

/** For whoever is logged in. A key that may only read can't call mutations. */
export const member = open.use(({ ctx, next, type, meta }) => {
  const { viewer } = ctx
  if (!viewer) throw new AppError('NO_SESSION')
  if (type === 'mutation' && !meta?.reads && viewer.scope === 'read')
    throw new AppError('FORBIDDEN', 'This key may only read.')
  // Changes the type alone: `viewer` is there. A context given here would be copied, field by field, for each call.
  return next({ ctx: undefined as unknown as { viewer: Viewer } })
})
