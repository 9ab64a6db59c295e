import type { z } from 'zod'
import type { ErrorCode } from '../shared/errors.ts'
import { JsonText } from '../shared/http/json-text.ts'
import type { Side } from '../shared/sides.ts'
import type { Caller } from '../trpc/router.ts'

/** One value for both sides, or one for each. */
export type PerSide<T> = T | Readonly<Record<Side, T>>

export const forSide = <T>(value: PerSide<T>, side: Side): T => (isPair(value) ? value[side] : value)

const isPair = <T>(value: PerSide<T>): value is Readonly<Record<Side, T>> =>
  typeof value === 'object' && value !== null && 'seller' in value && 'buyer' in value

/** One path, or a path for each side of the same operation. Written as literals, so that a search finds them. */
type Paths = PerSide<string>

/** A parsed request. */
export interface WireRequest<B = unknown, Q = unknown> {
  /** The side of the path that was called; `seller` for paths without a side. */
  readonly side: Side
  /** The origin that the client called, for absolute URLs in replies. */
  readonly origin: () => string
  readonly params: Readonly<Record<string, string>>
  readonly query: Q
  readonly body: B
}

/** A file that people have uploaded, as a reply. */
export class FileReply {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly filename: string
  constructor(file: { bytes: Uint8Array; contentType: string; filename: string }) {
    this.bytes = file.bytes
    this.contentType = file.contentType
    this.filename = file.filename
  }
}

/** A procedure's result, with JSON text parsed. */
type Parsed<O> = O extends JsonText<infer T> ? T : O

const parsed = <O>(result: O): Parsed<O> =>
  (result instanceof JsonText ? result.toJSON() : result) as Parsed<O>

interface RouteSpec<B extends z.ZodType, Q extends z.ZodType, I, O, R extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly paths: Paths
  readonly tag: string
  readonly summary: string
  /** Needs no login. */
  readonly isPublic?: true
  /** Also answers a session whose employee or company no longer exists. */
  readonly allowsOrphans?: true
  readonly body?: PerSide<B>
  readonly query?: Q
  /** The company id in the request; another company's id is refused, as another person's `user_id` is. */
  readonly company?: (request: WireRequest<z.output<B>, z.output<Q>>) => string | null | undefined
  /** The tRPC procedure that does the work. It checks access and input, and throws the errors. */
  readonly procedure: (caller: Caller) => (input: I) => Promise<O>
  readonly input: (request: WireRequest<z.output<B>, z.output<Q>>) => I
  readonly output: (result: Parsed<O>, request: WireRequest<z.output<B>, z.output<Q>>) => z.input<R>
  readonly reply: PerSide<R>
  /** The reply is a file instead of JSON: `output` returns its bytes, or for a file of any type a `FileReply`. */
  readonly fileType?: 'application/pdf' | '*/*'
  /** 204 has no body. */
  readonly status?: 200 | 201 | 204
  /** Errors besides those that every call can return. */
  readonly errors?: readonly ErrorCode[]
  /** An example body; required for routes with a body. */
  readonly example?: PerSide<z.input<B>>
}

/** A route without its type parameters, so that all routes fit in one list. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly paths: Paths
  readonly tag: string
  readonly summary: string
  readonly isPublic: boolean
  readonly allowsOrphans: boolean
  readonly body: PerSide<z.ZodType> | null
  readonly query: z.ZodType | null
  readonly reply: PerSide<z.ZodType>
  readonly fileType: string | null
  readonly status: 200 | 201 | 204
  readonly errors: readonly ErrorCode[]
  readonly example: unknown
  readonly company: (request: WireRequest) => string | null
  /** Calls the procedure and returns the reply's body. */
  readonly call: (caller: Caller, request: WireRequest) => Promise<unknown>
}

/** Checks the types of a route's parts against each other and fills in the defaults. */
export function route<B extends z.ZodType, Q extends z.ZodType, I, O, R extends z.ZodType>(
  spec: RouteSpec<B, Q, I, O, R>,
): RestRoute {
  return {
    ...spec,
    isPublic: spec.isPublic ?? false,
    allowsOrphans: spec.allowsOrphans ?? false,
    body: spec.body ?? null,
    query: spec.query ?? null,
    fileType: spec.fileType ?? null,
    status: spec.status ?? 200,
    errors: spec.errors ?? [],
    example: spec.example,
    company: (request) => spec.company?.(request as WireRequest<z.output<B>, z.output<Q>>) ?? null,
    call: async (caller, untyped) => {
      const request = untyped as WireRequest<z.output<B>, z.output<Q>>
      return spec.output(parsed(await spec.procedure(caller)(spec.input(request))), request)
    },
  }
}

/** The paths of a route, each with its side. */
export const pathsOf = (paths: Paths): readonly { path: string; side: Side }[] =>
  typeof paths === 'string'
    ? [{ path: paths, side: 'seller' }]
    : [
        { path: paths.seller, side: 'seller' },
        { path: paths.buyer, side: 'buyer' },
      ]
