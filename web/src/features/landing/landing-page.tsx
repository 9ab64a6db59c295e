import { Page } from '../../ui/page.tsx'

export function LandingPage() {
  return <Page title="Parley">Landing</Page>
}
