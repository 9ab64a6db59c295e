import cookie from '@fastify/cookie'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink, TRPCClientError } from '@trpc/client'
import { initTRPC, TRPCError } from '@trpc/server'
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { JsonText } from '../../src/shared/http/json-text.ts'
import { libraryAdapterOptions, trpcPlugin } from '../../src/trpc/plugin.ts'

/** Runs one suite against the library's Fastify adapter and our plugin. A client can't tell them apart. */

interface Context {
  readonly who: string
  setCookie(name: string, value: string): void
}

let contexts = 0
let contextFails = false
const failures: { code: string; path: string | undefined }[] = []
let pending: { signal: AbortSignal | undefined; started: PromiseWithResolvers<void> }

const t = initTRPC
  .context<Context>()
  .meta<{ label: string }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, path, input, type }) => ({
      ...shape,
      data: { ...shape.data, kind: error.cause?.name ?? null, of: { path, input, type } },
    }),
  })

const { procedure } = t
const router = t.router({
  hello: procedure.input(z.object({ name: z.string() })).query(({ input }) => `Hello ${input.name}`),
  who: procedure.query(({ ctx }) => ctx.who),
  nothing: procedure.query(() => undefined),
  none: procedure.query(() => null),
  maybe: procedure.input(z.string().optional()).query(({ input }) => input ?? 'no input'),
  when: procedure.query(() => new Date(0)),
  written: procedure.query(() => new JsonText<{ list: number[] }>('{"list" : [1, 2]}')),
  refuses: procedure.input(z.string().optional()).query(() => {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'No.' })
  }),
  breaks: procedure.query(() => {
    throw new RangeError('Broken')
  }),
  later: procedure.query(() => ({ value: Promise.resolve(1) })),
  hangs: procedure.query(async ({ signal }) => {
    pending.signal = signal
    pending.started.resolve()
    await new Promise((resolve) => signal?.addEventListener('abort', resolve))
  }),
  /** Middlewares and inputs that change the context and the input for the next ones. */
  chained: procedure
    .meta({ label: 'meta' })
    .use(({ next, ctx, meta }) => next({ ctx: { first: `${ctx.who} ${meta?.label}` } }))
    .input(z.object({ a: z.number() }))
    .input(z.object({ b: z.string().transform((text) => text.length) }))
    .use(({ next, ctx, input }) => next({ ctx: { second: `${ctx.first} ${input.a + input.b}` } }))
    .query(({ ctx, input }) => ({ ...input, first: ctx.first, second: ctx.second })),
  /** A middleware that reads the result of the next ones. */
  watched: procedure
    .use(async ({ next }) => {
      const result = await next()
      if (!result.ok) throw new TRPCError({ code: 'CONFLICT', message: `Caught ${result.error.message}` })
      return result
    })
    .query(() => {
      throw new RangeError('Broken')
    }),
  deep: t.router({
    add: t.procedure
      .input(z.object({ a: z.number(), b: z.number() }))
      .mutation(({ input }) => ({ sum: input.a + input.b })),
    enter: procedure.mutation(({ ctx }) => {
      ctx.setCookie('key', 'in')
      return true
    }),
    upload: procedure.input(z.instanceof(FormData)).mutation(({ input }) => [...input.keys()]),
  }),
})
type Router = typeof router

const options = {
  router,
  maxBatchSize: 5,
  createContext: async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    contexts++
    if (contextFails) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Unknown caller' })
    return {
      who: String(request.headers['x-who'] ?? 'anonymous'),
      setCookie: (name, value) => void reply.setCookie(name, value),
    }
  },
  onError: ({ error, path }: { error: TRPCError; path: string | undefined }) =>
    void failures.push({ code: error.code, path }),
}

const plugins = {
  'the library’s adapter': (app: FastifyInstance) =>
    app.register(fastifyTRPCPlugin<Router>, {
      prefix: '/trpc',
      trpcOptions: libraryAdapterOptions(options),
    }),
  'our plugin': (app: FastifyInstance) => app.register(trpcPlugin<Router>, { prefix: '/trpc', ...options }),
}
const names = Object.keys(plugins) as (keyof typeof plugins)[]
const apps = {} as Record<keyof typeof plugins, { app: FastifyInstance; url: string }>

beforeAll(async () => {
  for (const name of names) {
    const app = fastify({ routerOptions: { maxParamLength: 5_000 } })
    await app.register(cookie)
    await plugins[name](app)
    apps[name] = { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/trpc` }
  }
})
afterAll(() => Promise.all(names.map((name) => apps[name].app.close())))

beforeEach(() => {
  contexts = 0
  contextFails = false
  failures.length = 0
  pending = { signal: undefined, started: Promise.withResolvers() }
})

describe.each(names)('%s', (name) => {
  const url = () => apps[name].url
  const clients = {
    single: () =>
      createTRPCClient<Router>({ links: [httpLink({ url: url(), headers: { 'x-who': 'Ada' } })] }),
    batched: () =>
      createTRPCClient<Router>({ links: [httpBatchLink({ url: url(), headers: { 'x-who': 'Ada' } })] }),
  }

  describe.each(['single', 'batched'] as const)('%s calls', (link) => {
    const client = () => clients[link]()

    test('return typed results of queries and mutations', async () => {
      const sum = await client().deep.add.mutate({ a: 1, b: 2 })
      expectTypeOf(sum).toEqualTypeOf<{ sum: number }>()
      expect(sum).toEqual({ sum: 3 })
      const hello = await client().hello.query({ name: 'Grace & Ölaf + 100%' })
      expectTypeOf(hello).toEqualTypeOf<string>()
      expect(hello).toBe('Hello Grace & Ölaf + 100%')
      const when = await client().when.query()
      expectTypeOf(when).toEqualTypeOf<string>()
      expect(when).toBe('1970-01-01T00:00:00.000Z')
      const written = await client().written.query()
      expectTypeOf(written).toEqualTypeOf<{ list: number[] }>()
      expect(written).toEqual({ list: [1, 2] })
    })

    test('distinguish missing inputs and outputs from null', async () => {
      expect(await client().maybe.query()).toBe('no input')
      expect(await client().maybe.query('text')).toBe('text')
      expect(await client().nothing.query()).toBeUndefined()
      expect(await client().none.query()).toBeNull()
      expect(await client().deep.enter.mutate()).toBe(true)
    })

    test('pass changes of context and input from one middleware to the next', async () => {
      const result = await client().chained.query({ a: 1, b: 'two' })
      expectTypeOf(result).toEqualTypeOf<{ a: number; b: number; first: string; second: string }>()
      expect(result).toEqual({ a: 1, b: 3, first: 'Ada meta', second: 'Ada meta 4' })
      await expect(client().watched.query()).rejects.toMatchObject({ message: 'Caught Broken' })
    })

    test('build the context from the request', async () => {
      expect(await client().who.query()).toBe('Ada')
    })

    test('return errors in the router’s format', async () => {
      const refused = await client()
        .refuses.query('in')
        .catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(TRPCClientError)
      expect(refused).toMatchObject({
        message: 'No.',
        data: { code: 'FORBIDDEN', httpStatus: 403, path: 'refuses' },
      })
      const invalid = await client()
        .hello.query({ name: 1 } as never)
        .catch((error: unknown) => error)
      expect(invalid).toMatchObject({
        data: {
          code: 'BAD_REQUEST',
          kind: 'ZodError',
          of: { path: 'hello', type: 'query', input: { name: 1 } },
        },
      })
      const broken = await client()
        .breaks.query()
        .catch((error: unknown) => error)
      expect(broken).toMatchObject({ data: { code: 'INTERNAL_SERVER_ERROR', kind: 'RangeError' } })
      expect(failures.map(({ path }) => path)).toEqual(['refuses', 'hello', 'breaks'])
    })

    test('abort the procedure when the client disconnects', async () => {
      const caller = new AbortController()
      const call = client().hangs.query(undefined, { signal: caller.signal })
      await pending.started.promise
      expect(pending.signal?.aborted).toBe(false)
      caller.abort()
      await expect(call).rejects.toThrow()
      await expect.poll(() => pending.signal?.aborted).toBe(true)
    })

    test('fail when the context can’t be created', async () => {
      contextFails = true
      await expect(client().who.query()).rejects.toMatchObject({
        message: 'Unknown caller',
        data: { httpStatus: 401 },
      })
    })
  })

  test('runs a batch in one request with one context', async () => {
    const client = clients.batched()
    const all = await Promise.all([
      client.who.query(),
      client.hello.query({ name: 'b' }),
      client.maybe.query(),
    ])
    expect(all).toEqual(['Ada', 'Hello b', 'no input'])
    expect(contexts).toBe(1)
  })

  test('accepts streaming clients and form data', async () => {
    const client = createTRPCClient<Router>({ links: [httpBatchStreamLink({ url: url() })] })
    expect(await Promise.all([client.who.query(), client.maybe.query('x')])).toEqual(['anonymous', 'x'])
    const form = new FormData()
    form.set('file', 'x')
    expect(await clients.single().deep.upload.mutate(form)).toEqual(['file'])
  })
})

describe('on the wire', () => {
  const json = { 'content-type': 'application/json' }
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value))

  const requests: Record<string, [path: string, init?: RequestInit]> = {
    'a query': [`/hello?input=${input({ name: 'x' })}`],
    'a query without its required input': ['/hello'],
    'a query with broken JSON': ['/hello?input={'],
    'broken JSON that the procedure doesn’t read': ['/who?input={'],
    'an empty input': ['/maybe?input='],
    'a query with the JSON content type': ['/who', { headers: json }],
    'a query with the text content type': ['/who', { headers: { 'content-type': 'text/plain' } }],
    'a query by POST': ['/who', { method: 'POST', headers: json, body: '{}' }],
    'a mutation by GET': ['/deep.add'],
    'a mutation': ['/deep.add', { method: 'POST', headers: json, body: '{"a":1,"b":2}' }],
    'a mutation with a charset': [
      '/deep.add',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '{"a":1,"b":2}',
      },
    ],
    'a mutation without a body': ['/deep.add', { method: 'POST', headers: json }],
    'a mutation with broken JSON': ['/deep.add', { method: 'POST', headers: json, body: '{"a":' }],
    'a mutation as text': [
      '/deep.add',
      { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } },
    ],
    'a mutation that sets a cookie': ['/deep.enter', { method: 'POST', headers: json }],
    'an input that the second schema rejects': [`/chained?input=${input({ a: 1, b: 2 })}`],
    'an error that a middleware reads': ['/watched'],
    'an unknown path': ['/unknown'],
    'the name of an Object.prototype property': ['/constructor'],
    'a batch': [`/who,hello?batch=1&input=${input({ 1: { name: 'x' } })}`],
    'a batch of one': ['/who?batch=1'],
    'a batch with an error': [`/who,refuses?batch=1`],
    'a batch of equal errors': ['/refuses,refuses?batch=1'],
    'a batch of different errors': ['/refuses,breaks?batch=1'],
    'a batch with an unknown path': ['/who,unknown?batch=1'],
    'a batch of queries and mutations': ['/who,deep.enter?batch=1'],
    'a batch by POST': [
      '/deep.add,deep.enter?batch=1',
      { method: 'POST', headers: json, body: '{"0":{"a":1,"b":2}}' },
    ],
    'a batch whose input is an array': [`/hello?batch=1&input=${input([{ name: 'x' }])}`],
    'a batch whose input is a string': [`/hello,who?batch=1&input=${input('x')}`],
    'a batch of the maximum size': ['/who,who,who,who,who?batch=1'],
    'a batch above the maximum size': ['/who,who,who,who,who,who?batch=1'],
    'commas without a batch': ['/who,who'],
    'a batch parameter other than 1': ['/who?batch=true'],
    'a repeated input parameter': [`/maybe?input=${input('a')}&input=${input('b')}`],
    'a percent sign in the path': ['/%2577ho'],
    HEAD: ['/who', { method: 'HEAD' }],
    PUT: ['/who', { method: 'PUT', headers: json, body: '{}' }],
    'another response type': ['/who', { headers: { 'trpc-accept': 'application/jsonl' } }],
  }

  test.each(Object.entries(requests))('%s gets the same response from both', async (_, [path, init]) => {
    const responses = []
    for (const name of names) {
      failures.length = 0
      const response = await fetch(apps[name].url + path, init)
      responses.push({
        status: response.status,
        // Fastify adds a charset to strings; JSON is always UTF-8.
        type: response.headers.get('content-type')?.replace('; charset=utf-8', ''),
        vary: response.headers.get('vary'),
        cookies: response.headers.getSetCookie(),
        body: await response.text(),
        failures: [...failures],
      })
    }
    expect(responses[1]).toEqual(responses[0])
  })

  test('our plugin returns the statuses of the tRPC protocol', async () => {
    const status = async (path: string, init?: RequestInit) =>
      (await fetch(apps['our plugin'].url + path, init)).status
    expect(await status('/who')).toBe(200)
    expect(await status('/who,refuses?batch=1')).toBe(207)
    expect(await status('/later')).toBe(415)
    expect(await status('/later,who?batch=1')).toBe(207)
    expect(await status('/refuses,refuses?batch=1')).toBe(403)
    expect(await status('/unknown')).toBe(404)
    expect(await status('/deep.add')).toBe(405)
    expect(await status('/who', { method: 'HEAD' })).toBe(204)
    expect(await status('/deep.add', { method: 'POST', body: 'a' })).toBe(415)
    expect(await status('/who,who,who,who,who,who?batch=1')).toBe(400)
  })
})
