import { eq, sql } from 'drizzle-orm'
import { accept } from '../../src/agreements/accept.ts'
import { propose } from '../../src/agreements/propose.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { type ProposeInput, proposeSchema } from '../../src/agreements/schema.ts'
import type { Ctx } from '../../src/context.ts'
import { proposals } from '../../src/db/tables/agreements.ts'
import type { Package, ProposalView } from '../../src/shared/proposals/agreements.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import type { Matched } from './leads.ts'
import { as } from './people.ts'

/** A package of EUR `euros`. */
export const packageOf = (euros: number, overrides: Partial<Package> = {}): Package => ({
  total: { minor: euros * 100, currency: 'EUR' },
  taxIncluded: false,
  deliveryIncluded: true,
  quantity: 500,
  unit: 'kg',
  terms: [
    { key: 'first_delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' },
    { key: 'payment', label: 'Payment', kind: 'number', value: 30, unit: 'days' },
  ],
  ...overrides,
})

/** Makes a proposal for a side; by default one package of EUR 16,500. */
export async function makeProposal(
  ctx: Ctx,
  lead: Pick<Matched, 'leadId' | 'people'>,
  side: Side,
  input: Partial<Omit<ProposeInput, 'leadId'>> = {},
): Promise<ProposalView> {
  const who = as(ctx, lead.people[side])
  const { leadId } = lead
  const { proposalId } = await propose(
    who,
    proposeSchema.parse({ leadId, packages: [packageOf(16_500)], ...input }),
  )
  return proposalIn(await readProposals(who, { leadId }), proposalId)
}

export function proposalIn(list: readonly ProposalView[], proposalId: string): ProposalView {
  const found = list.find(({ id }) => id === proposalId)
  if (!found) throw new Error('no such proposal')
  return found
}

/** Accepts a proposal's package for the other side. */
export const acceptProposal = (
  ctx: Ctx,
  { people }: Pick<Matched, 'people'>,
  proposal: ProposalView,
  packageIndex = 0,
) =>
  accept(as(ctx, people[otherSide(proposal.side)]), {
    proposalId: proposal.id,
    packageIndex,
    hash: proposal.packages[packageIndex]?.hash ?? '',
    sharesJudgements: false,
  })

/** Makes an agreement on a proposal of `side`. */
export async function makeAgreement(ctx: Ctx, lead: Matched, side: Side = 'seller'): Promise<string> {
  const proposal = await makeProposal(ctx, lead, side)
  return (await acceptProposal(ctx, lead, proposal)).agreementId
}

/** Sets when a proposal expires, `inMs` milliseconds from now by the database's clock. By default it has expired. */
export const expire = ({ db }: Pick<Ctx, 'db'>, proposalId: string, inMs = -1000) =>
  db
    .update(proposals)
    .set({ validUntil: sql`date_trunc('milliseconds', clock_timestamp() + ${inMs} * interval '1 ms')` })
    .where(eq(proposals.id, proposalId))
