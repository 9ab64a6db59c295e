import cookie from '@fastify/cookie'
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink, TRPCClientError } from '@trpc/client'
import { initTRPC, TRPCError } from '@trpc/server'
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { JsonText } from '../../src/shared/json-text.ts'
import { libraryAdapterOptions, trpcPlugin } from '../../src/trpc/plugin.ts'
import { runSteps } from '../../src/trpc/steps.ts'

/**
 * The same suite against the library's own adapter and steps, and ours: whoever calls can't tell which one answers.
 */

interface Context {
  readonly who: string
  setCookie(name: string, value: string): void
}

let contexts = 0
let contextFails = false
const failed: { code: string; path: string | undefined }[] = []
let hanging: { signal: AbortSignal | undefined; started: PromiseWithResolvers<void> }

const t = initTRPC
  .context<Context>()
  .meta<{ said: string }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, path, input, type }) => ({
      ...shape,
      data: { ...shape.data, kind: error.cause?.name ?? null, of: { path, input, type } },
    }),
  })

const routerOf = (procedure: typeof t.procedure) =>
  t.router({
    hello: procedure.input(z.object({ name: z.string() })).query(({ input }) => `Hello ${input.name}`),
    who: procedure.query(({ ctx }) => ctx.who),
    nothing: procedure.query(() => undefined),
    none: procedure.query(() => null),
    maybe: procedure.input(z.string().optional()).query(({ input }) => input ?? 'not said'),
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
      hanging.signal = signal
      hanging.started.resolve()
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
    }),
    /** Steps that change what the next ones are given, one after the other. */
    steps: procedure
      .meta({ said: 'meta' })
      .use(({ next, ctx, meta }) => next({ ctx: { first: `${ctx.who} ${meta?.said}` } }))
      .input(z.object({ a: z.number() }))
      .input(z.object({ b: z.string().transform((text) => text.length) }))
      .use(({ next, ctx, input }) => next({ ctx: { second: `${ctx.first} ${input.a + input.b}` } }))
      .query(({ ctx, input }) => ({ ...input, first: ctx.first, second: ctx.second })),
    /** A step that hears how the rest went. */
    watched: procedure
      .use(async ({ next }) => {
        const result = await next()
        if (!result.ok) throw new TRPCError({ code: 'CONFLICT', message: `Heard ${result.error.message}` })
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
const routers = {
  stock: routerOf(t.procedure),
  ours: routerOf(t.procedure.experimental_caller(runSteps) as unknown as typeof t.procedure),
}
type Router = typeof routers.stock

const serving = {
  maxBatchSize: 5,
  createContext: async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    contexts++
    if (contextFails) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Who?' })
    return {
      who: String(request.headers['x-who'] ?? 'nobody'),
      setCookie: (name, value) => void reply.setCookie(name, value),
    }
  },
  onError: ({ error, path }: { error: TRPCError; path: string | undefined }) =>
    void failed.push({ code: error.code, path }),
}

const doors = {
  'the library’s adapter': (app: FastifyInstance) =>
    app.register(fastifyTRPCPlugin<Router>, {
      prefix: '/trpc',
      trpcOptions: libraryAdapterOptions({ router: routers.stock, ...serving }),
    }),
  ours: (app: FastifyInstance) =>
    app.register(trpcPlugin<Router>, { prefix: '/trpc', router: routers.ours, ...serving }),
}
const names = Object.keys(doors) as (keyof typeof doors)[]
const apps = {} as Record<keyof typeof doors, { app: FastifyInstance; url: string }>

beforeAll(async () => {
  for (const name of names) {
    const app = fastify({ routerOptions: { maxParamLength: 5_000 } })
    await app.register(cookie)
    await doors[name](app)
    apps[name] = { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/trpc` }
  }
})
afterAll(() => Promise.all(names.map((name) => apps[name].app.close())))

beforeEach(() => {
  contexts = 0
  contextFails = false
  failed.length = 0
  hanging = { signal: undefined, started: Promise.withResolvers() }
})

describe.each(names)('%s', (name) => {
  const url = () => apps[name].url
  const clients = {
    alone: () => createTRPCClient<Router>({ links: [httpLink({ url: url(), headers: { 'x-who': 'Ada' } })] }),
    batched: () =>
      createTRPCClient<Router>({ links: [httpBatchLink({ url: url(), headers: { 'x-who': 'Ada' } })] }),
  }

  describe.each(['alone', 'batched'] as const)('with calls %s', (link) => {
    const client = () => clients[link]()

    test('answers queries and mutations with their types', async () => {
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

    test('passes no input, no output and null as they are', async () => {
      expect(await client().maybe.query()).toBe('not said')
      expect(await client().maybe.query('said')).toBe('said')
      expect(await client().nothing.query()).toBeUndefined()
      expect(await client().none.query()).toBeNull()
      expect(await client().deep.enter.mutate()).toBe(true)
    })

    test('hands on what its steps make of context and input, and how it went', async () => {
      const said = await client().steps.query({ a: 1, b: 'two' })
      expectTypeOf(said).toEqualTypeOf<{ a: number; b: number; first: string; second: string }>()
      expect(said).toEqual({ a: 1, b: 3, first: 'Ada meta', second: 'Ada meta 4' })
      await expect(client().watched.query()).rejects.toMatchObject({ message: 'Heard Broken' })
    })

    test('sees the request it came with', async () => {
      expect(await client().who.query()).toBe('Ada')
    })

    test('shapes errors by the router’s formatter', async () => {
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
      expect(failed.map(({ path }) => path)).toEqual(['refuses', 'hello', 'breaks'])
    })

    test('ends the work when the caller goes', async () => {
      const caller = new AbortController()
      const call = client().hangs.query(undefined, { signal: caller.signal })
      await hanging.started.promise
      expect(hanging.signal?.aborted).toBe(false)
      caller.abort()
      await expect(call).rejects.toThrow()
      await expect.poll(() => hanging.signal?.aborted).toBe(true)
    })

    test('fails each call when nobody can be made out', async () => {
      contextFails = true
      await expect(client().who.query()).rejects.toMatchObject({ message: 'Who?', data: { httpStatus: 401 } })
    })
  })

  test('answers a batch in one request, with one context', async () => {
    const client = clients.batched()
    const all = await Promise.all([
      client.who.query(),
      client.hello.query({ name: 'b' }),
      client.maybe.query(),
    ])
    expect(all).toEqual(['Ada', 'Hello b', 'not said'])
    expect(contexts).toBe(1)
  })

  test('takes streams and forms too', async () => {
    const client = createTRPCClient<Router>({ links: [httpBatchStreamLink({ url: url() })] })
    expect(await Promise.all([client.who.query(), client.maybe.query('x')])).toEqual(['nobody', 'x'])
    const form = new FormData()
    form.set('file', 'x')
    expect(await clients.alone().deep.upload.mutate(form)).toEqual(['file'])
  })
})

describe('on the wire', () => {
  const json = { 'content-type': 'application/json' }
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value))

  const requests: Record<string, [path: string, init?: RequestInit & { cookies?: true }]> = {
    'a query': [`/hello?input=${input({ name: 'x' })}`],
    'a query without what it needs': ['/hello'],
    'a query with broken JSON': ['/hello?input={'],
    'broken JSON that nobody reads': ['/who?input={'],
    'an empty input': ['/maybe?input='],
    'a query named as JSON': ['/who', { headers: json }],
    'a query named as text': ['/who', { headers: { 'content-type': 'text/plain' } }],
    'a query by POST': ['/who', { method: 'POST', headers: json, body: '{}' }],
    'a mutation by GET': ['/deep.add'],
    'a mutation': ['/deep.add', { method: 'POST', headers: json, body: '{"a":1,"b":2}' }],
    'a mutation in another case of JSON': [
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
    'steps refused by the second input': [`/steps?input=${input({ a: 1, b: 2 })}`],
    'a failure that a step hears of': ['/watched'],
    'what nobody knows': ['/unknown'],
    'a name that objects have': ['/constructor'],
    'a batch': [`/who,hello?batch=1&input=${input({ 1: { name: 'x' } })}`],
    'a batch of one': ['/who?batch=1'],
    'a batch with a failure': [`/who,refuses?batch=1`],
    'a batch of failures alike': ['/refuses,refuses?batch=1'],
    'a batch of different failures': ['/refuses,breaks?batch=1'],
    'a batch with what nobody knows': ['/who,unknown?batch=1'],
    'a batch of queries and mutations': ['/who,deep.enter?batch=1'],
    'a batch by POST': [
      '/deep.add,deep.enter?batch=1',
      { method: 'POST', headers: json, body: '{"0":{"a":1,"b":2}}' },
    ],
    'a batch whose input is a list': [`/hello?batch=1&input=${input([{ name: 'x' }])}`],
    'a batch whose input is a text': [`/hello,who?batch=1&input=${input('x')}`],
    'a batch as large as it may be': ['/who,who,who,who,who?batch=1'],
    'a batch that is too large': ['/who,who,who,who,who,who?batch=1'],
    'commas without a batch': ['/who,who'],
    'a batch said otherwise': ['/who?batch=true'],
    'an input said twice': [`/maybe?input=${input('a')}&input=${input('b')}`],
    'a percent sign': ['/%2577ho'],
    HEAD: ['/who', { method: 'HEAD' }],
    PUT: ['/who', { method: 'PUT', headers: json, body: '{}' }],
    'another type': ['/who', { headers: { 'trpc-accept': 'application/jsonl' } }],
  }

  test.each(Object.entries(requests))('%s is answered alike', async (_, [path, init]) => {
    const answers = []
    for (const name of names) {
      failed.length = 0
      const response = await fetch(apps[name].url + path, init)
      answers.push({
        status: response.status,
        // Fastify names the charset of texts; JSON has but one.
        type: response.headers.get('content-type')?.replace('; charset=utf-8', ''),
        vary: response.headers.get('vary'),
        cookies: response.headers.getSetCookie(),
        body: await response.text(),
        failed: [...failed],
      })
    }
    expect(answers[1]).toEqual(answers[0])
  })

  test('alike means what it should: statuses', async () => {
    const status = async (path: string, init?: RequestInit) =>
      (await fetch(apps.ours.url + path, init)).status
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
