import { Page } from '../../ui/Page.tsx'

export function LandingPage() {
  return <Page title="Parley">Landing</Page>
}
