import { Page } from '../../ui/Page.tsx'

export function SupportPage() {
  return <Page title="Contact Support">{null}</Page>
}
