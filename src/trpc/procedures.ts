import { initTRPC } from '@trpc/server'
import { ZodError } from 'zod'
import type { Visit } from '../context.ts'
import { AppError, type ErrorCode, errors } from '../shared/errors.ts'

/** What a failed call tells its caller besides the message. */
export interface FailureData {
  appCode: ErrorCode
  httpStatus: number
  retryAfter: number | undefined
}

const t = initTRPC.context<Visit>().create({
  errorFormatter({ shape, error }) {
    const failure = failureOf(error.cause ?? error, error.code === 'BAD_REQUEST')
    return { ...shape, message: failure.message, data: { ...shape.data, ...failure.data } }
  },
})

/** Any thrown thing as a row of the error table; what isn't of the table says nothing about our inside. */
export function failureOf(thrown: unknown, badInput = false): { message: string; data: FailureData } {
  if (thrown instanceof AppError) return row(thrown.code, thrown.message, thrown.retryAfter)
  if (thrown instanceof ZodError) {
    const issue = thrown.issues[0]
    const at = issue?.path.length ? `${issue.path.join('.')}: ` : ''
    const own = issue && !/^(Invalid|Too|Unrecognized)/.test(issue.message)
    const all = thrown.issues.every((i) => i.code === 'custom')
      ? thrown.issues.map((i) => i.message).join(' ')
      : undefined
    return row('BAD_INPUT', issue ? (all ?? (own ? issue.message : `${at}${issue.message}`)) : undefined)
  }
  return row(badInput ? 'BAD_INPUT' : 'INTERNAL')
}

const row = (code: ErrorCode, message: string = errors[code].message, retryAfter?: number) => ({
  message,
  data: { appCode: code, httpStatus: errors[code].status, retryAfter },
})

export const router = t.router
export const callerFactory = t.createCallerFactory

/** For anybody. */
export const open = t.procedure

/** For whoever is logged in. A key that may only read can't call mutations. */
export const member = t.procedure.use(({ ctx, next, type }) => {
  const { viewer } = ctx
  if (!viewer) throw new AppError('NO_SESSION')
  if (type === 'mutation' && viewer.scope === 'read')
    throw new AppError('FORBIDDEN', 'This key may only read.')
  return next({ ctx: { ...ctx, viewer } })
})
