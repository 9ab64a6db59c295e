import { createFileRoute } from '@tanstack/react-router'
import { BoardPage } from '../features/board/BoardPage.tsx'
import { textParam } from '../features/leads/guard-lead-page.ts'
import { requireLogin } from '../lib/route-guards.ts'

export const Route = createFileRoute('/compare')({
  validateSearch: (search): { product_id?: string; procurement_id?: string } => ({
    ...textParam(search, 'product_id'),
    ...textParam(search, 'procurement_id'),
  }),
  beforeLoad: requireLogin,
  component: Compare,
})

function Compare() {
  const { product_id: offeringId, procurement_id: requestId } = Route.useSearch()
  const listingId = requestId ?? offeringId
  return <BoardPage key={listingId} side={requestId ? 'buyer' : 'seller'} listingId={listingId} />
}
