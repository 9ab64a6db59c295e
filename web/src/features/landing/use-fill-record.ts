import type { CompanyView } from '../../../../src/companies/schema.ts'
import { trpc } from '../../lib/trpc.tsx'
import type { ListingFormValues } from '../listings/form/form-values.ts'

/**
 * Saves what the form asked for because the company's record lacked it. Returns the record as it is now, and whether it
 * is what the form shows: a colleague may have filled it meanwhile.
 */
export function useFillRecord() {
  const utils = trpc.useUtils()
  const fillName = trpc.companies.fillName.useMutation()
  const fillDescription = trpc.companies.fillDescription.useMutation()

  return async (
    company: CompanyView,
    party: ListingFormValues['party'],
  ): Promise<{ company: CompanyView; isAsShown: boolean }> => {
    const lacksName = company.name === ''
    const lacksDescription = company.description === ''
    if (company.isIndividual || !(lacksName || lacksDescription)) return { company, isAsShown: true }
    const name = party.name.trim()
    const description = party.description.trim()
    if (lacksName) await fillName.mutateAsync({ name })
    if (lacksDescription) await fillDescription.mutateAsync({ description })
    await utils.companies.invalidate()
    const filled = await utils.companies.own.fetch(undefined, { staleTime: 0 })
    const isAsShown =
      (!lacksName || filled.name === name) && (!lacksDescription || filled.description === description)
    return { company: filled, isAsShown }
  }
}
