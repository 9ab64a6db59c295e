import { createFileRoute } from '@tanstack/react-router'
import { guardLeadPage, textParam } from '../features/leads/guard-lead-page.ts'
import { LeadPage } from '../features/leads/LeadPage.tsx'

export const Route = createFileRoute('/procurement_lead')({
  validateSearch: (
    search,
  ): { buyer_company_id?: string; procurement_id?: string; lead?: string; propose?: string } => ({
    ...textParam(search, 'buyer_company_id'),
    ...textParam(search, 'procurement_id'),
    ...textParam(search, 'lead'),
    ...textParam(search, 'propose'),
  }),
  beforeLoad: ({ search, location }) =>
    guardLeadPage('buyer', [search.buyer_company_id, search.procurement_id], location),
  component: ProcurementLead,
})

function ProcurementLead() {
  const { buyer_company_id: companyId, procurement_id: listingId, lead } = Route.useSearch()
  return (
    companyId &&
    listingId && (
      <LeadPage key={listingId} side="buyer" companyId={companyId} listingId={listingId} leadId={lead} />
    )
  )
}
