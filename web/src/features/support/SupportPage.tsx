import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { emailPattern } from '../../../../src/shared/email.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { supportCopy as copy } from '../../copy/support.ts'
import { isLoggedIn } from '../../lib/session.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
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
              .catch((error: unknown) => showAlert(copy.failed(failureText(error))))
          }
        />
      )}
    </Page>
  )
}

interface FormProps {
  /** The user's email, once it is loaded; shown until the user types another. */
  ownEmail: string
  busy: boolean
  onSend: (message: { email: string; subject: string; message: string }) => void
}

function SupportForm({ ownEmail, busy, onSend }: FormProps) {
  const [typedEmail, setEmail] = useState<string | null>(null)
  const email = typedEmail ?? ownEmail
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')

  function submit() {
    if (!emailPattern.test(email.trim())) return void showAlert(copy.needEmail)
    if (message.trim() === '') return void showAlert(copy.needMessage)
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
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextInput
            label={copy.subject}
            maxLength={limits.shortText}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <Textarea
            label={copy.message}
            description={copy.messageHelp}
            withAsterisk
            rows={7}
            maxLength={limits.longText}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
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
