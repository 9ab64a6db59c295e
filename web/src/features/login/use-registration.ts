import { useState } from 'react'
import type { CompanyEntry } from '../../../../src/companies/schema.ts'
import type { Role } from '../../../../src/shared/roles.ts'

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

const emptyPerson: Person = { role: null, firstName: '', lastName: '', email: '' }
const emptyCompany: NewCompany = { name: '', email: '', website: '', phone: '' }

/** State of the registration wizard. */
export function useRegistration() {
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [person, setPersonState] = useState(emptyPerson)
  const [filter, setFilterState] = useState('')
  const [choice, setChoice] = useState<CompanyChoice | null>(null)
  const [verified, setVerified] = useState(false)
  const [company, setCompanyState] = useState(emptyCompany)

  const choose = (next: CompanyChoice | null, text: string) => {
    setChoice(next)
    setFilterState(text)
    setVerified(false)
  }

  return {
    step,
    setStep,
    person,
    /** A verification is for one email and role: changing either discards it. */
    setPerson(change: Partial<Person>) {
      setPersonState((previous) => ({ ...previous, ...change }))
      if (change.email !== undefined || change.role !== undefined) setVerified(false)
    },
    filter,
    /** Typing discards the choice and its verification. */
    setFilter: (text: string) => choose(null, text),
    choice,
    choose,
    verified,
    setVerified,
    company,
    setCompany: (change: Partial<NewCompany>) => setCompanyState((previous) => ({ ...previous, ...change })),
    reset() {
      setStep(1)
      setPersonState(emptyPerson)
      choose(null, '')
      setCompanyState(emptyCompany)
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>
