import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { emailPattern } from '../../../../src/shared/email.ts'
import { errors } from '../../../../src/shared/errors.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { type Role, roleLabels, roles } from '../../../../src/shared/roles.ts'
import { registerCopy } from '../../copy/login.ts'
import classes from './RegisterTab.module.css'
import type { Registration } from './use-registration.ts'

interface Props {
  registration: Registration
  busy: boolean
  onRegister: () => void
  onLogIn: (email: string) => void
}

/** Step 1: role, name and email. */
export function PersonStep({ registration, busy, onRegister, onLogIn }: Props) {
  const { person, setPerson, setStep, takenEmail } = registration
  const email = useRef<HTMLInputElement>(null)
  const isTaken = takenEmail !== null && takenEmail === person.email

  useEffect(() => {
    if (takenEmail !== null) email.current?.focus()
  }, [takenEmail])
  const isIndividual = person.role === 'individual'

  function goToNextStep() {
    const missing = (['role', 'firstName', 'lastName', 'email'] as const).find((key) => !person[key]?.trim())
    if (missing) return registration.fail(missing, registerCopy.fillAll)
    if (!emailPattern.test(person.email.trim())) return registration.fail('email', registerCopy.badEmail)
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
          error={registration.errorOf('role')}
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
            error={registration.errorOf('firstName')}
            withAsterisk
            autoComplete="given-name"
            maxLength={limits.shortText}
            value={person.firstName}
            onChange={(event) => setPerson({ firstName: event.currentTarget.value })}
          />
          <TextInput
            label={registerCopy.lastName}
            error={registration.errorOf('lastName')}
            withAsterisk
            autoComplete="family-name"
            maxLength={limits.shortText}
            value={person.lastName}
            onChange={(event) => setPerson({ lastName: event.currentTarget.value })}
          />
        </div>
        <TextInput
          ref={email}
          type="email"
          label={registerCopy.email}
          error={
            registration.errorOf('email') ?? (isTaken && registerCopy.failed(errors.EMAIL_TAKEN.message))
          }
          withAsterisk
          autoComplete="email"
          maxLength={limits.shortText}
          value={person.email}
          onChange={(event) => setPerson({ email: event.currentTarget.value })}
        />
        {isTaken && (
          <Button variant="light" onClick={() => onLogIn(person.email.trim())}>
            {registerCopy.logInInstead}
          </Button>
        )}
        <Group justify="flex-end" mt="xs">
          <Button type="submit" size="md" loading={busy}>
            {isIndividual ? registerCopy.register : registerCopy.next}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
