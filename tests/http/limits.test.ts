import { once } from 'node:events'
import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { as, makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp({ env: { RATE_LIMIT: '3', TRUST_PROXY: 'true' } }))

let addresses = 0
const from = (address = `10.8.0.${++addresses}`) => ({ 'x-forwarded-for': address })
const get = (headers: Record<string, string>, path = '/api/companies') =>
  fetch(new URL(path, app.url), { headers })
async function statuses(count: number, headers: Record<string, string>, path?: string) {
  const all: number[] = []
  for (let n = 0; n < count; n++) all.push((await get(headers, path)).status)
  return all
}

describe('limits', () => {
  test('send the remaining calls, and when to retry', async () => {
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

  test('count each address, session and key separately; sessions and keys across addresses', async () => {
    const person = await makeIndividual(app.db)
    const { cookie } = await makeSession(app.ctx, person)
    const { key } = await createApiKey(as(app.ctx, person), { name: 'k', scope: 'read', expiresInDays: null })
    const bearer = { authorization: `Bearer ${key}` }
    for (const credential of [{ cookie }, bearer]) {
      expect(await statuses(3, { ...credential, ...from() })).toEqual([200, 200, 200])
      expect(await statuses(1, { ...credential, ...from() })).toEqual([429])
    }
    expect(await statuses(3, from())).toEqual([200, 200, 200])
  })

  test('apply to tRPC calls, and not to pages and health checks', async () => {
    const headers = from()
    expect((await statuses(4, headers, '/trpc/about')).at(-1)).toBe(429)
    const refused = await get(headers, '/trpc/about')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringMatching(/Too many/), data: { appCode: 'TOO_MANY', httpStatus: 429 } },
    })
    expect(await statuses(5, headers, '/healthz')).not.toContain(429)
  })

  test('follow the route, not the spelling of its address', async () => {
    for (const path of ['/%61pi/companies', '/api/%63ompanies', '/%74rpc/about', '/api/docs/'])
      expect([path, ...(await statuses(4, from(), path))]).toEqual([path, 200, 200, 200, 429])
    const raw = async (target: string, headers: Record<string, string>) => {
      const { port } = new URL(app.url)
      const request = http.get({ port, path: target, headers, agent: false })
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      response.resume()
      return response
    }
    const address = from()
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await raw('http://other.example/api/companies', address))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    expect((await get(from(), '/%74rpc/about')).headers.get('cache-control')).toBe('no-store')
  })

  test('count each call of a batch, and heavy calls for several', async () => {
    await using generous = await startApp({ env: { RATE_LIMIT: '30' } })
    const { cookie } = await makeSession(generous.ctx, await makeIndividual(generous.db))
    const call = (path: string, init: RequestInit) =>
      fetch(`${generous.url}/trpc/${path}`, {
        ...init,
        headers: { cookie, 'content-type': 'application/json' },
      })
    const batch = async (calls: number) =>
      await call(`${Array(calls).fill('auth.viewer').join(',')}?batch=1&input={}`, {})
    expect((await batch(25)).headers.get('ratelimit-remaining')).toBe('5')
    const refused = await batch(10)
    const results = (await refused.json()) as { error?: { data: { httpStatus: number } } }[]
    expect(results.map(({ error }) => error?.data.httpStatus)).toEqual([
      ...Array(5).fill(undefined),
      ...Array(5).fill(429),
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    for (const path of ['listings.publish', 'leads.draftRound']) {
      const other = await makeSession(generous.ctx, await makeIndividual(generous.db))
      const answers = []
      for (let n = 0; n < 4; n++)
        answers.push(
          await fetch(`${generous.url}/trpc/${path}`, {
            method: 'POST',
            headers: { cookie: other.cookie, 'content-type': 'application/json' },
            body: '{}',
          }),
        )
      expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['20', '10', '0', '0'])
      expect(answers.at(-1)?.status).toBe(429)
    }
  })

  test('can’t be avoided with made-up credentials', async () => {
    const address = from()
    const all: number[] = []
    // Each web process counts separately.
    while (all.at(-1) !== 429 && all.length <= 30 * app.webProcesses)
      all.push((await get({ authorization: `Bearer parley_${crypto.randomUUID()}`, ...address })).status)
    expect(all.slice(0, 30)).not.toContain(429)
    expect(all.at(-1)).toBe(429)
  })
})
