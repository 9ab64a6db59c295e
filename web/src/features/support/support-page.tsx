import { Page } from '../../ui/page.tsx'

export function SupportPage() {
  return <Page title="Contact Support">{null}</Page>
}
