import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/login/LoginPage.tsx'
import { redirectIfLoggedIn } from '../lib/route-guards.ts'

export const Route = createFileRoute('/login')({ beforeLoad: redirectIfLoggedIn, component: LoginPage })
