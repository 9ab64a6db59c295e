import { initTRPC } from '@trpc/server'
import type { RequestCtx, Viewer } from '../context.ts'
import { failureOf } from '../http/failure.ts'
import { AppError, errors } from '../shared/errors.ts'
import { runSteps } from './steps.ts'

interface Meta {
  /** It is recorded, and so a mutation, but reads all the same: a key that may only read can call it. */
  readonly readsOnly?: true
}

const t = initTRPC
  .context<RequestCtx>()
  .meta<Meta>()
  .create({
    // A stack says where our files lie; the log has it.
    isDev: false,
    errorFormatter({ shape, error }) {
      const { message, data } = failureOf(error)
      return { ...shape, message, data: { ...shape.data, code: errors[data.appCode].trpc, ...data } }
    },
  })

export const router = t.router
export const callerFactory = t.createCallerFactory

/** For anybody. Procedures of this builder are called as all others, whatever the type of a `caller` says. */
export const publicProcedure = t.procedure.experimental_caller(runSteps) as unknown as typeof t.procedure

/** For whoever is logged in. A key that may only read can't call mutations. */
export const memberProcedure = publicProcedure.use(({ ctx, next, type, meta }) => {
  const { viewer } = ctx
  if (!viewer) throw new AppError('NO_SESSION')
  if (type === 'mutation' && !meta?.readsOnly && viewer.scope === 'read')
    throw new AppError('FORBIDDEN', 'This key may only read.')
  // Changes the type alone: `viewer` is there. A context given here would be copied, field by field, for each call.
  return next({ ctx: undefined as unknown as { viewer: Viewer } })
})
