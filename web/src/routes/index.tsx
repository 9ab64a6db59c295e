import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../features/landing/LandingPage.tsx'

export const Route = createFileRoute('/')({
  validateSearch: ({ restoreDraft }): { restoreDraft?: boolean } =>
    String(restoreDraft) === 'true' ? { restoreDraft: true } : {},
  component: Landing,
})

function Landing() {
  const { restoreDraft = false } = Route.useSearch()
  // A draft that comes back is another page than an empty one.
  return <LandingPage key={String(restoreDraft)} restoreDraft={restoreDraft} />
}
