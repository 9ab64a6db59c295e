import { createFileRoute } from '@tanstack/react-router'
import { IndividualHome } from '../features/homes/IndividualHome.tsx'
import { requireLogin } from '../lib/guards.ts'

export const Route = createFileRoute('/individual_home')({
  beforeLoad: requireLogin,
  component: IndividualHome,
})
