import { Page } from '../../ui/Page.tsx'

export function IndividualHome() {
  return <Page title="Your home">{null}</Page>
}
