import { createFileRoute } from '@tanstack/react-router'
import { IndividualHome } from '../features/homes/IndividualHome.tsx'
import { requireLogin } from '../lib/guards.ts'
import { returnFromProvider } from '../lib/provider-return.ts'

export const Route = createFileRoute('/individual_home')({
  validateSearch: returnFromProvider,
  beforeLoad: requireLogin,
  component: IndividualHome,
})
