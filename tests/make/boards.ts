import { eq } from 'drizzle-orm'
import type { Ctx } from '../../src/context.ts'
import { proposals } from '../../src/db/tables/agreements.ts'
import { judgements } from '../../src/db/tables/leads.ts'
import { latestRound } from '../../src/leads/rounds/rounds.ts'
import type { Package } from '../../src/shared/proposals/agreements.ts'
import { makeCompany } from './companies.ts'
import { type Matched, makeLead } from './leads.ts'
import { makeListing } from './listings.ts'
import type { Person } from './people.ts'
import { acceptProposal, makeProposal, packageOf } from './proposals.ts'

interface Board {
  readonly listingId: string
  /** The address of the board. */
  readonly path: string
  /** The page of the agreement that one lead has. */
  readonly agreement: string
  /** By the names of the offering companies. */
  readonly leads: Readonly<Record<(typeof offerers)[number], Matched>>
}

const offerers = [
  'Mill & Sons',
  'Hill Farm',
  'Grain Traders',
  'North Mill',
  'Old Wheel',
  'River Mill',
] as const
export const boardName = 'Bread flour for next season'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const terms = (paymentDays: number): Package['terms'] => [
  { key: 'first_delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' },
  { key: 'payment', label: 'Payment', kind: 'number', value: paymentDays, unit: 'days' },
  { key: 'origin', label: 'Origin', kind: 'text', value: 'Stone-ground, from the region' },
]

/**
 * Makes a request of `person` with six leads. Their latest proposals are: one with three options, one that expires soon, one in
 * another currency, one of the request's own side, one that was accepted, and none.
 */
export async function makeBoard(ctx: Ctx, person: Person): Promise<Board> {
  const listing = await makeListing(ctx.db, person, 'buyer', {
    name: boardName,
    points: [
      { text: 'Organic certification' },
      { text: 'Delivery before six in the morning on every working day, also in August' },
      { text: 'At most 17,000 EUR for the season', reveal: false },
    ],
  })
  const open = async (name: string, offering: string) => {
    const { manager } = await makeCompany(ctx.db, { name, email: 'office@mill.example' })
    const people = { buyer: person, seller: manager }
    return makeLead(ctx, { people, listings: { buyer: listing }, seller: { name: offering } })
  }
  const leads = {
    'Mill & Sons': await open('Mill & Sons', 'Organic wheat flour'),
    'Hill Farm': await open('Hill Farm', 'Flour from old grains'),
    'Grain Traders': await open('Grain Traders', 'Flour by the pallet'),
    'North Mill': await open('North Mill', 'Wheat and rye flour, weekly'),
    'Old Wheel': await open('Old Wheel', 'Stone-ground flour'),
    'River Mill': await open('River Mill', 'Flour in bulk for bakeries of every size'),
  }
  await makeProposal(ctx, leads['Mill & Sons'], 'seller', {
    packages: [
      packageOf(16_500, { terms: terms(30) }),
      packageOf(15_900, { terms: terms(14), quantity: 480 }),
      packageOf(17_200, { terms: terms(60), quantity: 520 }),
    ],
  })
  await makeProposal(ctx, leads['Hill Farm'], 'seller', {
    packages: [packageOf(16_100, { terms: terms(21) })],
    validUntil: inDays(0.5),
  })
  const dollars = { minor: 1_720_000, currency: 'USD' }
  await makeProposal(ctx, leads['Grain Traders'], 'seller', {
    packages: [packageOf(1, { total: dollars, terms: terms(45) })],
    validUntil: inDays(2),
  })
  await makeProposal(ctx, leads['North Mill'], 'buyer', { packages: [packageOf(15_000)] })
  const agreed = await makeProposal(ctx, leads['Old Wheel'], 'seller', { packages: [packageOf(16_800)] })
  const { agreementId } = await acceptProposal(ctx, leads['Old Wheel'], agreed)
  const round = await latestRound(ctx.db, leads['Mill & Sons'].leadId)
  await ctx.db
    .update(judgements)
    .set({ verdict: 'meet', quote: 'We have been certified since 2009.' })
    .where(eq(judgements.roundId, round.id))
  return {
    listingId: listing.id,
    path: `/compare?procurement_id=${listing.id}`,
    agreement: `/agreement?agreement_id=${agreementId}`,
    leads,
  }
}

/** Lets the proposals of a lead expire, by the test process's clock. */
export const expire = (ctx: Ctx, leadId: string) =>
  ctx.db
    .update(proposals)
    .set({ validUntil: new Date(Date.now() - 60_000) })
    .where(eq(proposals.leadId, leadId))
