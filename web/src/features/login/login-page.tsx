import { Page } from '../../ui/page.tsx'

export function LoginPage() {
  return <Page title="Log in or register">{null}</Page>
}
