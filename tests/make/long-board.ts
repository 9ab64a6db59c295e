import { v7 } from 'uuid'
import { withHash } from '../../src/agreements/canonical.ts'
import type { Ctx } from '../../src/context.ts'
import { proposals } from '../../src/db/tables/agreements.ts'
import { judgements, leads, rounds } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { makeLead } from './leads.ts'
import type { Person } from './people.ts'
import { packageOf } from './proposals.ts'

interface LongBoard {
  readonly person: Person
  readonly listingId: string
  /** The address of the board. */
  readonly path: string
}

const requirements = [
  'Certified organic, with the certificate of the current year',
  'Stone-ground, and milled at most two weeks before delivery',
  'Delivered before six in the morning',
  'Bags of 25 kg on returnable pallets',
  'A sample before the first order',
  'Payment within 30 days',
  'A fixed price for one season',
  'A contact who answers on working days',
] as const

const quote =
  'We deliver within three days by our own van, at six in the morning at the latest, and take the pallets back.'

/** A request of eight requirements with `count` leads: each has judgements, most with a quote, and a proposal. */
export async function makeLongBoard(ctx: Ctx, count = 200): Promise<LongBoard> {
  const match = await makeLead(ctx, { buyer: { points: requirements.map((text) => ({ text })) } })
  const { seller, buyer } = match.listings
  const others = Array.from({ length: count - 1 }, (_, n) => ({ id: v7(), leadId: v7(), roundId: v7(), n }))
  await ctx.db
    .insert(listings)
    .values(others.map(({ id, n }) => ({ ...seller, id, name: `Offering number ${n}` })))
  await ctx.db.insert(leads).values(
    others.map(({ id, leadId, n }) => ({
      id: leadId,
      sellerListingId: id,
      buyerListingId: buyer.id,
      sellerCompanyId: seller.companyId,
      buyerCompanyId: buyer.companyId,
      state: 'open' as const,
      score: 0.5,
      lastActivityAt: new Date(Date.now() - n * 60_000),
    })),
  )
  await ctx.db
    .insert(rounds)
    .values(others.map(({ leadId, roundId }) => ({ id: roundId, leadId, number: 1 })))
  await ctx.db.insert(judgements).values(
    others.flatMap(({ roundId }) =>
      requirements.map((requirement, position) => ({
        roundId,
        position,
        requirement,
        // A third is unknown; only verdicts have quotes.
        ...(position % 3 === 2 ? {} : { verdict: 'meet' as const, quote }),
        reveal: true,
      })),
    ),
  )
  await ctx.db.insert(proposals).values(
    others.map(({ leadId, n }) => ({
      leadId,
      number: 1,
      side: 'seller' as const,
      author: 'person' as const,
      employeeId: match.people.seller.employeeId,
      packages: [withHash(packageOf(16_000 + n))],
      validUntil: new Date(Date.now() + 14 * 86_400_000),
    })),
  )
  return { person: match.people.buyer, listingId: buyer.id, path: `/compare?procurement_id=${buyer.id}` }
}
