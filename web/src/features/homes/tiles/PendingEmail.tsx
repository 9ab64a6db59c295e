import { Button, Group, Text } from '@mantine/core'
import type { EmployeeView } from '../../../../../src/companies/schema.ts'
import { homesCopy } from '../../../copy/homes.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { CodeModal } from '../../../ui/forms/CodeModal.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import { commitDeferred } from '../../../ui/messages/undo.ts'
import classes from '../HomePage.module.css'
import { useLogOut } from '../use-log-out.ts'
import { KeysToRevoke } from './KeysToRevoke.tsx'

const { emailChange } = homesCopy

interface Props {
  me: EmployeeView
  /** The new one. */
  email: string
  asking: boolean
  /** The code itself, on servers that send no mail. */
  testingCode: string | undefined
  onAsk: (asking: boolean) => void
  /** Asks for the change again, which sends another code. */
  onResend: (email: string) => Promise<string | null>
}

/** A new login email that waits for its code: what it waits for, the dialog that asks for it, and a way to drop it. */
export default function PendingEmail({
  me,
  email: pendingEmail,
  asking,
  testingCode,
  onAsk,
  onResend,
}: Props) {
  const utils = trpc.useUtils()
  const logOut = useLogOut()
  const confirm = trpc.auth.confirmEmail.useMutation()
  const update = trpc.companies.updateEmployee.useMutation()
  const { firstName, lastName, email } = me

  async function submit(code: string): Promise<string | null> {
    try {
      await commitDeferred()
      await confirm.mutateAsync({ code })
    } catch (error) {
      return failureText(error)
    }
    await logOut()
    void showToast(emailChange.done)
    return null
  }

  async function drop() {
    try {
      await update.mutateAsync({ firstName, lastName, email })
      void showToast(emailChange.dropped)
    } catch (error) {
      await showAlert(failureText(error))
    }
    await utils.companies.me.invalidate()
  }

  return (
    <div className={classes.pending}>
      <Text size="sm">{emailChange.pending(pendingEmail)}</Text>
      <Group gap="xs">
        <Button variant="light" size="compact-sm" onClick={() => onAsk(true)}>
          {emailChange.enterCode}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={update.isPending}
          onClick={() => void drop()}
        >
          {emailChange.drop}
        </Button>
      </Group>
      <CodeModal
        opened={asking}
        title={emailChange.confirmTitle}
        text={emailChange.confirmText(pendingEmail)}
        submit={emailChange.confirm}
        busy={confirm.isPending}
        testingCode={testingCode}
        onSubmit={submit}
        onResend={() => onResend(pendingEmail)}
        onClose={() => onAsk(false)}
      >
        <KeysToRevoke />
      </CodeModal>
    </div>
  )
}
