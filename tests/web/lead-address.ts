import type { Side } from '../../src/shared/sides.ts'
import type { Matched } from '../make/leads.ts'

/** How the two lead pages' addresses are spelled (spec 2). */
export const leadRoutes = {
  seller: { path: '/product_lead', company: 'seller_company_id', listing: 'product_id' },
  buyer: { path: '/procurement_lead', company: 'buyer_company_id', listing: 'procurement_id' },
} as const

/** Where a side sees its matches, of the listing that is matched or of another of its own. */
export function leadAddress(side: Side, match: Matched, listingId = match.listings[side].id): string {
  const { path, company, listing } = leadRoutes[side]
  return `${path}?${company}=${match.people[side].companyId}&${listing}=${listingId}`
}
