import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../../src/context.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { submitSellerRound } from '../../src/leads/rounds/submit-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { webhookEvents } from '../../src/shared/webhook-events.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { readDeliveries } from '../../src/webhooks/read.ts'
import { eachSide, jobRun, makeLead, makeMatch } from '../make/leads.ts'
import { as } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { startReceiver } from './receiver.ts'

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
    expect(await readDeliveries(me, { endpointId: endpoint.id })).toEqual(
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
