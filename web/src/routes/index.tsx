import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../features/landing/LandingPage.tsx'

export const Route = createFileRoute('/')({
  validateSearch: ({ restoreDraft }): { restoreDraft?: boolean } =>
    String(restoreDraft) === 'true' ? { restoreDraft: true } : {},
  component: Landing,
})

function Landing() {
  const { restoreDraft = false } = Route.useSearch()
  // The key remounts the page when a draft is restored.
  return <LandingPage key={String(restoreDraft)} restoreDraft={restoreDraft} />
}
