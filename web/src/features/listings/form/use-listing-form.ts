import { useCallback, useState } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts'
import { type FieldErrors, fieldErrors, type ListingFormValues } from './form-values.ts'
import { usePoints } from './use-points.ts'

/** The state of one listing form. Submitting it is up to the caller. */
export function useListingForm(side: Side, initial: ListingFormValues) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  // An error goes as soon as its field is filled.
  const missing = fieldErrors(side, values, true)
  const shown = Object.fromEntries(
    Object.entries(errors).filter(([field]) => field in missing),
  ) as FieldErrors

  const set = useCallback(
    (change: Partial<ListingFormValues>) => setValues((now) => ({ ...now, ...change })),
    [],
  )
  const setContact = useCallback(
    (change: Partial<ListingFormValues['contact']>) =>
      setValues((now) => ({ ...now, contact: { ...now.contact, ...change } })),
    [],
  )
  const setParty = useCallback(
    (change: Partial<ListingFormValues['party']>) =>
      setValues((now) => ({ ...now, party: { ...now.party, ...change } })),
    [],
  )
  const points = usePoints(setValues)
  /** Adds contact data to the additional contact method, which is revealed. */
  const offerContact = useCallback(
    (text: string) =>
      setValues((now) => ({
        ...now,
        contactHints: now.contactHints.filter((hint) => hint !== text),
        contact: {
          ...now.contact,
          reveal: true,
          additionalOn: true,
          additionalMethod: [now.contact.additionalMethod.trim(), text].filter(Boolean).join(', '),
        },
      })),
    [],
  )

  return {
    side,
    values,
    set,
    setContact,
    setParty,
    ...points,
    offerContact,
    reset: setValues,
    errors: shown,
    /** Shows the errors at their fields and focuses the first. Returns whether there are none. */
    accepts(found: FieldErrors): boolean {
      if (Object.keys(found).length > 0) focusFirstError(() => setErrors(found))
      return Object.keys(found).length === 0
    },
  }
}

export type ListingFormState = ReturnType<typeof useListingForm>
