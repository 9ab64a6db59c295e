import { createFileRoute } from '@tanstack/react-router'
import { guardLeadPage, textParam } from '../features/leads/guard-lead-page.ts'
import { LeadPage } from '../features/leads/LeadPage.tsx'

export const Route = createFileRoute('/product_lead')({
  validateSearch: (
    search,
  ): { seller_company_id?: string; product_id?: string; lead?: string; propose?: string } => ({
    ...textParam(search, 'seller_company_id'),
    ...textParam(search, 'product_id'),
    ...textParam(search, 'lead'),
    ...textParam(search, 'propose'),
  }),
  beforeLoad: ({ search, location }) =>
    guardLeadPage('seller', [search.seller_company_id, search.product_id], location),
  component: ProductLead,
})

function ProductLead() {
  const { seller_company_id: companyId, product_id: listingId, lead } = Route.useSearch()
  return (
    companyId &&
    listingId && (
      <LeadPage key={listingId} side="seller" companyId={companyId} listingId={listingId} leadId={lead} />
    )
  )
}
