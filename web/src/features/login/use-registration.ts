import { useState } from 'react'
import type { CompanyEntry } from '../../../../src/companies/schema.ts'
import type { Role } from '../../../../src/shared/roles.ts'
import { usePersistentState } from '../../lib/drafts/use-persistent-state.ts'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'

export interface Person {
  readonly role: Role | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export type CompanyChoice =
  | { readonly kind: 'listed'; readonly entry: CompanyEntry }
  | { readonly kind: 'new' }

export interface NewCompany {
  readonly name: string
  readonly email: string
  readonly website: string
  readonly phone: string
}

/** What is missing or wrong, and where. */
interface FieldError {
  readonly field: keyof Person | 'company' | 'verification' | 'companyName' | 'companyEmail'
  readonly text: string
}

/** The company that was chosen, and what its search shows. */
interface Picker {
  readonly choice: CompanyChoice | null
  readonly filter: string
}

const emptyPicker: Picker = { choice: null, filter: '' }
const emptyPerson: Person = { role: null, firstName: '', lastName: '', email: '' }
const emptyCompany: NewCompany = { name: '', email: '', website: '', phone: '' }

/** State of the registration wizard. What is typed survives a reload of the tab. */
export function useRegistration() {
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [person, setPersonState, dropPerson] = usePersistentState('registration', emptyPerson)
  const [picker, setPicker] = usePersistentState('registration-picker', emptyPicker)
  const [verified, setVerified] = useState(false)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const [company, setCompanyState, dropCompany] = usePersistentState('registration-company', emptyCompany)
  const [error, setError] = useState<FieldError | null>(null)

  const choose = (next: CompanyChoice | null, text: string) => {
    setPicker({ choice: next, filter: text })
    setVerified(false)
    setError(null)
  }

  return {
    step,
    setStep(next: 1 | 2 | 3) {
      setError(null)
      setStep(next)
    },
    /** The error of a field; undefined for the others. */
    errorOf: (field: FieldError['field']) => (error?.field === field ? error.text : undefined),
    /** Shows an error at its field, and focuses the field. */
    fail(field: FieldError['field'], text: string) {
      focusFirstError(() => setError({ field, text }))
    },
    person,
    /** A verification is for one email and role: changing either discards it. */
    setPerson(change: Partial<Person>) {
      setPersonState({ ...person, ...change })
      setError(null)
      if (change.email !== undefined || change.role !== undefined) setVerified(false)
    },
    /** The email that the server answered is taken. */
    takenEmail,
    setTakenEmail,
    filter: picker.filter,
    /** Typing discards the choice and its verification. */
    setFilter: (text: string) => choose(null, text),
    choice: picker.choice,
    choose,
    verified,
    setVerified(next: boolean) {
      setError(null)
      setVerified(next)
    },
    company,
    setCompany(change: Partial<NewCompany>) {
      setCompanyState({ ...company, ...change })
      setError(null)
    },
    reset() {
      setStep(1)
      setTakenEmail(null)
      choose(null, '')
      setPersonState(emptyPerson)
      setCompanyState(emptyCompany)
      dropPerson()
      dropCompany()
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>
