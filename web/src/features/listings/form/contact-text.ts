import { contactCopy, previewCopy } from '../../../copy/listings.ts'
import type { ListingFormValues } from './form-values.ts'

/** What a form reveals as contact, in one line. */
export function contactText({
  reveal,
  fields,
  additionalOn,
  additionalMethod,
}: ListingFormValues['contact']): string {
  const additional = additionalOn ? additionalMethod.trim() : ''
  const shown = reveal
    ? [...fields.map((field) => contactCopy.fields[field]), additional].filter(Boolean)
    : []
  return shown.join(', ') || previewCopy.noContact
}
