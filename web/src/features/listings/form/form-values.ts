import { revealableFields } from '../../../../../src/listings/policy.ts'
import type {
  FileView,
  ListingInput,
  OwnListingView,
  ParsedForm,
} from '../../../../../src/listings/schema.ts'
import type { ContactField } from '../../../../../src/shared/listings.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { listingsCopy } from '../../../copy/listings.ts'

export interface PointRow {
  /** Stable while rows come and go. */
  readonly key: string
  readonly text: string
  readonly reveal: boolean
}

/** The form as a person fills it; `party` is asked on the landing page alone. */
export interface ListingFormValues {
  readonly party: { readonly name: string; readonly description: string }
  readonly name: string
  readonly description: string
  readonly points: readonly PointRow[]
  readonly matchingInstructions: string
  readonly notifyOnMatch: boolean
  readonly contact: {
    readonly reveal: boolean
    readonly fields: readonly ContactField[]
    readonly additionalOn: boolean
    readonly additionalMethod: string
  }
}

export const pointRow = (text = '', reveal = true): PointRow => ({ key: crypto.randomUUID(), text, reveal })

/** A new form: everything on, one empty row. */
export const emptyValues = (isIndividual: boolean): ListingFormValues => ({
  party: { name: '', description: '' },
  name: '',
  description: '',
  points: [pointRow()],
  matchingInstructions: '',
  notifyOnMatch: true,
  contact: {
    reveal: true,
    fields: revealableFields(isIndividual),
    additionalOn: true,
    additionalMethod: '',
  },
})

/** A new form prefilled from what the assistant read out of a free text. */
export const parsedValues = (form: ParsedForm, isIndividual: boolean): ListingFormValues => ({
  ...emptyValues(isIndividual),
  party: { name: form.party, description: form.partyDescription },
  name: form.name,
  description: form.description,
  points: form.points.length ? form.points.map((text) => pointRow(text)) : [pointRow()],
})

/** A saved listing as a form. */
export const savedValues = (listing: OwnListingView): ListingFormValues => ({
  party: { name: '', description: '' },
  name: listing.name,
  description: listing.description,
  points: listing.points.length
    ? listing.points.map(({ text, reveal }) => pointRow(text, reveal))
    : [pointRow()],
  matchingInstructions: listing.matchingInstructions,
  notifyOnMatch: listing.notifyOnMatch,
  contact: {
    reveal: listing.contact.reveal,
    fields: listing.contact.fields,
    additionalOn: listing.contact.additionalMethod !== '',
    additionalMethod: listing.contact.additionalMethod,
  },
})

/** What `publish` and `revise` take: entries trimmed, empty rows dropped, the additional method only when meant. */
export function toInput(side: Side, values: ListingFormValues, files: FileView[]): ListingInput {
  const { contact } = values
  return {
    side,
    name: values.name.trim(),
    description: values.description.trim(),
    points: values.points
      .map(({ text, reveal }) => ({ text: text.trim(), reveal }))
      .filter(({ text }) => text !== ''),
    matchingInstructions: values.matchingInstructions.trim(),
    notifyOnMatch: values.notifyOnMatch,
    contact: {
      reveal: contact.reveal,
      fields: [...contact.fields],
      additionalMethod: contact.reveal && contact.additionalOn ? contact.additionalMethod.trim() : '',
    },
    files,
  }
}

/** The landing modals' missing items, in the form's order; individuals aren't asked who they are. */
export function missingItems(side: Side, values: ListingFormValues, isIndividual: boolean): string[] {
  const { missing } = listingsCopy(side)
  const asked = isIndividual
    ? []
    : [
        [values.party.name, missing.partyName],
        [values.party.description, missing.partyDescription],
      ]
  const items = [
    ...asked,
    [values.name, missing.name],
    [values.description, missing.description],
    [values.points.map((row) => row.text).join(''), missing.points],
  ] as const
  return items.flatMap(([value, label]) => (value?.trim() || !label ? [] : [label]))
}
