import { Page } from '../../ui/page.tsx'

export function EmployeeHome() {
  return <Page title="Your home">{null}</Page>
}
