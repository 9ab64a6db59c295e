import { Button, Group, Stack } from '@mantine/core'
import { registerCopy } from '../../copy/login.ts'
import { CompanyPicker } from './CompanyPicker.tsx'
import { CompanyVerification } from './CompanyVerification.tsx'
import type { Registration } from './use-registration.ts'

/** Step 2: choose a company and, if it is listed, verify the membership. */
export function CompanyStep({ registration }: { registration: Registration }) {
  const { choice, verified, setStep } = registration

  function goToNextStep() {
    if (!choice) return registration.fail('company', registerCopy.chooseFirst)
    if (choice.kind === 'listed' && !verified)
      return registration.fail('verification', registerCopy.verifyFirst)
    setStep(3)
  }

  return (
    <Stack gap="lg">
      <CompanyPicker registration={registration} />
      {choice?.kind !== 'new' && <CompanyVerification key={choice?.entry.id} registration={registration} />}
      <Group justify="space-between">
        <Button variant="default" size="md" onClick={() => setStep(1)}>
          {registerCopy.back}
        </Button>
        <Button size="md" onClick={goToNextStep}>
          {registerCopy.next}
        </Button>
      </Group>
    </Stack>
  )
}
