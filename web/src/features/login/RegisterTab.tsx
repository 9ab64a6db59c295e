import { registerCopy } from '../../copy/login.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import classes from './RegisterTab.module.css'
import { useRegistration } from './use-registration.ts'

/** The registration wizard. Individuals finish at step 1; company roles continue with their company and its details. */
export function RegisterTab({
  onRegistered,
  onLogIn,
}: {
  onRegistered: (email: string) => void
  /** For an email that has an account. */
  onLogIn: (email: string) => void
}) {
  const registration = useRegistration()
  const asIndividual = trpc.auth.registerIndividual.useMutation()
  const asEntity = trpc.auth.registerEntity.useMutation()
  const { step, person, choice, company } = registration
  const busy = asIndividual.isPending || asEntity.isPending

  async function send() {
    const { role, ...name } = person
    if (role === null) return
    if (role === 'individual') return await asIndividual.mutateAsync(name)
    if (!choice) return
    await asEntity.mutateAsync({
      ...name,
      role,
      company: choice.kind === 'new' ? { kind: 'new', ...company } : { kind: 'listed', id: choice.entry.id },
    })
  }

  async function register() {
    try {
      await send()
    } catch (error) {
      if (appCode(error) === 'EMAIL_TAKEN') {
        registration.setTakenEmail(person.email)
        registration.setStep(1)
        return
      }
      return showAlert((appCode(error) ? registerCopy.failed : registerCopy.error)(failureText(error)))
    }
    void showToast(registerCopy.done)
    registration.reset()
    onRegistered(person.email.trim())
  }

  const stepProps = { registration, busy, onRegister: () => void register() }
  return (
    <>
      {person.role !== null && person.role !== 'individual' && <StepMarks current={step} />}
      {step === 1 && <PersonStep {...stepProps} onLogIn={onLogIn} />}
      {step === 2 && <CompanyStep {...stepProps} />}
      {step === 3 && <DetailsStep {...stepProps} />}
    </>
  )
}

function StepMarks({ current }: { current: number }) {
  return (
    <ol className={classes.marks} aria-label={registerCopy.progress}>
      {registerCopy.steps.map((name, index) => (
        <li
          key={name}
          className={classes.mark}
          data-done={index + 1 < current || undefined}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          {index + 1}. {name}
        </li>
      ))}
    </ol>
  )
}
