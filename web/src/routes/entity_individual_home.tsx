import { createFileRoute } from '@tanstack/react-router'
import { EmployeeHome } from '../features/homes/EmployeeHome.tsx'
import { requireLogin } from '../lib/route-guards.ts'

export const Route = createFileRoute('/entity_individual_home')({
  beforeLoad: requireLogin,
  component: EmployeeHome,
})
