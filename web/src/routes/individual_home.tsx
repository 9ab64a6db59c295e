import { createFileRoute } from '@tanstack/react-router'
import { IndividualHome } from '../features/homes/IndividualHome.tsx'
import { validateProviderReturn } from '../lib/provider-return.ts'
import { requireLogin } from '../lib/route-guards.ts'

export const Route = createFileRoute('/individual_home')({
  validateSearch: validateProviderReturn,
  beforeLoad: requireLogin,
  component: IndividualHome,
})
