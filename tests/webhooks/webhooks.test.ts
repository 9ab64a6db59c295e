import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../../src/context.ts'
import { webhookDeliveries } from '../../src/db/tables/webhooks.ts'
import { takeLock } from '../../src/leads/lock/lock.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { submitSellerRound } from '../../src/leads/rounds/submit-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { deleteListing } from '../../src/listings/delete.ts'
import { addDays } from '../../src/shared/dates.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { webhookEvents } from '../../src/shared/webhook-events.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { deliverWebhook } from '../../src/webhooks/deliver-webhook.ts'
import { readDeliveries, readEndpoints } from '../../src/webhooks/read.ts'
import { removeEndpoint } from '../../src/webhooks/remove-endpoint.ts'
import { resendDelivery } from '../../src/webhooks/resend-delivery.ts'
import { sweepDeliveries } from '../../src/webhooks/sweep-deliveries.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, jobRun, makeLead, makeMatch } from '../make/leads.ts'
import { as, makeEmployee, makeIndividual } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { type Received, startReceiver } from './receiver.ts'

const app = await forFile(startApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } }))
const receiver = await forFile(startReceiver())

/** Creates an endpoint at the receiver with a path of its own. */
async function endpointOf(ctx: SignedIn, events = [...webhookEvents]) {
  const path = `/${crypto.randomUUID()}`
  const endpoint = await createEndpoint(ctx, { url: new URL(path, receiver.url).href, events })
  return { ...endpoint, events: () => eventsSignedWith(endpoint.secret) }
}

/** The received events whose signature is valid for this secret. */
const eventsSignedWith = (secret: string) =>
  receiver.received.flatMap((one) => {
    try {
      return [new Webhook(secret).verify(one.body, one.headers as Record<string, string>) as WebhookBody]
    } catch {
      return []
    }
  })
interface WebhookBody {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

const logOf = (ctx: SignedIn, { id }: { id: string }) => readDeliveries(ctx, { endpointId: id })

describe.each(eachSide)('a %s’s company', (side) => {
  test('receives matches, rounds, messages and terminations without texts', async () => {
    const match = await makeMatch(app.ctx)
    const { seller } = match.people
    const me = as(app.ctx, match.people[side])
    const endpoint = await endpointOf(me)

    await openLead(app.ctx, { leadId: match.leadId }, jobRun())
    const { roundId } = await submitSellerRound(as(app.ctx, seller), {
      leadId: match.leadId,
      answers: [],
      freeForm: 'We deliver on Mondays.',
    })
    await app.drain()
    const { messageId } = await sendMessage(as(app.ctx, seller), {
      side: 'seller',
      leadId: match.leadId,
      text: 'Shall we begin?',
    })
    await app.drain()
    await terminate(as(app.ctx, seller), { side: 'seller', leadId: match.leadId })
    await app.drain()

    const ids = {
      conversation_id: match.leadId,
      side,
      seller_company_id: seller.companyId,
      buyer_company_id: match.people.buyer.companyId,
      product_id: match.listings.seller.id,
      procurement_id: match.listings.buyer.id,
    }
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const byAssistant = { message_id: expect.any(String), by: 'seller', author: 'ai' }
    const sorted = (all: WebhookBody[]) => all.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
    expect(sorted(endpoint.events())).toEqual([
      { type: 'match', timestamp, data: ids },
      { type: 'round', timestamp, data: { ...ids, round_id: roundId, round_number: 2, by: 'seller' } },
      { type: 'message', timestamp, data: { ...ids, ...byAssistant } },
      {
        type: 'message',
        timestamp,
        data: { ...ids, message_id: messageId, by: 'seller', author: 'direct' },
      },
      { type: 'termination', timestamp, data: { ...ids, by: 'seller' } },
    ])
    expect(await logOf(me, endpoint)).toEqual(
      Array.from({ length: 5 }, () =>
        expect.objectContaining({ state: 'delivered', attempts: 1, status: 204, error: null }),
      ),
    )
  })

  test('receives a termination when the other side’s listing is deleted', async () => {
    const match = await makeLead(app.ctx)
    const endpoint = await endpointOf(as(app.ctx, match.people[side]), ['termination'])
    const other = otherSide(side)
    await deleteListing(as(app.ctx, match.people[other]), { side: other, id: match.listings[other].id })
    await app.drain()
    expect(endpoint.events()).toMatchObject([
      { type: 'termination', data: { conversation_id: match.leadId, side, by: other } },
    ])
  })

  test('receives only subscribed events of its own leads', async () => {
    const [mine, others] = [await makeLead(app.ctx), await makeLead(app.ctx)]
    const endpoint = await endpointOf(as(app.ctx, mine.people[side]), ['message'])
    for (const { leadId, people } of [mine, others]) {
      await sendMessage(as(app.ctx, people[side]), { side, leadId, text: 'Hello.' })
      await app.drain()
      await terminate(as(app.ctx, people[side]), { side, leadId })
    }
    await app.drain()
    expect(endpoint.events()).toMatchObject([{ type: 'message', data: { conversation_id: mine.leadId } }])
  })
})

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
