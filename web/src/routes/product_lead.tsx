import { createFileRoute } from '@tanstack/react-router'
import { LeadPage } from '../features/leads/LeadPage.tsx'
import { enterLeadPage, text } from '../features/leads/search.ts'

export const Route = createFileRoute('/product_lead')({
  validateSearch: (search): { seller_company_id?: string; product_id?: string; lead?: string } => ({
    ...text(search, 'seller_company_id'),
    ...text(search, 'product_id'),
    ...text(search, 'lead'),
  }),
  beforeLoad: ({ search, location }) =>
    enterLeadPage('seller', [search.seller_company_id, search.product_id], location),
  component: ProductLead,
})

function ProductLead() {
  const { product_id: listingId, lead } = Route.useSearch()
  return listingId && <LeadPage key={listingId} side="seller" listingId={listingId} leadId={lead} />
}
