import { Button, Group } from '@mantine/core'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { frameCopy } from '../../copy/frame.ts'
import { failureText } from '../../lib/trpc.tsx'
import { Page } from '../Page.tsx'

export function NotFoundPage() {
  return (
    <Page title={frameCopy.notFound} width="text" note={frameCopy.notFoundText}>
      <Group>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{frameCopy.toStart}</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/main" {...props} />}>
          {frameCopy.toMain}
        </Button>
      </Group>
    </Page>
  )
}

/** The router's error page, for errors thrown while rendering. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <Page title={frameCopy.crashed} width="text" note={frameCopy.crashedText}>
      <pre style={{ whiteSpace: 'pre-wrap', color: 'var(--p-muted)', fontSize: '0.875rem' }}>
        {failureText(error)}
      </pre>
      <Group>
        {/* The browser caches the failure of a module script; only a reload requests it again. */}
        <Button onClick={() => window.location.reload()}>{frameCopy.tryAgain}</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/contact-support" {...props} />}>
          {frameCopy.support}
        </Button>
      </Group>
    </Page>
  )
}
