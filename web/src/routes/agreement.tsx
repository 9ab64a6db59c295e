import { createFileRoute } from '@tanstack/react-router'
import { AgreementPage } from '../features/agreement/AgreementPage.tsx'
import { textParam } from '../features/leads/guard-lead-page.ts'
import { requireLogin } from '../lib/route-guards.ts'

export const Route = createFileRoute('/agreement')({
  validateSearch: (search): { agreement_id?: string } => textParam(search, 'agreement_id'),
  beforeLoad: requireLogin,
  component: Agreement,
})

function Agreement() {
  const { agreement_id: agreementId } = Route.useSearch()
  return <AgreementPage key={agreementId} agreementId={agreementId} />
}
