import { Textarea, TextInput } from '@mantine/core'
import { companyEditRefusal } from '../../../../src/companies/policy.ts'
import type { CompanyView } from '../../../../src/companies/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { partyCopy } from '../../copy/landing.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { trpc } from '../../lib/trpc.tsx'
import type { ListingFormState } from '../listings/form/use-listing-form.ts'

/**
 * The name and description of the company behind the listing. Only what the company's record lacks can be typed; the
 * rest is read-only, with a hint where it can be changed.
 */
export function PartyFields({ form, company }: { form: ListingFormState; company: CompanyView }) {
  const { side, values, setParty } = form
  const me = trpc.companies.me.useQuery()
  const copy = listingsCopy(side)
  const change = me.data && companyEditRefusal(me.data) ? partyCopy.changedByManager : partyCopy.changedOnHome
  const isFromText = values.party.isFromText && values.party.description === company.description
  const propsOf = (recorded: string, origin: string, question: string) =>
    recorded === ''
      ? ({ required: true, description: question } as const)
      : ({ readOnly: true, variant: 'filled', description: `${origin} ${change}` } as const)
  return (
    <>
      <TextInput
        label={copy.partyName}
        error={form.errors.partyName}
        {...propsOf(company.name, partyCopy.recorded, partyCopy.asked)}
        maxLength={limits.shortText}
        value={company.name || values.party.name}
        onChange={(event) => setParty({ name: event.currentTarget.value })}
      />
      <Textarea
        label={copy.partyDescription}
        error={form.errors.partyDescription}
        {...propsOf(
          company.description,
          isFromText ? partyCopy.taken : partyCopy.recorded,
          partyCopy.askedDescription,
        )}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.longText}
        value={company.description || values.party.description}
        onChange={(event) => setParty({ description: event.currentTarget.value })}
      />
    </>
  )
}
