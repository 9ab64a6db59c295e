import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../features/landing/LandingPage.tsx'

export const Route = createFileRoute('/')({
  validateSearch: (search): { restoreDraft?: boolean } =>
    search['restoreDraft'] === true || search['restoreDraft'] === 'true' ? { restoreDraft: true } : {},
  component: LandingPage,
})
