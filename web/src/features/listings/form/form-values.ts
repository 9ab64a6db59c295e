import { revealableFields } from '../../../../../src/listings/policy.ts'
import type {
  FileView,
  ListingInput,
  NoteReason,
  OwnListingView,
  ParsedForm,
} from '../../../../../src/listings/schema.ts'
import type { ContactField } from '../../../../../src/shared/listings.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { listingsCopy } from '../../../copy/listings.ts'

export interface PointRow {
  /** React key: stays the same while rows are added and removed. */
  readonly key: string
  readonly text: string
  readonly reveal: boolean
  /** Why the parsed text made it a hidden point; null for one that a person wrote. */
  readonly reason: NoteReason | null
}

/** A sentence of the free text that stands in the matching instructions. */
export interface KeptLine {
  readonly key: string
  readonly text: string
  readonly reason: NoteReason
}

/** The form's state. `party` is used only on the landing page. */
export interface ListingFormValues {
  readonly party: {
    readonly name: string
    readonly description: string
    /** The company had no description, and got the one that the text contains. */
    readonly isFromText?: boolean
  }
  readonly name: string
  readonly description: string
  readonly points: readonly PointRow[]
  readonly matchingInstructions: string
  readonly kept: readonly KeptLine[]
  /** Contact data found in the free text. */
  readonly contactHints: readonly string[]
  readonly notifyOnMatch: boolean
  readonly contact: {
    readonly reveal: boolean
    readonly fields: readonly ContactField[]
    readonly additionalOn: boolean
    readonly additionalMethod: string
  }
}

export const pointRow = (text = '', reveal = true, reason: NoteReason | null = null): PointRow => ({
  key: crypto.randomUUID(),
  text,
  reveal,
  reason,
})

/** A new form: everything switched on, one empty row. */
export const emptyValues = (isIndividual: boolean): ListingFormValues => ({
  party: { name: '', description: '' },
  name: '',
  description: '',
  points: [pointRow()],
  matchingInstructions: '',
  kept: [],
  contactHints: [],
  notifyOnMatch: true,
  contact: {
    reveal: true,
    fields: revealableFields(isIndividual),
    additionalOn: true,
    additionalMethod: '',
  },
})

/** Limits are judged like other points, and what is unsure is asked about; the rest only guides the matching. */
const isPoint = (reason: NoteReason) => reason === 'limit' || reason === 'unsure'

/**
 * A new form, prefilled with what the assistant parsed from a free text. What the text keeps private becomes a hidden
 * point or a line of the matching instructions.
 */
export function parsedValues(form: ParsedForm, isIndividual: boolean): ListingFormValues {
  const hidden = form.privateNotes.filter(({ reason }) => isPoint(reason))
  const kept = form.privateNotes.filter(({ reason }) => !isPoint(reason))
  const points = [
    ...form.points.map((text) => pointRow(text)),
    ...hidden.map(({ text, reason }) => pointRow(text, false, reason)),
  ]
  return {
    ...emptyValues(isIndividual),
    party: { name: form.party, description: form.partyDescription },
    name: form.name,
    description: form.description,
    points: points.length ? points : [pointRow()],
    matchingInstructions: kept.map(({ text }) => text).join('\n'),
    kept: kept.map((note) => ({ key: crypto.randomUUID(), ...note })),
    contactHints: form.contactHints.map(({ text }) => text),
  }
}

/** The form of a saved listing. */
export const savedValues = (listing: OwnListingView): ListingFormValues => ({
  party: { name: '', description: '' },
  name: listing.name,
  description: listing.description,
  points: listing.points.length
    ? listing.points.map(({ text, reveal }) => pointRow(text, reveal))
    : [pointRow()],
  matchingInstructions: listing.matchingInstructions,
  kept: [],
  contactHints: [],
  notifyOnMatch: listing.notifyOnMatch,
  contact: {
    reveal: listing.contact.reveal,
    fields: listing.contact.fields,
    additionalOn: listing.contact.additionalMethod !== '',
    additionalMethod: listing.contact.additionalMethod,
  },
})

/** The input of `publish` and `revise`: trimmed, without empty rows, and without an additional method that is off. */
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

/** The labels of required fields that are empty, in the form's order. Individuals have no party fields. */
export function missingItems(side: Side, values: ListingFormValues, isIndividual: boolean): string[] {
  const { missing } = listingsCopy(side)
  const partyItems = isIndividual
    ? []
    : [
        [values.party.name, missing.partyName],
        [values.party.description, missing.partyDescription],
      ]
  const items = [
    ...partyItems,
    [values.name, missing.name],
    [values.description, missing.description],
    [values.points.map((row) => row.text).join(''), missing.points],
  ] as const
  return items.flatMap(([value, label]) => (value?.trim() || !label ? [] : [label]))
}

/** Why a form can't be saved, by field. */
export type FieldErrors = Partial<
  Record<'partyName' | 'partyDescription' | 'name' | 'description' | 'points', string>
>

/** The messages of the required fields that are empty. `withParty`: the form asks for the company, too. */
export function fieldErrors(side: Side, values: ListingFormValues, withParty = false): FieldErrors {
  const { need } = listingsCopy(side)
  const isEmpty = (text: string) => text.trim() === ''
  return {
    ...(withParty && isEmpty(values.party.name) && { partyName: need.partyName }),
    ...(withParty && isEmpty(values.party.description) && { partyDescription: need.partyDescription }),
    ...(isEmpty(values.name) && { name: need.name }),
    ...(isEmpty(values.description) && { description: need.description }),
    ...(values.points.every(({ text }) => isEmpty(text)) && { points: need.points }),
  }
}
