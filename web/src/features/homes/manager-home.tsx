import { Page } from '../../ui/page.tsx'

export function ManagerHome() {
  return <Page title="Company home">{null}</Page>
}
