import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '../features/support/SupportPage.tsx'

export const Route = createFileRoute('/contact-support')({ component: SupportPage })
