import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../../src/context.ts'
import { attempts } from '../../src/db/tables/auth.ts'
import { webhookDeliveries } from '../../src/db/tables/webhooks.ts'
import { takeLock } from '../../src/leads/lock/lock.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { addDays } from '../../src/shared/dates.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { deliverWebhook } from '../../src/webhooks/deliver-webhook.ts'
import { readDeliveries, readEndpoints } from '../../src/webhooks/read.ts'
import { removeEndpoint } from '../../src/webhooks/remove-endpoint.ts'
import { resendDelivery } from '../../src/webhooks/resend-delivery.ts'
import { sweepDeliveries } from '../../src/webhooks/sweep-deliveries.ts'
import { makeCompany } from '../make/companies.ts'
import { jobRun, makeLead } from '../make/leads.ts'
import { as, makeEmployee, makeIndividual } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { type Received, startReceiver } from './receiver.ts'

const app = await forFile(startApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } }))
const receiver = await forFile(startReceiver())

const logOf = (ctx: SignedIn, { id }: { id: string }) => readDeliveries(ctx, { endpointId: id })

/** Creates a pending delivery. */
async function makeDelivery(url?: string) {
  const match = await makeLead(app.ctx)
  const me = as(app.ctx, match.people.seller)
  const endpoint = await createEndpoint(me, { url: url ?? receiver.url, events: ['message'] })
  await sendMessage(me, { side: 'seller', leadId: match.leadId, text: 'Hello.' })
  const state = async () => (await logOf(me, endpoint))[0]!
  const { id: deliveryId } = await state()
  return { me, endpoint, deliveryId, state, leadId: match.leadId }
}

const received = (deliveryId: string): Received[] =>
  receiver.received.filter(({ headers }) => headers['webhook-id'] === deliveryId)

/** The queued retries of a delivery, with their delays in seconds. */
async function queuedRetries(deliveryId: string) {
  const rows = await app.db.execute<{ attempt: number; seconds: number }>(sql`
    select (data->>'attempt')::int as attempt, round(extract(epoch from start_after - created_on))::int as seconds
    from pgboss.job where name = 'deliver-webhook' and state = 'created' and data->>'deliveryId' = ${deliveryId}`)
  return rows.map(({ attempt, seconds }) => ({ attempt, seconds }))
}

describe('a delivery', () => {
  test('is signed as the Standard Webhooks specification requires', async () => {
    const { endpoint, deliveryId } = await makeDelivery()
    await app.drain()
    const [{ headers, body }] = received(deliveryId) as [Received]
    const content = `${deliveryId}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(endpoint.secret.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(content).digest('base64')}`,
    )
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(() => new Webhook(endpoint.secret).verify(`${body} `, headers as Record<string, string>)).toThrow()
  })

  test('commits with its event or not at all', async () => {
    const { leadId, me, endpoint } = await makeDelivery()
    const before = await logOf(me, endpoint)
    await app.db.transaction((tx) => takeLock(tx, leadId, 'seller', new Date()))
    await expect(sendMessage(me, { side: 'seller', leadId, text: 'Again.' })).rejects.toThrow()
    expect(await logOf(me, endpoint)).toEqual(before)
  })

  test('is retried with growing delays, then fails', async () => {
    receiver.answer(500)
    const { deliveryId, state } = await makeDelivery()
    const delays: number[] = []
    for (let attempt = 1; ; attempt++) {
      const job = { deliveryId, attempt, tries: attempt }
      await deliverWebhook(app.ctx, job, jobRun())
      // The same job again sends nothing.
      await deliverWebhook(app.ctx, job, jobRun())
      expect(received(deliveryId)).toHaveLength(attempt)
      const next = (await queuedRetries(deliveryId)).find((one) => one.attempt === attempt + 1)
      expect(await state()).toMatchObject({
        state: next ? 'pending' : 'failed',
        attempts: attempt,
        status: 500,
        error: 'The endpoint answered 500.',
      })
      if (!next) break
      delays.push(next.seconds)
    }
    receiver.answer(204)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect(delays[0]).toBeGreaterThanOrEqual(4)
    expect(delays.length).toBe(9)
    const [first, last] = [received(deliveryId).at(0), received(deliveryId).at(-1)]
    expect(last?.body).toBe(first?.body)
  })

  test('can be sent again under the same id', async () => {
    await app.drain()
    receiver.answer(503, 204)
    const { me, deliveryId, state } = await makeDelivery()
    await app.drain()
    expect(await state()).toMatchObject({ state: 'pending', attempts: 1, status: 503 })
    await resendDelivery(me, { deliveryId })
    await app.drain()
    expect(await state()).toMatchObject({ state: 'delivered', attempts: 2, status: 204, error: null })
    await resendDelivery(me, { deliveryId })
    await app.drain()
    expect(await state()).toMatchObject({ state: 'delivered', attempts: 3 })
    expect(received(deliveryId)).toHaveLength(3)
  })

  test('is not sent after its endpoint is removed', async () => {
    const { me, endpoint, deliveryId } = await makeDelivery()
    await removeEndpoint(me, { endpointId: endpoint.id })
    await app.drain()
    expect(received(deliveryId)).toEqual([])
    expect(await readEndpoints(me)).toEqual([])
  })

  test.each([
    ['a private address', 'https://127.0.0.1/hook', 'The address is not a public one.'],
    ['another port', 'https://hooks.example:25/', 'Please use port 443 or 8443.'],
    ['http', undefined, 'Please enter an address that begins with https://.'],
  ])('to %s is refused and logged', async (_what, url, error) => {
    await using strict = await startApp({ databaseUrl: app.databaseUrl })
    const { deliveryId, state } = await makeDelivery(url)
    await strict.drain()
    expect(await state()).toMatchObject({ state: 'pending', attempts: 1, status: null, error })
    expect(received(deliveryId)).toEqual([])
  })

  test('is deleted after thirty days', async () => {
    const { deliveryId } = await makeDelivery()
    const count = () => app.db.$count(webhookDeliveries, eq(webhookDeliveries.id, deliveryId))
    await sweepDeliveries({ ...app.ctx, now: () => addDays(new Date(), 29) })
    expect(await count()).toBe(1)
    await sweepDeliveries({ ...app.ctx, now: () => addDays(new Date(), 31) })
    expect(await count()).toBe(0)
  })
})

describe('an endpoint', () => {
  const valid = { url: 'https://hooks.example/parley', events: ['match' as const] }

  test('is managed by managers and individuals, never with an API key', async () => {
    const { company, manager } = await makeCompany(app.db)
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    await createEndpoint(as(app.ctx, manager), valid)
    await createEndpoint(as(app.ctx, await makeIndividual(app.db)), valid)
    const byKey = as(app.ctx, manager, { credentialId: 'key', credential: 'key', scope: 'write' })
    for (const refused of [as(app.ctx, contributor), byKey]) {
      await expect(createEndpoint(refused, valid)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(readEndpoints(refused)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  test('shows its secret only once', async () => {
    const me = as(app.ctx, await makeIndividual(app.db))
    const { id, secret } = await createEndpoint(me, valid)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await readEndpoints(me)).toEqual([{ id, ...valid, createdAt: expect.any(String) }])
  })

  test('sends a limited number of deliveries again', async () => {
    const { me, deliveryId } = await makeDelivery()
    const resent = { what: 'webhook-resend', address: '', subject: me.viewer.companyId } as const
    await app.db.insert(attempts).values(Array.from({ length: 99 }, () => resent))
    await resendDelivery(me, { deliveryId })
    await expect(resendDelivery(me, { deliveryId })).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  test('refuses a stranger', async () => {
    const { endpoint, deliveryId } = await makeDelivery()
    const stranger = as(app.ctx, await makeIndividual(app.db))
    const missing = { code: 'NOT_FOUND' }
    await expect(readDeliveries(stranger, { endpointId: endpoint.id })).rejects.toMatchObject(missing)
    await expect(removeEndpoint(stranger, { endpointId: endpoint.id })).rejects.toMatchObject(missing)
    await expect(resendDelivery(stranger, { deliveryId })).rejects.toMatchObject(missing)
    expect(await readEndpoints(stranger)).toEqual([])
  })

  test.each([
    'ftp://a.example',
    'nonsense',
    'https://user:secret@a.example',
    'http://a.example',
    'file:///etc/passwd',
    'https://a.example:22',
    'https://a.example:3000/hook',
  ])('can’t have the URL %s', async (url) => {
    const strict = { ...app.ctx, config: { ...app.config, webhooksAllowPrivate: false } }
    const me = as(strict, await makeIndividual(app.db))
    await expect(createEndpoint(me, { ...valid, url })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('is limited to twenty per company', async () => {
    const me = as(app.ctx, await makeIndividual(app.db))
    for (let n = 0; n < 20; n++) await createEndpoint(me, valid)
    await expect(createEndpoint(me, valid)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
