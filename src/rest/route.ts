import type { z } from 'zod'
import type { ErrorCode } from '../shared/errors.ts'
import { JsonText } from '../shared/json-text.ts'
import type { Side } from '../shared/sides.ts'
import type { Caller } from '../trpc/router.ts'

/** The same for both sides, or the seller's and the buyer's own. */
export type PerSide<T> = T | Readonly<Record<Side, T>>

export const forSide = <T>(value: PerSide<T>, side: Side): T => (isPair(value) ? value[side] : value)

const isPair = <T>(value: PerSide<T>): value is Readonly<Record<Side, T>> =>
  typeof value === 'object' && value !== null && 'seller' in value && 'buyer' in value

/** One path, or the seller's and the buyer's spelling of the same call. Literal, so that they can be searched. */
type Paths = PerSide<string>

/** What came over the wire: `side` by the path's spelling. */
export interface WireRequest<B = unknown, Q = unknown> {
  readonly side: Side
  /** The address the caller reached us at. */
  readonly origin: () => string
  readonly params: Readonly<Record<string, string>>
  readonly query: Q
  readonly body: B
}

/** What a procedure answers, read where it is text. */
type Read<O> = O extends JsonText<infer T> ? T : O

const read = <O>(result: O): Read<O> => (result instanceof JsonText ? result.toJSON() : result) as Read<O>

interface RouteSpec<B extends z.ZodType, Q extends z.ZodType, I, O, R extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly paths: Paths
  readonly tag: string
  readonly summary: string
  /** Who may call: anybody, or whoever is logged in (the default). */
  readonly isPublic?: true
  readonly body?: PerSide<B>
  readonly query?: Q
  /** The company the caller says to be of; another's is refused like another's `user_id`. */
  readonly company?: (wire: WireRequest<z.output<B>, z.output<Q>>) => string | null | undefined
  /** The procedure it calls; guards, validation and errors live there. */
  readonly procedure: (api: Caller) => (input: I) => Promise<O>
  readonly input: (wire: WireRequest<z.output<B>, z.output<Q>>) => I
  readonly output: (result: Read<O>, wire: WireRequest<z.output<B>, z.output<Q>>) => z.input<R>
  readonly reply: PerSide<R>
  /** 204 answers without a body. */
  readonly status?: 200 | 204
  /** What can go wrong besides bad input and a missing session. */
  readonly errors?: readonly ErrorCode[]
  /** A body as a client sends it; every row with a body has one. */
  readonly example?: PerSide<z.input<B>>
}

/** A row whose types were checked when it was written; the loop needs them no more. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly paths: Paths
  readonly tag: string
  readonly summary: string
  readonly isPublic: boolean
  readonly body: PerSide<z.ZodType> | null
  readonly query: z.ZodType | null
  readonly reply: PerSide<z.ZodType>
  readonly status: 200 | 204
  readonly errors: readonly ErrorCode[]
  readonly example: unknown
  readonly company: (wire: WireRequest) => string | null
  readonly call: (api: Caller, wire: WireRequest) => Promise<unknown>
}

export function route<B extends z.ZodType, Q extends z.ZodType, I, O, R extends z.ZodType>(
  spec: RouteSpec<B, Q, I, O, R>,
): RestRoute {
  return {
    ...spec,
    isPublic: spec.isPublic ?? false,
    body: spec.body ?? null,
    query: spec.query ?? null,
    status: spec.status ?? 200,
    errors: spec.errors ?? [],
    example: spec.example,
    company: (wire) => spec.company?.(wire as WireRequest<z.output<B>, z.output<Q>>) ?? null,
    call: async (api, wire) => {
      const known = wire as WireRequest<z.output<B>, z.output<Q>>
      return spec.output(read(await spec.procedure(api)(spec.input(known))), known)
    },
  }
}

/** The literal paths of a row, each with the side it is spelled for. */
export const pathsOf = (paths: Paths): readonly { path: string; side: Side }[] =>
  typeof paths === 'string'
    ? [{ path: paths, side: 'seller' }]
    : [
        { path: paths.seller, side: 'seller' },
        { path: paths.buyer, side: 'buyer' },
      ]
