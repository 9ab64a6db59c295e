import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/login/LoginPage.tsx'
import { leadOn } from '../lib/guards.ts'

export const Route = createFileRoute('/login')({ beforeLoad: leadOn, component: LoginPage })
