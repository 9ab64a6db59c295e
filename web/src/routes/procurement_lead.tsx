import { createFileRoute } from '@tanstack/react-router'
import { LeadPage } from '../features/leads/LeadPage.tsx'
import { enterLeadPage, text } from '../features/leads/search.ts'

export const Route = createFileRoute('/procurement_lead')({
  validateSearch: (search): { buyer_company_id?: string; procurement_id?: string; lead?: string } => ({
    ...text(search, 'buyer_company_id'),
    ...text(search, 'procurement_id'),
    ...text(search, 'lead'),
  }),
  beforeLoad: ({ search, location }) =>
    enterLeadPage('buyer', [search.buyer_company_id, search.procurement_id], location),
  component: ProcurementLead,
})

function ProcurementLead() {
  const { procurement_id: listingId, lead } = Route.useSearch()
  return listingId && <LeadPage key={listingId} side="buyer" listingId={listingId} leadId={lead} />
}
