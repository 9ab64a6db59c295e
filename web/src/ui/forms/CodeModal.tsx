import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { codeCopy } from '../../copy/login.ts'
import { ModalForm } from './ModalForm.tsx'

interface Props {
  opened: boolean
  title: string
  text: string
  submit: string
  busy: boolean
  /** The code itself, on servers that send no mail. */
  testingCode?: string | undefined
  children?: ReactNode
  /** Resolves to what is wrong with the code, or to null when it was accepted. */
  onSubmit: (code: string) => Promise<string | null>
  /** Sends another code. Resolves to what went wrong, or to null. */
  onResend: () => Promise<string | null>
  onClose: () => void
}

/** Asks for a code that was mailed to an address. */
export function CodeModal({ opened, title, onClose, ...rest }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="md" closeOnClickOutside={false}>
      <CodeForm {...rest} onClose={onClose} />
    </Modal>
  )
}

/** Mounted only while the modal is open, so closing discards the input. */
function CodeForm({
  text,
  submit,
  busy,
  testingCode,
  children,
  onSubmit,
  onResend,
  onClose,
}: Omit<Props, 'opened' | 'title'>) {
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [resent, setResent] = useState(false)
  const [resending, setResending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function show(problem: string | null) {
    setFailure(problem)
    if (problem) input.current?.focus()
  }

  return (
    <ModalForm
      submit={submit}
      cancel={codeCopy.later}
      busy={busy}
      onSubmit={async () => show(code.trim() === '' ? codeCopy.needCode : await onSubmit(code))}
      onCancel={onClose}
    >
      <Text>{text}</Text>
      <TextInput
        ref={input}
        label={codeCopy.code}
        description={codeCopy.help}
        error={failure && <span role="alert">{failure}</span>}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setFailure(null)
        }}
        data-autofocus
      />
      <Stack gap={4}>
        {testingCode && (
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              {codeCopy.testing(testingCode)}
            </Text>
            <Button variant="light" size="compact-sm" onClick={() => setCode(testingCode)}>
              {codeCopy.fillIn}
            </Button>
          </Group>
        )}
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            loading={resending}
            onClick={async () => {
              setResending(true)
              const problem = await onResend()
              setResending(false)
              setResent(problem === null)
              show(problem)
            }}
          >
            {codeCopy.resend}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {resent && codeCopy.resent}
          </Text>
        </Group>
      </Stack>
      {children}
    </ModalForm>
  )
}
