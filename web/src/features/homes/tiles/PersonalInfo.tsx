import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EmployeeView } from '../../../../../src/companies/schema.ts'
import { emailPattern } from '../../../../../src/shared/email.ts'
import { homesCopy, type PersonalWords } from '../../../copy/homes.ts'
import { appCode, failureText, trpc } from '../../../lib/trpc.tsx'
import { KeepLast } from '../../../ui/KeepLast.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { ConfirmModal } from '../../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../../ui/messages/toast.ts'
import type { Field, FieldErrors } from './EditForm.tsx'
import { EditPanel } from './EditPanel.tsx'
import { Rows } from './Rows.tsx'

// Loaded on demand, because it is seldom needed.
const PendingEmail = lazy(() => import('./PendingEmail.tsx'))

const { fields: names, emailChange } = homesCopy
const fields = [
  { key: 'firstName', label: names.firstName, required: true },
  { key: 'lastName', label: names.lastName, required: true },
  { key: 'email', label: names.email, required: true, type: 'email' },
] as const satisfies Field<string>[]

type Key = (typeof fields)[number]['key']
type Person = Record<Key, string>

/** A new login email that the person is asked about; `resolve` closes the form, or leaves it open with its errors. */
interface Unconfirmed {
  readonly person: Person
  resolve(errors: FieldErrors<Key> | null): void
}

/** The person's name and login email. A new email counts once its code is entered, which logs out. */
export function PersonalInfo({ me, words }: { me: EmployeeView; words: PersonalWords }) {
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const update = trpc.companies.updateEmployee.useMutation()

  function validate({ firstName, lastName, email }: Person): FieldErrors<Key> {
    return {
      ...(firstName.trim() === '' && { firstName: homesCopy.needFirstName }),
      ...(lastName.trim() === '' && { lastName: homesCopy.needLastName }),
      ...(email.trim() === ''
        ? { email: homesCopy.needEmail }
        : !emailPattern.test(email.trim()) && { email: words.badEmail }),
    }
  }

  async function save(person: Person): Promise<FieldErrors<Key> | null> {
    const next = { ...person, email: person.email.trim().toLowerCase() }
    if (next.email === me.email.toLowerCase()) return send(next)
    return await new Promise((resolve) => setUnconfirmed({ person: next, resolve }))
  }

  async function send(person: Person): Promise<FieldErrors<Key> | null> {
    try {
      const { emailPending } = await update.mutateAsync(person)
      await Promise.all([utils.companies.invalidate(), utils.auth.viewer.invalidate()])
      if (emailPending) {
        setAsking(true)
      } else void showToast(homesCopy.saved)
      return null
    } catch (error) {
      const text = failureText(error, homesCopy.fallbacks.update)
      if (appCode(error) === 'EMAIL_TAKEN') return { email: text }
      await showAlert(words.failed(text))
      if (appCode(error) === 'NO_SESSION') await navigate({ to: '/login' })
      return {}
    } finally {
      // Closed before the form shows its errors: closing returns the focus.
      flushSync(() => setUnconfirmed(null))
    }
  }

  /** Resolves to what went wrong, or to null. */
  const resend = (email: string) =>
    update.mutateAsync({ firstName: me.firstName, lastName: me.lastName, email }).then(
      () => null,
      (error: unknown) => failureText(error, homesCopy.fallbacks.update),
    )

  return (
    <>
      <EditPanel
        title={words.tile}
        modify={words.modify}
        edit={words.edit}
        inPlace={me.role === 'individual'}
        place="home:person"
        fields={fields}
        values={{ firstName: me.firstName, lastName: me.lastName, email: me.email }}
        validate={validate}
        busy={update.isPending}
        onSave={save}
      >
        <Rows rows={fields.map(({ key, label }) => [label, me[key]])} />
        {me.pendingEmail !== null && (
          <Suspense>
            <PendingEmail
              me={me}
              email={me.pendingEmail}
              asking={asking}
              testingCode={update.data?.code}
              onAsk={setAsking}
              onResend={resend}
            />
          </Suspense>
        )}
      </EditPanel>
      <ConfirmModal
        opened={unconfirmed !== null}
        title={emailChange.title}
        confirm={emailChange.send}
        busy={update.isPending}
        closeOnClickOutside={false}
        onConfirm={() => unconfirmed && void send(unconfirmed.person).then(unconfirmed.resolve)}
        onCancel={() => {
          unconfirmed?.resolve({})
          setUnconfirmed(null)
        }}
      >
        <KeepLast value={unconfirmed}>
          {({ person }) => <Text>{emailChange.text(person.email)}</Text>}
        </KeepLast>
      </ConfirmModal>
    </>
  )
}
