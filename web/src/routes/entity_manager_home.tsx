import { createFileRoute } from '@tanstack/react-router'
import { ManagerHome } from '../features/homes/ManagerHome.tsx'
import { validateProviderReturn } from '../lib/provider-return.ts'
import { requireLogin } from '../lib/route-guards.ts'

export const Route = createFileRoute('/entity_manager_home')({
  validateSearch: validateProviderReturn,
  beforeLoad: requireLogin,
  component: ManagerHome,
})
