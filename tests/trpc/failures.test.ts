import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'

test('an unreachable payment provider gives the client a short message and the log the cause', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  // No server listens on port 9.
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  }
  await using app = await startApp({ env, log })
  const { cookie } = await makeSession(app.ctx, await makeIndividual(app.db))
  const response = await fetch(`${app.url}/trpc/billing.checkout`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'one_time' }),
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    error: { message: 'The payment provider could not be reached. Please try again.' },
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ path: 'billing.checkout', msg: 'trpc' })
  expect(lines[0]).toContain('connection to Stripe')
})

test('errors carry their code but no file paths, and are never cached', async () => {
  await using app = await startApp()
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${app.url}/trpc/${path}`, init)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain('/src/')
    return { status: response.status, ...JSON.parse(text) }
  }
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  expect(await call('companies.me')).toMatchObject({
    status: 401,
    error: { data: { code: 'UNAUTHORIZED', appCode: 'NO_SESSION' } },
  })
  expect(await call('no.such')).toMatchObject({ status: 404, error: { data: { appCode: 'NOT_FOUND' } } })
  expect(await call('auth.logOut')).toMatchObject({ status: 404, error: { data: { appCode: 'NOT_FOUND' } } })
  expect(await call('auth.sendLoginCode', { ...post, body: '{' })).toMatchObject({
    status: 400,
    error: { data: { code: 'BAD_REQUEST', appCode: 'BAD_INPUT' } },
  })
})
