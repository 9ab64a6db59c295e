import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CompanyView } from '../../../../../src/companies/schema.ts'
import { contactInfoCopy, homesCopy } from '../../../copy/homes.ts'
import { storedUserId } from '../../../lib/session.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import type { Field } from './EditForm.tsx'
import { EditPanel } from './EditPanel.tsx'
import { Rows } from './Rows.tsx'

// Loaded on demand, because it is seldom needed.
const CompanyProof = lazy(() => import('./CompanyProof.tsx'))

const { fields: names } = homesCopy
const fields = [
  { key: 'name', label: names.companyName, required: true },
  { key: 'website', label: names.companyWebsite, type: 'url' },
  { key: 'email', label: names.companyEmail, type: 'email' },
  { key: 'phone', label: names.companyPhone, type: 'tel' },
] as const satisfies Field<string>[]

type Contact = Record<(typeof fields)[number]['key'], string>

export function CompanyContactInfo({ company }: { company: CompanyView }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const update = trpc.companies.updateContact.useMutation()
  const { name, website, email, phone } = company

  async function save(contact: Contact) {
    if (!storedUserId()) {
      await showAlert(homesCopy.noSession)
      await navigate({ to: '/login' })
      return {}
    }
    try {
      await update.mutateAsync(contact)
      await utils.companies.invalidate()
      void showToast(homesCopy.saved)
      return null
    } catch (error) {
      await showAlert(homesCopy.contactFailed(failureText(error, homesCopy.fallbacks.contact)))
      return {}
    }
  }

  return (
    <EditPanel
      title={contactInfoCopy.tile}
      modify={contactInfoCopy.modify}
      edit={contactInfoCopy.edit}
      inPlace={false}
      place="home:contact"
      fields={fields}
      values={{ name, website, email, phone }}
      validate={(contact) => (contact.name.trim() === '' ? { name: homesCopy.needCompanyName } : {})}
      busy={update.isPending}
      onSave={save}
    >
      <Rows rows={fields.map(({ key, label }) => [label, company[key]])} />
      {!company.isVerified && (
        <Suspense>
          <CompanyProof company={company} />
        </Suspense>
      )}
    </EditPanel>
  )
}
