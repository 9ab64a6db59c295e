import { Page } from '../../ui/Page.tsx'

export function EmployeeHome() {
  return <Page title="Your home">{null}</Page>
}
