import { createFileRoute } from '@tanstack/react-router'
import { LeadPage } from '../features/leads/LeadPage.tsx'
import { enterLeadPage, text } from '../features/leads/search.ts'

export const Route = createFileRoute('/procurement_lead')({
  validateSearch: (search): { buyer_company_id?: string; procurement_id?: string; lead?: string } => ({
    ...text(search, 'buyer_company_id'),
    ...text(search, 'procurement_id'),
    ...text(search, 'lead'),
  }),
  beforeLoad: ({ search }) => enterLeadPage('buyer', [search.buyer_company_id, search.procurement_id]),
  component: ProcurementLead,
})

function ProcurementLead() {
  const { buyer_company_id, procurement_id, lead } = Route.useSearch()
  return (
    <LeadPage
      key={procurement_id}
      side="buyer"
      companyId={buyer_company_id}
      listingId={procurement_id}
      leadId={lead}
    />
  )
}
