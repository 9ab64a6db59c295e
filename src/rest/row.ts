import { z } from 'zod'
import type { ErrorCode } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'
import { callerFactory } from '../trpc/procedures.ts'
import { appRouter } from '../trpc/router.ts'

export const callerOf = callerFactory(appRouter)
export type Api = ReturnType<typeof callerOf>

/** One path, or the seller's and the buyer's spelling of the same call. Literal, so that they can be searched. */
type Paths = string | Readonly<Record<Side, string>>

/** What came over the wire: `side` by the path's spelling. */
export interface Wire<B = unknown, Q = unknown> {
  readonly side: Side
  /** The address the caller reached us at. */
  readonly origin: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Q
  readonly body: B
}

interface RowSpec<B extends z.ZodType, Q extends z.ZodType, I, O, R extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly paths: Paths
  readonly tag: string
  readonly summary: string
  /** Who may call: anybody, or whoever is logged in (the default). */
  readonly anybody?: true
  readonly body?: B
  readonly query?: Q
  /** The procedure it calls; guards, validation and errors live there. */
  readonly procedure: (api: Api) => (input: I) => Promise<O>
  readonly input: (wire: Wire<z.output<B>, z.output<Q>>) => I
  readonly output: (result: O, wire: Wire<z.output<B>, z.output<Q>>) => z.input<R>
  readonly reply: R
  /** 204 answers without a body. */
  readonly status?: 200 | 204
  /** What can go wrong besides bad input and a missing session. */
  readonly errors?: readonly ErrorCode[]
  readonly example?: z.input<B>
}

/** A row whose types were checked when it was written; the loop needs them no more. */
export interface Row {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly paths: Paths
  readonly tag: string
  readonly summary: string
  readonly anybody: boolean
  readonly body: z.ZodType | null
  readonly query: z.ZodType | null
  readonly reply: z.ZodType
  readonly status: 200 | 204
  readonly errors: readonly ErrorCode[]
  readonly example: unknown
  readonly call: (api: Api, wire: Wire) => Promise<unknown>
}

export function row<B extends z.ZodType, Q extends z.ZodType, I, O, R extends z.ZodType>(
  spec: RowSpec<B, Q, I, O, R>,
): Row {
  return {
    ...spec,
    anybody: spec.anybody ?? false,
    body: spec.body ?? null,
    query: spec.query ?? null,
    status: spec.status ?? 200,
    errors: spec.errors ?? [],
    example: spec.example,
    call: async (api, wire) => {
      const known = wire as Wire<z.output<B>, z.output<Q>>
      return spec.output(await spec.procedure(api)(spec.input(known)), known)
    },
  }
}

/** The literal paths of a row, each with the side it is spelled for. */
export const spellings = (paths: Paths): readonly { path: string; side: Side }[] =>
  typeof paths === 'string'
    ? [{ path: paths, side: 'seller' }]
    : [
        { path: paths.seller, side: 'seller' },
        { path: paths.buyer, side: 'buyer' },
      ]

/** What the wire says of who calls; compared with the session, never trusted (design 2). */
export const userId = z
  .string()
  .optional()
  .describe('The caller; must be the session’s or key’s own employee')

export const done = z.object({ success: z.literal(true), message: z.string().optional() })
export const success = () => ({ success: true }) as const
