import { v7 } from 'uuid'
import type { Ctx } from '../../src/context.ts'
import { judgements, leads, messages, rounds } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { makeLead } from './leads.ts'
import type { Person } from './people.ts'

interface Crowd {
  readonly person: Person
  /** The path of the offering's lead page, with the lead of the long thread selected. */
  readonly path: string
}

const times = <Row>(count: number, row: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => row(n))

/**
 * Inserts an offering with 1,000 leads, the latest of which has 500 messages, and `more` further offerings and as many
 * requests of the same company. The counterparts' requests are numbered by their lead's last activity, latest first.
 */
export async function makeCrowd(ctx: Ctx, more = 0): Promise<Crowd> {
  const match = await makeLead(ctx)
  const { seller, buyer } = match.listings
  const others = times(999, (n) => ({ id: v7(), leadId: v7(), roundId: v7(), n }))
  await ctx.db
    .insert(listings)
    .values(others.map(({ id, n }) => ({ ...buyer, id, name: `Request number ${n}` })))
  await ctx.db.insert(leads).values(
    others.map(({ id, leadId, n }) => ({
      id: leadId,
      sellerListingId: seller.id,
      buyerListingId: id,
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
    others.map(({ roundId }) => ({
      roundId,
      position: 0,
      requirement: 'Flour',
      verdict: 'meet' as const,
      reveal: true,
    })),
  )
  const [latest] = others
  if (!latest) throw new Error('No lead')
  await ctx.db.insert(messages).values(
    times(500, (n) => ({
      leadId: latest.leadId,
      roundId: latest.roundId,
      author: 'direct' as const,
      side: n % 2 ? ('buyer' as const) : ('seller' as const),
      content: `Message number ${n}. `.repeat(8),
    })),
  )
  if (more > 0) {
    const own = { companyId: seller.companyId, createdBy: seller.createdBy }
    await ctx.db.insert(listings).values(
      times(more, (n) => [
        { ...seller, id: v7(), name: `Offering number ${n}` },
        { ...buyer, ...own, id: v7(), name: `Need number ${n}` },
      ]).flat(),
    )
  }
  const query = `seller_company_id=${seller.companyId}&product_id=${seller.id}&lead=${latest.leadId}`
  return { person: match.people.seller, path: `/product_lead?${query}` }
}
