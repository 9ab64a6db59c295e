import { createFileRoute } from '@tanstack/react-router'
import { MainPage } from '../features/listings/MainPage.tsx'
import { requireLogin } from '../lib/route-guards.ts'

export const Route = createFileRoute('/main')({ beforeLoad: requireLogin, component: MainPage })
