import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { readAgreement, readProposals } from '../../src/agreements/read.ts'
import { webhookDeliveries } from '../../src/db/tables/webhooks.ts'
import { block, unblock } from '../../src/leads/safety/block.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { createEndpoint } from '../../src/webhooks/create-endpoint.ts'
import { eventsOf, me, view } from '../leads/helpers.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { makeAgreement, makeProposal } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } }))
const { ctx, db } = app

/** How a side leaves a lead that an agreement keeps open. */
const leave = {
  'deletes its listing': (lead: Matched, side: Side) =>
    deleteListing(me(ctx, lead, side), { side, id: lead.listings[side].id }),
  'blocks the other company': (lead: Matched, side: Side) =>
    block(me(ctx, lead, side), { side, leadId: lead.leadId }),
}
const ways = sides.flatMap((side) =>
  Object.entries(leave).map(([how, act]) => ({ side, how, act: (lead: Matched) => act(lead, side) })),
)

async function cancelByBoth(lead: Matched, agreementId: string) {
  for (const side of sides) await cancelAgreement(me(ctx, lead, side), { agreementId })
}

describe.each(ways)('when the $side of an agreement $how', ({ side, act }) => {
  test('both sides still read and cancel it, which ends the lead', async () => {
    const lead = await makeLead(ctx)
    const agreementId = await makeAgreement(ctx, lead)
    const url = 'http://127.0.0.1:9/hooks'
    const endpoint = await createEndpoint(me(ctx, lead, otherSide(side)), { url, events: ['termination'] })
    await act(lead)
    expect(await view(ctx, lead, otherSide(side))).toMatchObject({ terminatedBy: [], agreementId })
    for (const reader of sides) {
      const agreement = await readAgreement(me(ctx, lead, reader), { agreementId })
      expect(agreement).toMatchObject({ id: agreementId, cancelledAt: null })
    }

    await cancelByBoth(lead, agreementId)
    expect(await view(ctx, lead, otherSide(side))).toMatchObject({ terminatedBy: [side] })
    await expect(makeProposal(ctx, lead, otherSide(side))).rejects.toMatchObject({ code: 'LEAD_TERMINATED' })
    const sent = await db
      .select({ body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, endpoint.id))
    expect(sent.map(({ body }) => JSON.parse(body).data.by)).toEqual([side])
  })

  test('an open proposal is dead', async () => {
    const lead = await makeLead(ctx)
    const { id } = await makeProposal(ctx, lead, 'seller')
    const before = (await eventsOf(app, lead.leadId)).length
    await act(lead)
    expect((await readProposals(me(ctx, lead, 'buyer'), lead))[0]?.status).toBe('withdrawn')
    expect((await eventsOf(app, lead.leadId)).slice(before)).toMatchObject([
      { event: 'proposal_closed', payload: { proposal_id: id } },
      { event: 'conversation_updated' },
    ])
  })
})

describe.each(eachSide)('when the %s has unblocked the other company', (side) => {
  test('a cancelled agreement frees the lead for new proposals', async () => {
    const lead = await makeLead(ctx)
    const agreementId = await makeAgreement(ctx, lead)
    await block(me(ctx, lead, side), { side, leadId: lead.leadId })
    await unblock(me(ctx, lead, side), { companyId: lead.people[otherSide(side)].companyId })
    await cancelByBoth(lead, agreementId)
    expect((await makeProposal(ctx, lead, side)).status).toBe('open')
  })
})
