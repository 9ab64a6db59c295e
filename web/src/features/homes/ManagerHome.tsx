import { Page } from '../../ui/Page.tsx'

export function ManagerHome() {
  return <Page title="Company home">{null}</Page>
}
