import { describe, expect, test } from 'vitest'
import { isTooDeep, stripUnstorable } from '../../src/http/json-bodies.ts'
import { uploadFile } from '../make/files.ts'
import { as, makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
const person = await makeIndividual(app.db)
const { cookie } = await makeSession(app.ctx, person)

async function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await fetch(new URL(path, app.url), { ...init, headers: { cookie, ...init.headers } })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
const json = { 'content-type': 'application/json' }
const failure = (message: unknown = expect.any(String)) => ({ success: false, message, error: message })
const intro = '/api/update_individual_intro'

describe('a request', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('of type %s is refused', async (type) => {
    const reply = await call(intro, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'new_intro=a',
    })
    expect(reply).toMatchObject({ status: 415, body: failure('This content type is not supported.') })
  })

  test.each(['{', '{"new_intro":', 'null x', '{"new_intro": "a",}', "{'a': 1}", '{"__proto__": {"a": 1}}'])(
    'with the invalid JSON %s is refused',
    async (body) => {
      const reply = await call(intro, { method: 'POST', headers: json, body })
      expect(reply).toMatchObject({ status: 400, body: failure() })
    },
  )

  test('may name a charset; a missing body counts as one without fields', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const body = JSON.stringify({ new_intro: 'Grüße' })
    expect((await call(intro, { method: 'POST', headers, body })).status).toBe(200)
    expect(await call(intro, { method: 'POST' })).toMatchObject({
      status: 400,
      body: failure('new_intro is required.'),
    })
  })

  test('that is too large is refused', async () => {
    const body = JSON.stringify({ new_intro: 'x'.repeat(1024 * 1024) })
    expect(await call(intro, { method: 'POST', headers: json, body })).toMatchObject({
      status: 413,
      body: failure('The request is too large.'),
    })
  })

  test.each([
    ['rest', intro],
    ['trpc', '/trpc/companies.updateIntro'],
  ])('with deeply nested JSON is refused, by %s', async (_, path) => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const body = `{"new_intro":"a","intro":"a","old_round_text":${deep}}`
    const headers = { ...json, 'idempotency-key': crypto.randomUUID() }
    const reply = await call(path, { method: 'POST', headers, body })
    expect(reply.status).toBe(400)
    expect(reply.body.message ?? reply.body.error.message).toBe('This JSON is nested too deeply.')
  })

  test('nesting counts levels, and no brackets within strings', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect([nested(100), nested(101)].map(isTooDeep)).toEqual([false, true])
    expect(isTooDeep(`[${nested(1).concat(',').repeat(500)}[]]`)).toBe(false)
    expect(isTooDeep(JSON.stringify({ text: `\\"${'[{'.repeat(200)}` }))).toBe(false)
    expect(isTooDeep(`{"a\\\\":${nested(100)}}`)).toBe(true)
  })

  test('to an unknown or malformed path gets a JSON response', async () => {
    for (const path of ['/api/nothing', '/api', '/api/companies/x'])
      expect(await call(path)).toMatchObject({ status: 404, body: failure('Not found.') })
    expect(await call('/api/companies', { method: 'PUT' })).toMatchObject({ status: 404, body: failure() })
    expect(await call('/api/get_product/%E0%A4%A')).toMatchObject({ status: 400, body: failure() })
    expect(await call(`/api/get_product/${'x'.repeat(6_000)}`)).toMatchObject({ body: failure() })
  })

  test('can’t leave the folder of files', async () => {
    for (const path of ['/media/..%2fmedia-signing-key', '/media/%2e%2e%2fmedia-signing-key'])
      expect(await call(path)).toMatchObject({ status: 403, body: failure() })
  })

  test('that writes from a page of another site with a visitor’s cookie is refused', async () => {
    const body = JSON.stringify({ new_intro: 'Taken over' })
    const headers = { ...json, origin: 'https://elsewhere.example' }
    expect(await call(intro, { method: 'POST', headers, body })).toMatchObject({
      status: 403,
      body: failure(),
    })
  })

  test.each(['rest', 'trpc'])('with characters that Postgres can’t store succeeds, by %s', async (api) => {
    const text = String.raw`"Before \u0000 \ud800 \udc00x \ud83c\udf3e \\u0000 after"`
    const [path, body] =
      api === 'rest' ? [intro, `{"new_intro":${text}}`] : ['/trpc/companies.updateIntro', `{"intro":${text}}`]
    expect((await call(path, { method: 'POST', headers: json, body })).status).toBe(200)
    const { body: stored } = await call(`/api/company_description_for_user/${person.employeeId}`)
    expect(stored.company_description).toBe('Before  \ufffd \ufffdx 🌾 \\u0000 after')
  })

  test('with storable JSON is not changed', () => {
    for (const value of ['plain', '\\u0000', '\\\\ud800', '🌾', 'a\u0001b'])
      expect(JSON.parse(stripUnstorable(JSON.stringify({ value })))).toEqual({ value })
  })
})

test('a file’s URL is absolute, and is accepted in later requests', async () => {
  const upload = await call('/api/generate_presigned_post', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ filename: 'flour.png', contentType: 'image/png' }),
  })
  expect(upload.body.publicUrl).toMatch(new RegExp(`^${app.url}/media/`))
  expect(upload.body.url).toBe(`${app.url}/media`)

  const stored = await uploadFile(app.url, as(app.ctx, person))
  const url = new URL(stored, app.url).href
  const created = await call('/api/add_procurement', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      user_id: person.employeeId,
      company_id: person.companyId,
      procurement_name: 'Flour',
      procurement_description: ['For bread.', { procurement_requirement: 'Rye' }],
      media_attachments: [{ url, contentType: 'image/png', original_filename: 'flour.png' }],
    }),
  })
  expect(created.status).toBe(200)
  const attached = [expect.objectContaining({ url })]
  const read = await call(`/api/get_procurement/${created.body.procurement_id}`)
  expect(read.body.media_attachments).toEqual(attached)
  const full = await call(`/api/company_full/${person.companyId}`)
  expect(full.body.company_procurements[0].media_attachments).toEqual(attached)
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
})
