import { createFileRoute } from '@tanstack/react-router'
import { ManagerHome } from '../features/homes/ManagerHome.tsx'
import { requireLogin } from '../lib/guards.ts'

export const Route = createFileRoute('/entity_manager_home')({
  beforeLoad: requireLogin,
  component: ManagerHome,
})
