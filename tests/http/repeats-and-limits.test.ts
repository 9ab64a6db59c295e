import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/create-api-key.ts'
import { sweepIdempotencyKeys } from '../../src/db/idempotency.ts'
import { idempotencyKeys } from '../../src/db/tables/idempotency.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { addDays } from '../../src/shared/dates.ts'
import { as, freshEmail, makeIndividual, makeSession, type Person } from '../make/people.ts'
import { startApp, type TestApp } from '../setup/app.ts'

const headersFrom = async (app: TestApp, person: Person) => (await makeSession(app.ctx, person)).cookie

describe('an Idempotency-Key', () => {
  let app: TestApp
  let person: Person
  let cookie: string
  beforeAll(async () => {
    app = await startApp()
    person = await makeIndividual(app.db)
    cookie = await headersFrom(app, person)
  })
  afterAll(() => app.stop())

  const request = (name = 'Flour') => ({
    procurement_name: name,
    procurement_description: ['For bread.', { procurement_requirement: 'Rye' }],
  })
  const freshKey = () => crypto.randomUUID()
  async function write(key: string | undefined, body: object, path = 'add_procurement', as_ = { cookie }) {
    const response = await fetch(`${app.url}/api/${path}`, {
      method: path.startsWith('procurement/') ? 'DELETE' : 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}), ...as_ },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      replayed: response.headers.get('idempotency-replayed') === 'true',
      body: text ? JSON.parse(text) : null,
    }
  }
  const published = (name: string) => app.db.$count(listings, eq(listings.name, name))

  test('makes the same call once, and answers it the same', async () => {
    const [key, body] = [freshKey(), request('Once')]
    const first = await write(key, body)
    expect(first).toMatchObject({ status: 200, replayed: false })
    expect(await write(key, body)).toEqual({ ...first, replayed: true })
    expect(await published('Once')).toBe(1)
    // Without one, each call counts.
    await write(undefined, request('Twice'))
    await write(undefined, request('Twice'))
    expect(await published('Twice')).toBe(2)
  })

  test('with another body or call is refused', async () => {
    const key = freshKey()
    await write(key, request('First'))
    expect((await write(key, request('Second'))).status).toBe(422)
    expect((await write(key, { new_intro: 'x' }, 'update_individual_intro')).status).toBe(422)
    expect(await published('Second')).toBe(0)
  })

  test('is one’s own: the same key of somebody else is another', async () => {
    const key = freshKey()
    const other = { cookie: await headersFrom(app, await makeIndividual(app.db)) }
    const [mine, theirs] = [
      await write(key, request()),
      await write(key, request(), 'add_procurement', other),
    ]
    expect(theirs).toMatchObject({ status: 200, replayed: false })
    expect(theirs.body.procurement_id).not.toBe(mine.body.procurement_id)
  })

  test('of ten at once, one does it; the others wait their turn or hear the same', async () => {
    const [key, body] = [freshKey(), request('Ten at once')]
    const replies = await Promise.all(Array.from({ length: 10 }, () => write(key, body)))
    expect(replies.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1)
    expect(
      replies.every(({ status, replayed }) => (status === 200 ? true : status === 409 && !replayed)),
    ).toBe(true)
    expect(new Set(replies.flatMap(({ body: { procurement_id: id } }) => (id ? [id] : []))).size).toBe(1)
    expect(await published('Ten at once')).toBe(1)
  })

  test('of a call that failed is free again', async () => {
    const key = freshKey()
    const path = 'update_individual_intro'
    expect((await write(key, { new_intro: '' }, path)).status).toBe(400)
    expect(await write(key, { new_intro: 'Right now.' }, path)).toMatchObject({
      status: 200,
      replayed: false,
    })
  })

  test('repeats an answer without a body', async () => {
    const { body } = await write(undefined, request('To be deleted'))
    const [key, path] = [freshKey(), `procurement/${body.procurement_id}`]
    expect(await write(key, {}, path)).toEqual({ status: 204, replayed: false, body: null })
    expect(await write(key, {}, path)).toEqual({ status: 204, replayed: true, body: null })
    expect((await write(freshKey(), {}, path)).status).toBe(404)
  })

  test('works for who isn’t logged in', async () => {
    const key = freshKey()
    const body = {
      firstName: 'Ada',
      lastName: 'Byron',
      employeeEmail: freshEmail(),
      employeeRole: 'Individual',
    }
    const nobody = {} as { cookie: string }
    const first = await write(key, body, 'register_individual', nobody)
    expect(first.status).toBe(200)
    expect(await write(key, body, 'register_individual', nobody)).toEqual({ ...first, replayed: true })
  })

  test.each(['', 'a b', 'x'.repeat(256)])('is refused as “%s”', async (key) => {
    const { status, body } = await write(key || ' ', request('Never'))
    expect([status, body.message]).toEqual([400, 'The Idempotency-Key must be 1 to 255 visible characters.'])
  })

  test('of a process that died is taken up by the next', async () => {
    const [key, body] = [freshKey(), request('Taken up')]
    await write(key, body)
    // As a killed process leaves it: begun, and not answered.
    const mine = eq(idempotencyKeys.key, key)
    await app.db.update(idempotencyKeys).set({ status: null, reply: null }).where(mine)
    expect((await write(key, body)).status).toBe(409)
    await app.db
      .update(idempotencyKeys)
      .set({ startedAt: addDays(new Date(), -1) })
      .where(mine)
    expect(await write(key, body)).toMatchObject({ status: 200, replayed: false })
  })

  test('is forgotten after a day', async () => {
    const [key, body] = [freshKey(), request('Forgotten')]
    await write(key, body)
    const mine = eq(idempotencyKeys.key, key)
    await app.db
      .update(idempotencyKeys)
      .set({ createdAt: addDays(new Date(), -2) })
      .where(mine)
    await sweepIdempotencyKeys(app.db)
    expect(await write(key, body)).toMatchObject({ status: 200, replayed: false })
  })
})

describe('limits', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { RATE_LIMIT: '3', TRUST_PROXY: 'true' } })
  })
  afterAll(() => app.stop())

  let addresses = 0
  const from = (address = `10.8.0.${++addresses}`) => ({ 'x-forwarded-for': address })
  const get = (headers: Record<string, string>, path = '/api/companies') =>
    fetch(new URL(path, app.url), { headers })
  async function statuses(count: number, headers: Record<string, string>, path?: string) {
    const all: number[] = []
    for (let n = 0; n < count; n++) all.push((await get(headers, path)).status)
    return all
  }

  test('say what is left, and when to come again', async () => {
    const headers = from()
    const first = await get(headers)
    expect(first.headers.get('ratelimit-limit')).toBe('3')
    expect(first.headers.get('ratelimit-remaining')).toBe('2')
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    await statuses(2, headers)
    const refused = await get(headers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ success: false, message: expect.stringMatching(/Too many/) })
  })

  test('count each address, session and key for itself, wherever they come from', async () => {
    const person = await makeIndividual(app.db)
    const session = { cookie: await headersFrom(app, person) }
    const { key } = await createApiKey(as(app.ctx, person), { name: 'k', scope: 'read', expiresInDays: null })
    const bearer = { authorization: `Bearer ${key}` }
    for (const credential of [session, bearer]) {
      expect(await statuses(3, { ...credential, ...from() })).toEqual([200, 200, 200])
      expect(await statuses(1, { ...credential, ...from() })).toEqual([429])
    }
    expect(await statuses(3, from())).toEqual([200, 200, 200])
  })

  test('hold for the pages’ own calls too, and not for the pages', async () => {
    const headers = from()
    expect((await statuses(4, headers, '/trpc/about')).at(-1)).toBe(429)
    const refused = await get(headers, '/trpc/about')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringMatching(/Too many/), data: { appCode: 'TOO_MANY', httpStatus: 429 } },
    })
    expect(await statuses(5, headers, '/healthz')).not.toContain(429)
  })

  test('are not got around with made-up credentials', async () => {
    const address = from()
    const all: number[] = []
    // Each web process counts for itself.
    while (all.at(-1) !== 429 && all.length <= 30 * app.webs)
      all.push((await get({ authorization: `Bearer parley_${crypto.randomUUID()}`, ...address })).status)
    expect(all.slice(0, 30)).not.toContain(429)
    expect(all.at(-1)).toBe(429)
  })
})
