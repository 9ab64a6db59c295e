import { initTRPC } from '@trpc/server'
import type { RequestCtx, Viewer } from '../context.ts'
import { failureOf } from '../http/failure.ts'
import { AppError, errors } from '../shared/errors.ts'

interface Meta {
  /** The mutation only records that something was read, so a read-only API key may call it. */
  readonly readsOnly?: true
  /** How many ordinary calls it counts for in the rate limit; default 1. */
  readonly weight?: number
}

const t = initTRPC
  .context<RequestCtx>()
  .meta<Meta>()
  .create({
    // Stack traces reveal file paths. They go to the log, never to a client.
    isDev: false,
    errorFormatter({ shape, error }) {
      const { message, data } = failureOf(error)
      return { ...shape, message, data: { ...shape.data, code: errors[data.appCode].trpc, ...data } }
    },
  })

export const router = t.router
export const callerFactory = t.createCallerFactory

/** Needs no login. */
export const publicProcedure = t.procedure.use(({ ctx, next, meta }) => {
  ctx.countCall(meta?.weight ?? 1)
  return next()
})

/** The weight of calls that take some tens of milliseconds, or queue work for the assistant. */
export const heavy = { weight: 10 } as const

/**
 * Needs a session or an API key.
 * @throws NO_SESSION without one, FORBIDDEN for a mutation called with a read-only key
 */
export const memberProcedure = publicProcedure.use(({ ctx, next, type, meta }) => {
  const { viewer } = ctx
  if (!viewer) throw new AppError('NO_SESSION')
  if (type === 'mutation' && !meta?.readsOnly && viewer.scope === 'read')
    throw new AppError('FORBIDDEN', 'This key may only read.')
  // Only narrows the type: the context already holds the viewer. Passing a context makes tRPC copy it for each call.
  return next({ ctx: undefined as unknown as { viewer: Viewer } })
})
