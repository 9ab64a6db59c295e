import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { emailPattern } from '../../../../src/shared/email.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { supportCopy as copy } from '../../copy/support.ts'
import { dropDraft } from '../../lib/drafts/drafts.ts'
import { usePersistentState } from '../../lib/drafts/use-persistent-state.ts'
import { isLoggedIn } from '../../lib/session.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { showAlert } from '../../ui/messages/alert.ts'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'

export function SupportPage() {
  const me = trpc.companies.me.useQuery(undefined, { enabled: isLoggedIn() })
  const send = trpc.companies.contactSupport.useMutation()
  return (
    <Page
      title={copy.title}
      note={copy.note}
      width="text"
      actions={
        <Button
          variant="default"
          renderRoot={(props) => <Link to={isLoggedIn() ? '/main' : '/'} {...props} />}
        >
          {copy.home}
        </Button>
      }
    >
      {send.isSuccess ? (
        <EmptyState
          icon={<IconMailCheck size={36} stroke={1.4} />}
          title={copy.sentTitle}
          action={
            <Button variant="default" onClick={() => send.reset()}>
              {copy.another}
            </Button>
          }
        >
          {copy.sent(send.variables.email)}
        </EmptyState>
      ) : (
        <SupportForm
          ownEmail={me.data?.email ?? ''}
          busy={send.isPending}
          onSend={(message) =>
            void send
              .mutateAsync(message)
              .then(() => dropDraft(place))
              .catch((error: unknown) => showAlert(copy.failed(failureText(error))))
          }
        />
      )}
    </Page>
  )
}

const place = 'support'
const blank = { email: null as string | null, subject: '', message: '' }

interface FormProps {
  /** The user's email, once it is loaded; shown until the user types another. */
  ownEmail: string
  busy: boolean
  onSend: (message: { email: string; subject: string; message: string }) => void
}

function SupportForm({ ownEmail, busy, onSend }: FormProps) {
  const [typed, setTyped] = usePersistentState(place, blank)
  const email = typed.email ?? ownEmail
  const { subject, message } = typed
  const [error, setError] = useState<{ field: 'email' | 'message'; text: string } | null>(null)

  function type(change: Partial<typeof blank>) {
    setTyped({ ...typed, ...change })
    setError(null)
  }

  function submit() {
    const fail = (field: 'email' | 'message', text: string) =>
      focusFirstError(() => setError({ field, text }))
    if (!emailPattern.test(email.trim())) return fail('email', copy.needEmail)
    if (message.trim() === '') return fail('message', copy.needMessage)
    onSend({ email: email.trim(), subject, message })
  }

  return (
    <Panel>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="md">
          <TextInput
            type="email"
            label={copy.email}
            withAsterisk
            autoComplete="email"
            maxLength={limits.shortText}
            value={email}
            error={error?.field === 'email' && error.text}
            onChange={(event) => type({ email: event.currentTarget.value })}
          />
          <TextInput
            label={copy.subject}
            maxLength={limits.shortText}
            value={subject}
            onChange={(event) => type({ subject: event.currentTarget.value })}
          />
          <Textarea
            label={copy.message}
            description={copy.messageHelp}
            withAsterisk
            rows={7}
            maxLength={limits.longText}
            value={message}
            error={error?.field === 'message' && error.text}
            onChange={(event) => type({ message: event.currentTarget.value })}
          />
          <Group justify="flex-end">
            <Button type="submit" size="md" loading={busy}>
              {copy.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
