import { createFileRoute } from '@tanstack/react-router'
import { ManagerHome } from '../features/homes/ManagerHome.tsx'
import { requireLogin } from '../lib/guards.ts'
import { returnFromProvider } from '../lib/provider-return.ts'

export const Route = createFileRoute('/entity_manager_home')({
  validateSearch: returnFromProvider,
  beforeLoad: requireLogin,
  component: ManagerHome,
})
