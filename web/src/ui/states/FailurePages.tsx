import { Button, Group } from '@mantine/core'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { failureText } from '../../lib/trpc.tsx'
import { Page } from '../Page.tsx'

export function NotFoundPage() {
  return (
    <Page
      title="Page not found"
      width="text"
      note="There is nothing at this address. It may have been moved or mistyped."
    >
      <Group>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>To the start page</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/main" {...props} />}>
          To my main page
        </Button>
      </Group>
    </Page>
  )
}

/** The router's error page, for errors thrown while rendering. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <Page
      title="Unexpected Application Error!"
      width="text"
      note="This page stopped working. Nothing you saved is lost. Please try again; if it happens once more, tell us."
    >
      <pre style={{ whiteSpace: 'pre-wrap', color: 'var(--p-muted)', fontSize: '0.875rem' }}>
        {failureText(error)}
      </pre>
      <Group>
        {/* The browser caches the failure of a module script; only a reload requests it again. */}
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/contact-support" {...props} />}>
          Contact Support
        </Button>
      </Group>
    </Page>
  )
}
