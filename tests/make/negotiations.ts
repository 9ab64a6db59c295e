import type { Ctx } from '../../src/context.ts'
import { negotiations } from '../../src/db/tables/mandates.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { leadPath } from '../../src/shared/lead-pages.ts'
import type { Term } from '../../src/shared/proposals/agreements.ts'
import type { Side } from '../../src/shared/sides.ts'
import { type Matched, makeLead } from './leads.ts'
import { makeMandate } from './mandates.ts'
import { as, type Person } from './people.ts'
import { acceptProposal, makeProposal, packageOf } from './proposals.ts'

/** Long German words, which must not break a narrow column. */
const eightTerms: readonly Term[] = [
  { key: 'payment', label: 'Payment', kind: 'number', value: 30, unit: 'days' },
  { key: 'delivery', label: 'Anlieferungszeitfensterbenachrichtigung', kind: 'choice', value: 'DAP' },
  { key: 'first_delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' },
  { key: 'warranty', label: 'Gewährleistungsverlängerung', kind: 'number', value: 24, unit: 'Monate' },
  { key: 'quality', label: 'Quality', kind: 'text', value: 'Type 1150, certified organic' },
  { key: 'penalty', label: 'Vertragsstrafe', kind: 'text', value: 'Haftpflichtversicherungsnachweis' },
  { key: 'lot', label: 'Lot size', kind: 'number', value: 1_250.5, unit: 'kg' },
  { key: 'window', label: 'Delivery window', kind: 'text', value: '6 to 9 a.m.' },
]

/**
 * Makes four leads of `person` and returns their lead pages' paths. `waiting`: the other side has countered with three options
 * of eight terms. `own`: prices were named, and the person's own proposal is open. `agreed`: the person's request has an
 * agreement. `asks`: the person's assistant asks for a decision.
 */
export async function makeNegotiations(
  ctx: Ctx,
  person: Person,
): Promise<{ waiting: string; own: string; agreed: string; asks: string }> {
  const waiting = await makeLead(ctx, { people: { buyer: person }, buyer: { name: 'Rye flour' } })
  const { id: answers } = await makeProposal(ctx, waiting, 'buyer')
  await makeProposal(ctx, waiting, 'seller', {
    packages: [
      packageOf(16_000, { terms: eightTerms }),
      packageOf(17_900, { terms: eightTerms, taxIncluded: true }),
      packageOf(1_234_567, { terms: eightTerms.slice(0, 5), quantity: 12_000 }),
    ],
    note: 'All prices hold for one year.',
    validUntil: new Date(Date.now() + 50 * 3_600_000).toISOString(),
    answers,
  })

  const own = await makeLead(ctx, { people: { seller: person }, seller: { name: 'Rye flour' } })
  const text = 'We pay 15,000 EUR in total for 500 kg.'
  await sendMessage(as(ctx, own.people.buyer), { side: 'buyer', leadId: own.leadId, text })
  await makeProposal(ctx, own, 'seller')

  const agreed = await makeLead(ctx, { people: { buyer: person }, buyer: { name: 'Spelt flour' } })
  await acceptProposal(ctx, agreed, await makeProposal(ctx, agreed, 'seller'))
  const asks = await makeLead(ctx, { people: { buyer: person }, buyer: { name: 'Oat flakes' } })
  const { leadId } = asks
  await makeProposal(ctx, asks, 'seller')
  const terms = [{ key: 'payment', label: 'Payment', unit: 'days' }]
  const worth = [{ key: 'payment', must: 30 }]
  await makeMandate(ctx, asks, 'buyer', { autonomy: 'draft', ceiling: null, worth, terms, leadId })
  await ctx.db.insert(negotiations).values({
    leadId,
    state: 'waiting',
    turn: 'buyer',
    firstNumber: 1,
    round: 1,
    rounds: 8,
    lastMessage: 0,
    asks: 'buyer',
  })
  return {
    asks: pathOf('buyer', asks),
    waiting: pathOf('buyer', waiting),
    own: pathOf('seller', own),
    agreed: pathOf('buyer', agreed),
  }
}

const pathOf = (side: Side, { people, listings, leadId }: Matched): string =>
  leadPath(side, { companyId: people[side].companyId, listingId: listings[side].id, leadId })
