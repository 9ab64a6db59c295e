import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { EmployeeView } from '../../../../src/companies/schema.ts'
import { emailPattern } from '../../../../src/shared/email.ts'
import { homesCopy, type PersonalWords } from '../../copy/homes.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { ConfirmModal } from '../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../ui/messages/toast.ts'
import { Panel } from '../../ui/Panel.tsx'
import { EditModal, type Field } from './EditModal.tsx'
import { Rows } from './Rows.tsx'
import { useLogOut } from './use-log-out.ts'

const { fields: names, emailChange } = homesCopy
const fields = [
  { key: 'firstName', label: names.firstName, required: true },
  { key: 'lastName', label: names.lastName, required: true },
  { key: 'email', label: names.email, required: true, type: 'email' },
] as const satisfies Field<string>[]

type Person = Record<(typeof fields)[number]['key'], string>

/** The person's name and login email. A new email needs confirmation, because saving it logs out. */
export function PersonalInfo({ me, words }: { me: EmployeeView; words: PersonalWords }) {
  const [editing, setEditing] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<Person | null>(null)
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const update = trpc.companies.updateEmployee.useMutation()

  function validate({ firstName, lastName, email }: Person): string | null {
    if (firstName.trim() === '') return homesCopy.needFirstName
    if (lastName.trim() === '') return homesCopy.needLastName
    if (email.trim() === '') return homesCopy.needEmail
    return emailPattern.test(email.trim()) ? null : words.badEmail
  }

  async function save(person: Person): Promise<boolean> {
    const problem = validate(person)
    if (problem) {
      await showAlert(problem)
      return false
    }
    const next = { ...person, email: person.email.trim().toLowerCase() }
    if (next.email === me.email.toLowerCase()) return send(next)
    setUnconfirmed(next)
    return false
  }

  async function send(person: Person): Promise<boolean> {
    try {
      const { loggedOut } = await update.mutateAsync(person)
      if (loggedOut) {
        await logOut()
        void showToast(emailChange.done)
        return true
      }
      await Promise.all([utils.companies.invalidate(), utils.auth.viewer.invalidate()])
      void showToast(homesCopy.saved)
      return true
    } catch (error) {
      const text = failureText(error, homesCopy.fallbacks.update)
      await showAlert(appCode(error) === 'EMAIL_TAKEN' ? text : words.failed(text))
      if (appCode(error) === 'NO_SESSION') await navigate({ to: '/login' })
      return false
    } finally {
      setUnconfirmed(null)
    }
  }

  return (
    <Panel
      title={words.tile}
      actions={
        <Button variant="default" onClick={() => setEditing(true)}>
          {words.modify}
        </Button>
      }
    >
      <Rows rows={fields.map(({ key, label }) => [label, me[key]])} />
      <EditModal
        opened={editing}
        title={words.edit}
        fields={fields}
        values={{ firstName: me.firstName, lastName: me.lastName, email: me.email }}
        busy={update.isPending}
        onClose={() => setEditing(false)}
        onSave={save}
      />
      <ConfirmModal
        opened={unconfirmed !== null}
        title={emailChange.title}
        confirm={emailChange.confirm}
        busy={update.isPending}
        closeOnClickOutside={false}
        onConfirm={() => unconfirmed && void send(unconfirmed)}
        onCancel={() => setUnconfirmed(null)}
      >
        <Text>{emailChange.text}</Text>
      </ConfirmModal>
    </Panel>
  )
}
