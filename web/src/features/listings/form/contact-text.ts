import type { CompanyView } from '../../../../../src/companies/schema.ts'
import { contactCopy, previewCopy } from '../../../copy/listings.ts'
import { trpc } from '../../../lib/trpc.tsx'
import type { ListingFormValues } from './form-values.ts'

/** What a form reveals as contact, in one line: of the company's contact data only what is filled in. */
export function useContactText(contact: ListingFormValues['contact']): string {
  return contactText(contact, trpc.companies.own.useQuery().data)
}

function contactText(
  { reveal, fields, additionalOn, additionalMethod }: ListingFormValues['contact'],
  company: CompanyView | undefined,
): string {
  const additional = additionalOn ? additionalMethod.trim() : ''
  // An individual reveals the email of the login.
  const filled = fields.filter((field) => !company || company.isIndividual || company[field] !== '')
  const shown = reveal
    ? [...filled.map((field) => contactCopy.fields[field]), additional].filter(Boolean)
    : []
  return shown.join(', ') || previewCopy.noContact
}
