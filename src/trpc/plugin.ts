import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  getErrorShape,
  getTRPCErrorFromUnknown,
  type inferRouterContext,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server'
import { type FastifyHandlerOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errors } from '../shared/errors.ts'
import { JsonText } from '../shared/json-text.ts'

/**
 * tRPC's wire protocol straight from Fastify's request: the library's own adapter makes a Fetch request and a
 * Fetch response of each call, which costs more than the call. Here go the ordinary ones: queries by GET,
 * mutations by POST, alone or in a batch, in JSON. Whatever else may come (unknown paths, other methods and
 * types, streams, subscriptions) is left to the library.
 */

export interface TrpcOptions<R extends AnyTRPCRouter> {
  readonly router: R
  /** Once for each HTTP request, however many calls are in it. */
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<inferRouterContext<R>>
  onError?(failed: { error: TRPCError; path: string | undefined }): void
  readonly maxBatchSize: number
}

/** The router's calls below `prefix`. */
export async function trpcPlugin<R extends AnyTRPCRouter>(
  app: FastifyInstance,
  { prefix: _, ...serving }: TrpcOptions<R> & { prefix?: string },
): Promise<void> {
  app.removeContentTypeParser(['application/json', 'multipart/form-data'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser('multipart/form-data', {}, (_request, body, done) => done(null, body))

  // What is refused before a call is reached (too many of them) is said in the callers' own protocol, to all of a batch.
  app.setErrorHandler((thrown, _request, reply) => {
    if (!(thrown instanceof AppError)) throw thrown
    const config = serving.router._def._config
    const about = { type: 'unknown', path: undefined, input: undefined, ctx: undefined } as const
    const error = getErrorShape({ config, error: getTRPCErrorFromUnknown(thrown), ...about })
    if (thrown.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(thrown.retryAfter)))
    return reply.code(errors[thrown.code].status).send(transformTRPCResponse(config, { error }))
  })

  const libraries = libraryAdapterOptions(serving)
  app.all<{ Params: { path: string } }>('/:path', async (request, reply) => {
    const { path } = request.params
    const calls = ordinaryCalls(serving, request, path)
    if (!calls) return await fastifyRequestHandler({ ...libraries, req: request, res: reply, path })
    const { status, body } = await answer(serving, calls, request, reply)
    return reply
      .code(status)
      .header('vary', 'trpc-accept, accept')
      .header('content-type', 'application/json')
      .send(body)
  })
}

/** What is served here, as the library's own adapter takes it. */
export const libraryAdapterOptions = <R extends AnyTRPCRouter>({
  router,
  createContext,
  onError,
  maxBatchSize,
}: TrpcOptions<R>) =>
  ({
    router,
    maxBatchSize,
    createContext: ({ req, res }) => createContext(req, res),
    onError: ({ error, path }) => onError?.({ error, path }),
  }) as FastifyHandlerOptions<R, FastifyRequest, FastifyReply>

/** Calls of one type that this file answers. */
interface Calls {
  readonly batched: boolean
  readonly type: 'query' | 'mutation'
  readonly procedures: readonly { readonly path: string; readonly procedure: AnyTRPCProcedure }[]
}

interface Query {
  readonly batch?: string
  readonly input?: string
}

/** The calls of a request; null where there is anything about it that this file doesn't do. */
function ordinaryCalls(
  { router, maxBatchSize }: TrpcOptions<AnyTRPCRouter>,
  request: FastifyRequest,
  path: string,
): Calls | null {
  const type = request.method === 'GET' ? 'query' : request.method === 'POST' ? 'mutation' : null
  const query = request.query as Query
  const batched = query.batch === '1'
  if (!type || path.includes('%') || Array.isArray(query.batch) || !isJson(request)) return null
  const paths = batched ? path.split(',') : [path]
  if (batched && paths.length > maxBatchSize) return null
  const known: Readonly<Record<string, AnyTRPCProcedure>> = router._def.procedures
  const procedures = []
  for (const name of paths) {
    const procedure = Object.hasOwn(known, name) ? known[name] : undefined
    if (procedure?._def.type !== type) return null
    procedures.push({ path: name, procedure })
  }
  return { batched, type, procedures }
}

function isJson({ method, headers }: FastifyRequest): boolean {
  const type = headers['content-type']
  const plain = type === undefined ? method === 'GET' : type.startsWith('application/json')
  return plain && headers['trpc-accept'] === undefined && !headers.accept?.includes('application/jsonl')
}

type Said = Parameters<typeof getHTTPStatusCode>[0] & object

async function answer<R extends AnyTRPCRouter>(
  serving: TrpcOptions<R>,
  { batched, type, procedures }: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ status: number; body: string }> {
  const config = serving.router._def._config
  const inputs = new Inputs(serving.router, request, batched)
  const signal = goneSignal(reply)
  const made = serving.createContext(request, reply)

  const answers = await Promise.all(
    procedures.map(async ({ path, procedure }, batchIndex): Promise<Answer> => {
      try {
        const data: unknown = await procedure({
          path,
          type,
          signal,
          batchIndex,
          ctx: await made,
          getRawInput: async () => inputs.at(batchIndex),
        })
        if (isStream(data)) throw notStreamed()
        return succeeded(config.transformer.output.serialize(data))
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause)
        serving.onError?.({ error, path })
        const input = inputs.read ? inputs.at(batchIndex) : undefined
        const ctx = await made.catch(() => undefined)
        const said = { error: getErrorShape({ config, error, type, path, input, ctx }) }
        return { said, text: JSON.stringify(transformTRPCResponse(config, said)) }
      }
    }),
  )
  const [only] = answers
  if (!batched && only) return { status: getHTTPStatusCode(only.said), body: only.text }
  return {
    status: getHTTPStatusCode(answers.map(({ said }) => said)),
    body: `[${answers.map(({ text }) => text).join(',')}]`,
  }
}

/** What a call came to: as the library reads its status from it, and as it is sent. */
interface Answer {
  readonly said: Exclude<Said, readonly unknown[]>
  readonly text: string
}

/** The envelope is written here: the library makes it by copying objects, twice. */
function succeeded(data: unknown): Answer {
  const json = data instanceof JsonText ? data.text : JSON.stringify(data)
  return {
    said: { result: { data } },
    text: json === undefined ? '{"result":{}}' : `{"result":{"data":${json}}}`,
  }
}

/** What the calls are given: parsed when the first of them asks, once. */
class Inputs {
  readonly #router: AnyTRPCRouter
  readonly #request: FastifyRequest
  readonly #batched: boolean
  #parsed: Record<number, unknown> | null = null

  constructor(router: AnyTRPCRouter, request: FastifyRequest, batched: boolean) {
    this.#router = router
    this.#request = request
    this.#batched = batched
  }

  get read(): boolean {
    return this.#parsed !== null
  }

  at(index: number): unknown {
    this.#parsed ??= this.#parse()
    const input = this.#parsed[index]
    return input === undefined ? undefined : this.#router._def._config.transformer.input.deserialize(input)
  }

  #parse(): Record<number, unknown> {
    const inputs = this.#json()
    if (inputs === undefined) return {}
    if (!this.#batched) return { 0: inputs }
    if (isObject(inputs)) return inputs as Record<number, unknown>
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: '"input" needs to be an object when doing a batch call',
    })
  }

  #json(): unknown {
    const { method, query, body } = this.#request
    const given = method === 'GET' ? (query as Query).input : ((body as string | undefined) ?? '')
    const text = Array.isArray(given) ? given[0] : given
    if (method === 'GET' && !text) return undefined
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', message: (cause as Error).message, cause })
    }
  }
}

/** Aborted when the caller goes before it has its answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

const isObject = (value: unknown): value is Record<string | symbol, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLater = (value: unknown) =>
  isObject(value) && (Symbol.asyncIterator in value || typeof value.then === 'function')

const isStream = (data: unknown) => isLater(data) || (isObject(data) && Object.values(data).some(isLater))

const notStreamed = () =>
  new TRPCError({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Cannot use stream-like response in non-streaming request - use httpBatchStreamLink',
  })
