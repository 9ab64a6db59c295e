import { eq, sql } from 'drizzle-orm'
import { accept } from '../../src/agreements/accept.ts'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { decline, withdraw } from '../../src/agreements/close-proposal.ts'
import { expireProposals } from '../../src/agreements/expire-proposals.ts'
import { propose } from '../../src/agreements/propose.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { acceptSchema, type ProposeInput, proposeSchema } from '../../src/agreements/schema.ts'
import type { SignedIn } from '../../src/context.ts'
import { proposals } from '../../src/db/tables/agreements.ts'
import type { Package } from '../../src/shared/agreements.ts'
import { addDays } from '../../src/shared/dates.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'

interface Parties {
  readonly leadId: string
  readonly people: Readonly<Record<Side, SignedIn>>
}

/** Negotiations of the demo market: one of every state, each for a lead. */
export const negotiations: readonly ((parties: Parties) => Promise<unknown>)[] = [
  // Options wait for the buyer.
  (lead) => offer(lead, 'seller', { packages: [option(2400), option(2150, 10), option(1980, 20)] }),
  // Accepted after a counterproposal.
  async (lead) => {
    const first = await offer(lead, 'seller', { packages: [option(5400)] })
    const counter = await offer(lead, 'buyer', {
      packages: [option(4800), option(5000, 10)],
      answers: first,
      note: 'Could we meet in the middle?',
    })
    await agreeOn(lead, counter, 1)
  },
  // A request waits for the seller, and expires soon.
  ({ leadId, people }) =>
    offer({ leadId, people }, 'buyer', {
      packages: [option(1200)],
      validUntil: addDays(people.buyer.now(), 2).toISOString(),
    }),
  async (lead) => {
    const proposalId = await offer(lead, 'seller', { packages: [option(8900)] })
    await decline(lead.people.buyer, { proposalId, reason: 'This is above our budget for this year.' })
  },
  // Countered: waits for the seller.
  async (lead) => {
    const first = await offer(lead, 'seller', { packages: [option(3200), option(2900, 20)] })
    await offer(lead, 'buyer', { packages: [option(2750, 10)], answers: first })
  },
  async (lead) => {
    const proposalId = await offer(lead, 'buyer', { packages: [option(640)] })
    await withdraw(lead.people.buyer, { proposalId, reason: 'We need a larger quantity.' })
  },
  async (lead) => {
    const proposalId = await offer(lead, 'seller', { packages: [option(1750)] })
    const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`
    await lead.people.seller.db
      .update(proposals)
      .set({ createdAt: daysAgo(16), validUntil: daysAgo(2) })
      .where(eq(proposals.id, proposalId))
    await expireProposals(lead.people.seller)
  },
  // Accepted, then cancelled by both sides.
  async (lead) => {
    const agreementId = await agreeOn(lead, await offer(lead, 'seller', { packages: [option(990)] }), 0)
    for (const who of [lead.people.buyer, lead.people.seller]) await cancelAgreement(who, { agreementId })
  },
  // Accepted; the seller asks to cancel.
  async (lead) => {
    const agreementId = await agreeOn(lead, await offer(lead, 'buyer', { packages: [option(4100)] }), 0)
    await cancelAgreement(lead.people.seller, { agreementId })
  },
]

/** An option of so many euros, with a discount for paying early. */
const option = (euros: number, paymentDays = 30): Package => ({
  total: { minor: euros * 100, currency: 'EUR' },
  taxIncluded: false,
  deliveryIncluded: paymentDays < 30,
  terms: [
    { key: 'payment', label: 'Payment term', kind: 'number', value: paymentDays, unit: 'days' },
    { key: 'duration', label: 'Duration', kind: 'number', value: 12, unit: 'months' },
    { key: 'cancellation', label: 'Cancellation', kind: 'choice', value: 'at the end of a month' },
  ],
})

async function offer(
  { leadId, people }: Parties,
  side: Side,
  input: Pick<ProposeInput, 'packages'> & Partial<ProposeInput>,
): Promise<string> {
  const terms = proposeSchema.parse({ note: 'As discussed, these would be our terms.', ...input, leadId })
  return (await propose(people[side], terms)).proposalId
}

async function agreeOn(
  { leadId, people }: Parties,
  proposalId: string,
  packageIndex: number,
): Promise<string> {
  const last = (await readProposals(people.seller, { leadId })).at(-1)
  if (!last) throw new Error('no proposal to accept')
  const hash = last.packages[packageIndex]?.hash
  const chosen = acceptSchema.parse({ proposalId, packageIndex, hash, sharesJudgements: true })
  return (await accept(people[otherSide(last.side)], chosen)).agreementId
}
