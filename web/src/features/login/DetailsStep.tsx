import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { limits } from '../../../../src/shared/limits.ts'
import { registerCopy } from '../../copy/login.ts'
import { trpc } from '../../lib/trpc.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LineSkeletons } from '../../ui/states/Skeletons.tsx'
import classes from './RegisterTab.module.css'
import type { NewCompany, Registration } from './use-registration.ts'

interface Props {
  registration: Registration
  busy: boolean
  onRegister: () => void
}

const fields = [
  {
    key: 'name',
    label: registerCopy.companyName,
    required: true,
    type: 'text',
    autoComplete: 'organization',
  },
  { key: 'email', label: registerCopy.companyEmail, required: true, type: 'email', autoComplete: 'off' },
  { key: 'website', label: registerCopy.companyWebsite, required: false, type: 'url', autoComplete: 'url' },
  { key: 'phone', label: registerCopy.companyPhone, required: false, type: 'tel', autoComplete: 'tel' },
] as const satisfies {
  key: keyof NewCompany
  label: string
  required: boolean
  type: string
  autoComplete: string
}[]

/** Step 3: enter a new company's details, check a listed company's, or learn that a manager must register it. */
export function DetailsStep({ registration, busy, onRegister }: Props) {
  const { person, choice, company, setStep } = registration
  const isNew = choice?.kind === 'new'
  const mustAskManager = isNew && person.role === 'company individual contributor'

  function register() {
    if (isNew && company.name.trim() === '') return registration.fail('companyName', registerCopy.needName)
    if (isNew && company.email.trim() === '')
      return registration.fail('companyEmail', registerCopy.needCompanyEmail)
    onRegister()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        register()
      }}
    >
      <Stack gap="md">
        {mustAskManager ? (
          <Alert color="ember" title={registerCopy.important} role="note">
            {registerCopy.askManager}
          </Alert>
        ) : choice?.kind === 'listed' ? (
          <ListedCompany id={choice.entry.id} />
        ) : (
          <NewCompanyFields registration={registration} />
        )}
        <Group justify="space-between" mt="xs">
          <Button variant="default" size="md" onClick={() => setStep(2)}>
            {registerCopy.back}
          </Button>
          {!mustAskManager && (
            <Button type="submit" size="md" loading={busy}>
              {registerCopy.register}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function NewCompanyFields({ registration }: { registration: Registration }) {
  const { company, setCompany, errorOf } = registration
  return fields.map(({ key, label, required, type, autoComplete }) => (
    <TextInput
      key={key}
      type={type}
      label={label}
      error={key === 'name' ? errorOf('companyName') : key === 'email' && errorOf('companyEmail')}
      withAsterisk={required}
      autoComplete={autoComplete}
      maxLength={limits.shortText}
      value={company[key]}
      onChange={(event) => setCompany({ [key]: event.currentTarget.value })}
    />
  ))
}

function ListedCompany({ id }: { id: string }) {
  const contact = trpc.companies.contact.useQuery({ companyId: id })
  if (contact.error) {
    return <FailedState text={registerCopy.companyUnavailable} onRetry={() => void contact.refetch()} />
  }
  const { data } = contact
  if (!data) return <LineSkeletons lines={4} />
  return (
    <dl className={classes.details}>
      {fields.map(({ key, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{data[key] || registerCopy.notGiven}</dd>
        </div>
      ))}
    </dl>
  )
}
