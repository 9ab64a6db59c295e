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

const nobody: Person = { role: null, firstName: '', lastName: '', email: '' }
const unnamed: NewCompany = { name: '', email: '', website: '', phone: '' }

/** What a registration knows so far, and where it stands. */
export function useRegistration() {
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [person, setPersonState] = useState(nobody)
  const [filter, setFilterState] = useState('')
  const [choice, setChoice] = useState<CompanyChoice | null>(null)
  const [verified, setVerified] = useState(false)
  const [company, setCompanyState] = useState(unnamed)

  const choose = (next: CompanyChoice | null, text: string) => {
    setChoice(next)
    setFilterState(text)
    setVerified(false)
  }

  return {
    step,
    setStep,
    person,
    /** A code stands for one email in one role; another needs another. */
    setPerson(change: Partial<Person>) {
      setPersonState((now) => ({ ...now, ...change }))
      if (change.email !== undefined || change.role !== undefined) setVerified(false)
    },
    filter,
    /** Typing after a choice takes the choice and its verification back (spec 4). */
    setFilter: (text: string) => choose(null, text),
    choice,
    choose,
    verified,
    setVerified,
    company,
    setCompany: (change: Partial<NewCompany>) => setCompanyState((now) => ({ ...now, ...change })),
    reset() {
      setStep(1)
      setPersonState(nobody)
      choose(null, '')
      setCompanyState(unnamed)
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>
