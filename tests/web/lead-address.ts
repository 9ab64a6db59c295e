import type { Side } from '../../src/shared/sides.ts'
import type { Matched } from '../make/leads.ts'

/** The paths and query parameters of the two lead pages. */
export const leadRoutes = {
  seller: { path: '/product_lead', company: 'seller_company_id', listing: 'product_id' },
  buyer: { path: '/procurement_lead', company: 'buyer_company_id', listing: 'procurement_id' },
} as const

/** The lead page of a side's listing; by default the matched one. */
export function leadAddress(side: Side, match: Matched, listingId = match.listings[side].id): string {
  const { path, company, listing } = leadRoutes[side]
  return `${path}?${company}=${match.people[side].companyId}&${listing}=${listingId}`
}
