import { z } from 'zod'
import { limits } from '../shared/limits.ts'
import { pageLanguages } from '../shared/page-languages.ts'
import type { Package, Term } from '../shared/proposals/agreements.ts'
import { isCurrency, maxMinor } from '../shared/proposals/money.ts'
import { packageFields } from '../shared/proposals/package-fields.ts'
import type { Side } from '../shared/sides.ts'

export const moneySchema = z.strictObject({
  minor: z.int().min(0).max(maxMinor),
  currency: z.string().refine(isCurrency, 'This currency is not one of ISO 4217.'),
})

/**
 * A package as it is sent. Unknown fields are errors, so that a misspelled field never gets lost; a hash is accepted and
 * ignored, so that a package that was read can be sent back with changes.
 */
export const packageSchema = z
  .strictObject({
    total: moneySchema,
    taxIncluded: z.boolean(),
    deliveryIncluded: z.boolean(),
    ...packageFields,
    terms: packageFields.terms.readonly(),
  })
  .transform(({ hash: _, ...sent }): Package => ({ ...sent, terms: sent.terms.map(plainTerm) }))

/** Without an absent unit, and without a negative zero, which JSON can't hold. */
const plainTerm = ({ unit: termUnit, ...term }: Term): Term => ({
  ...(term.kind === 'number' ? { ...term, value: term.value + 0 } : term),
  ...(termUnit === undefined ? {} : { unit: termUnit }),
})

/** The newest proposals before the number `cursor`, or the oldest after the number `after`. */
export const leadProposalsSchema = z.object({
  leadId: z.uuid(),
  cursor: z.int().nullish(),
  after: z.int().nullish(),
})
/** The size of the value as JSON. */
export const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length

export const proposalSchema = z.object({ proposalId: z.uuid() })
export const agreementSchema = z.object({ agreementId: z.uuid() })
export const agreementDocumentSchema = agreementSchema.extend({
  language: z.enum(pageLanguages).default('en'),
})

/** `sharesJudgements`: the buyer's choice to show its judgements in the agreement's document. A seller's is ignored. */
export const proposeSchema = z.object({
  leadId: z.uuid(),
  packages: z
    .array(packageSchema)
    .min(1)
    .max(limits.packagesPerProposal)
    .refine((packages) => bytesOf(packages) <= limits.proposalBytes, {
      message: 'The terms are too long. Please shorten them.',
    }),
  note: z.string().trim().max(limits.proposalNote).default(''),
  /** Default: in 14 days. */
  validUntil: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish(),
  /** The other side's open proposal, which this one counters. Required while there is one. */
  answers: z.uuid().nullish(),
  sharesJudgements: z.boolean().default(false),
})
export type ProposeInput = z.input<typeof proposeSchema>

export const closeProposalSchema = proposalSchema.extend({
  reason: z.string().trim().max(limits.proposalNote).default(''),
})

export const acceptSchema = proposalSchema.extend({
  packageIndex: z.int().min(0),
  /** The hash of the package that the person has read. */
  hash: z.string().min(1).max(limits.shortText),
  sharesJudgements: z.boolean().default(false),
})

export const suggestTermsSchema = z.object({ leadId: z.uuid() })

/** Where a suggested value was stated: in a side's listing, or in a message of the thread. */
export type SuggestionSource =
  | { readonly kind: 'listing'; readonly side: Side }
  | { readonly kind: 'message'; readonly side: Side; readonly messageId: string; readonly at: string }

export interface Suggestion<T> {
  readonly value: T
  readonly source: SuggestionSource
}

export interface SuggestedPrice {
  /** Minor units; the lower end of a range. */
  readonly minor: number
  /** The upper end of a range. */
  readonly to?: number
  readonly currency: string
  /** What the price is counted by; null for a total. */
  readonly per: string | null
}

export interface SuggestedTerm {
  readonly key: string
  readonly kind: 'number'
  readonly value: number
  readonly unit: string
}

/** Values that the thread and the listings name, newest message first. */
export interface TermSuggestions {
  /** Of the latest amount of money that was named; null if none was. */
  readonly currency: string | null
  readonly prices: readonly Suggestion<SuggestedPrice>[]
  readonly quantities: readonly Suggestion<{ readonly value: number; readonly unit: string }>[]
  /** YYYY-MM-DD; a day has both ends, a latest day only `to`. */
  readonly dates: readonly Suggestion<{ readonly from?: string; readonly to?: string }>[]
  readonly terms: readonly Suggestion<SuggestedTerm>[]
}
