import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../features/landing/LandingPage.tsx'

export const Route = createFileRoute('/')({
  validateSearch: (search): { restoreDraft?: boolean; continueForm?: boolean } => ({
    ...(String(search.restoreDraft) === 'true' && { restoreDraft: true }),
    ...(String(search.continueForm) === 'true' && { continueForm: true }),
  }),
  component: Landing,
})

function Landing() {
  const { restoreDraft = false, continueForm = false } = Route.useSearch()
  // The key remounts the page when a draft is restored.
  return <LandingPage key={String(restoreDraft)} restoreDraft={restoreDraft} continueForm={continueForm} />
}
