import { Page } from '../../ui/Page.tsx'

export function LoginPage() {
  return <Page title="Log in or register">{null}</Page>
}
