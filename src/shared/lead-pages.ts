import type { Side } from './sides.ts'

/** The lead pages and their parameters, as the specification names them. */
const pages = {
  seller: { path: '/product_lead', company: 'seller_company_id', listing: 'product_id' },
  buyer: { path: '/procurement_lead', company: 'buyer_company_id', listing: 'procurement_id' },
} as const satisfies Record<Side, object>

interface LeadOfListing {
  readonly companyId: string
  readonly listingId: string
  readonly leadId: string
}

/** The path of a side's lead page with the lead opened. */
export function leadPath(side: Side, { companyId, listingId, leadId }: LeadOfListing): string {
  const { path, company, listing } = pages[side]
  return `${path}?${new URLSearchParams({ [company]: companyId, [listing]: listingId, lead: leadId })}`
}
