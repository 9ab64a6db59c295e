import { Page } from '../../ui/page.tsx'

export function IndividualHome() {
  return <Page title="Your home">{null}</Page>
}
