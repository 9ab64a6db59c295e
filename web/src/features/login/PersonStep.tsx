import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { emailPattern } from '../../../../src/shared/email.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { type Role, roleLabels, roles } from '../../../../src/shared/roles.ts'
import { registerCopy } from '../../copy/login.ts'
import { showAlert } from '../../ui/messages/alert.ts'
import classes from './RegisterTab.module.css'
import type { Registration } from './use-registration.ts'

interface Props {
  registration: Registration
  busy: boolean
  onRegister: () => void
}

/** Step 1: role, name and email. */
export function PersonStep({ registration, busy, onRegister }: Props) {
  const { person, setPerson, setStep } = registration
  const isIndividual = person.role === 'individual'

  function goToNextStep() {
    const complete = person.firstName.trim() && person.lastName.trim() && person.email.trim()
    if (!person.role || !complete) return void showAlert(registerCopy.fillAll)
    if (!emailPattern.test(person.email.trim())) return void showAlert(registerCopy.badEmail)
    if (isIndividual) onRegister()
    else setStep(2)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goToNextStep()
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={registerCopy.role}
          withAsterisk
          value={person.role}
          onChange={(role) => setPerson({ role: role as Role })}
        >
          <div className={classes.roles}>
            {roles.map((role) => (
              <Radio
                key={role}
                value={role}
                label={roleLabels[role]}
                description={registerCopy.roles[role]}
                classNames={{ root: classes.role, label: classes.roleLabel }}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.names}>
          <TextInput
            label={registerCopy.firstName}
            withAsterisk
            autoComplete="given-name"
            maxLength={limits.shortText}
            value={person.firstName}
            onChange={(event) => setPerson({ firstName: event.currentTarget.value })}
          />
          <TextInput
            label={registerCopy.lastName}
            withAsterisk
            autoComplete="family-name"
            maxLength={limits.shortText}
            value={person.lastName}
            onChange={(event) => setPerson({ lastName: event.currentTarget.value })}
          />
        </div>
        <TextInput
          type="email"
          label={registerCopy.email}
          withAsterisk
          autoComplete="email"
          maxLength={limits.shortText}
          value={person.email}
          onChange={(event) => setPerson({ email: event.currentTarget.value })}
        />
        <Group justify="flex-end" mt="xs">
          <Button type="submit" size="md" loading={busy}>
            {isIndividual ? registerCopy.register : registerCopy.next}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
