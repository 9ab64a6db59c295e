import { Page } from '../../ui/Page.tsx'

export function PrivacyPage() {
  return <Page title="Privacy Policy">{null}</Page>
}
