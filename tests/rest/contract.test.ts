import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openApi } from '../../src/rest/openapi.ts'
import { restRoutes } from '../../src/rest/routes.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import type { Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { fromSchema, type Schema } from './from-schema.ts'
import { calls, type Filled, requests, send } from './requests.ts'
import { enter, freshAddress, makeWorld, type World } from './world.ts'

/** A client that knows only the OpenAPI document calls each operation with valid and invalid requests. */

interface Operation {
  parameters: { name: string; in: string }[]
  requestBody?: {
    required: boolean
    content: Record<'application/json', { schema: Schema; example: unknown }>
  }
  responses: Record<
    string,
    {
      content?: Record<'application/json', { schema: Schema; examples?: Record<string, { value: unknown }> }>
    }
  >
}

const document = openApi(restRoutes)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    side: sideOf(path),
    operation: operation as Operation,
  })),
)
type Call = (typeof operations)[number]

/** The side that calls the operation. A party's contact is read by its counterparty. */
function sideOf(path: string): Side {
  const { side } = calls.find((call) => call.path === path)!
  return path.includes('revealed_contact') ? otherSide(side) : side
}

// Many calls in one test.
vi.setConfig({ testTimeout: 120_000 })

const app = await forFile(startApp({ env: { TRUST_PROXY: 'true', RATE_LIMIT: '1000000' } }))

/** A person who may make the call: managers for billing and the company's texts. */
const managers = /checkout|portal|free_plan|intro|company_contact|company_proof/
const callerOf = ({ path }: Call, { people }: World): Person =>
  managers.test(path) ? people.manager : people.owner

interface Scene {
  readonly world: World
  readonly caller: Person
  readonly filled: Filled
  request(filled: {
    params?: Filled['params']
    query?: Filled['query']
    body?: unknown
  }): ReturnType<typeof send>
}

async function prepare(call: Call): Promise<Scene> {
  const world = await makeWorld(app, call.side)
  const caller = callerOf(call, world)
  const address = freshAddress()
  const filled = await requests[call.name]!({ app, world, caller, address })
  const headers = await enter(app, caller, 'session')
  let first = true
  return {
    world,
    caller,
    filled,
    request: (content) => {
      const from = first ? address : freshAddress()
      first = false
      return send(app, call, content, { ...headers, 'x-forwarded-for': from })
    },
  }
}

const replySchemas = new Map<string, z.ZodType>()
/** The declared JSON Schema of a reply as a validator; null for a reply without a body. */
function replySchema({ name, operation }: Call, status: number): z.ZodType | null {
  const declared = operation.responses[status]
  if (!declared) throw new Error(`${name} doesn't declare ${status}`)
  const types = Object.keys(declared.content ?? {})
  if (types.some((type) => type !== 'application/json')) return z.string().startsWith('%PDF-')
  const schema = declared.content?.['application/json'].schema
  if (!schema) return null
  const key = `${name} ${status}`
  const whole = schema.$ref ? document.components.schemas.Failure : schema
  const validator = replySchemas.get(key) ?? z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0])
  replySchemas.set(key, validator)
  return validator
}

/** Asserts that the document declares the reply, and that it is no server error. */
function expectDeclared(call: Call, reply: { status: number; body: unknown }): void {
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
  const schema = replySchema(call, reply.status)
  if (schema) expect(schema.safeParse(reply.body).error?.issues ?? []).toEqual([])
  else expect(reply.body).toBeNull()
}

const bodySchema = ({ operation }: Call) => operation.requestBody?.content['application/json'].schema

describe.each(operations)('$name', (call) => {
  const schema = bodySchema(call)

  test('works as documented and ignores unknown fields', async () => {
    const { filled, request } = await prepare(call)
    const body = filled.body && { ...filled.body, a_future_field: { deep: [1, 2] } }
    const reply = await request({ ...filled, body, query: { ...filled.query, later: '1' } })
    const [success] = Object.keys(call.operation.responses).filter((status) => status < '300')
    expect(String(reply.status), JSON.stringify(reply.body)).toBe(success)
    expectDeclared(call, reply)
  })

  test('has a valid example for every error', () => {
    for (const [status, { content }] of Object.entries(call.operation.responses)) {
      if (Number(status) < 400) continue
      const examples = Object.values(content?.['application/json'].examples ?? {})
      expect(examples.length).toBeGreaterThan(0)
      for (const { value } of examples) replySchema(call, Number(status))?.parse(value)
    }
  })

  if (call.operation.parameters.some((parameter) => parameter.in === 'path'))
    test('treats a malformed id like an unknown one', async () => {
      const { filled, request } = await prepare(call)
      for (const id of ['nope', '0', "' or 1=1", 'ü/%00', crypto.randomUUID(), 'x'.repeat(900)]) {
        const params = Object.fromEntries(Object.keys(filled.params ?? {}).map((name) => [name, id]))
        const reply = await request({ ...filled, params })
        expect(reply.status, id).toBe('user_id' in params ? 403 : 404)
        expectDeclared(call, reply)
      }
    })

  if (!schema) return

  test('has an example that matches its schema', () => {
    const { example } = call.operation.requestBody!.content['application/json']
    expect(example).toBeDefined()
    z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).parse(example)
  })

  test('never fails with a server error for generated bodies', async () => {
    const { filled, request } = await prepare(call)
    await fc.assert(
      fc.asyncProperty(
        fromSchema(schema),
        fc.subarray(Object.keys(filled.body ?? {})),
        async (generated, realFields) => {
          const real = Object.fromEntries(realFields.map((name) => [name, filled.body?.[name]]))
          expectDeclared(call, await request({ ...filled, body: { ...(generated as object), ...real } }))
        },
      ),
      { numRuns: 12, seed: 7, endOnFailure: true },
    )
  })

  test('names missing fields and fields of the wrong type', async () => {
    const { filled, request } = await prepare(call)
    for (const name of schema.required ?? []) {
      const { [name]: _, ...body } = filled.body ?? {}
      const reply = await request({ ...filled, body })
      expect(reply).toMatchObject({ status: 400, body: { message: `${name} is required.` } })
      expectDeclared(call, reply)
    }
    for (const [name, { type, maxLength }] of Object.entries(schema.properties ?? {})) {
      if (type !== 'string') continue
      const reply = await request({ ...filled, body: { ...filled.body, [name]: { not: 'text' } } })
      expect(reply).toMatchObject({ status: 400, body: { message: `${name} must be text.` } })
      if (!maxLength) continue
      const long = await request({ ...filled, body: { ...filled.body, [name]: 'x'.repeat(maxLength + 1) } })
      expect(long).toMatchObject({
        status: 400,
        body: { message: `${name} must be at most ${maxLength} characters long.` },
      })
    }
  })

  test('refuses JSON that is not an object', async () => {
    const { filled, request } = await prepare(call)
    for (const body of [[], 'text', 3, [filled.body]]) {
      const reply = await request({ ...filled, body })
      expect(reply).toMatchObject({ status: 400, body: { message: 'The input must be an object.' } })
    }
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...Object.keys(schema.properties ?? { a: 1 })), fc.jsonValue()),
        async (wrong) =>
          expectDeclared(call, await request({ ...filled, body: { ...filled.body, ...wrong } })),
      ),
      { numRuns: 12, seed: 7, endOnFailure: true },
    )
  })
})
