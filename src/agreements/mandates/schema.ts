import { z } from 'zod'
import { sideSchema } from '../../listings/schema.ts'
import { autonomies, type MandateContent, styles } from '../../negotiation/mandate-content.ts'
import { largestAmount } from '../../negotiation/worth.ts'
import { limits } from '../../shared/limits.ts'
import type { Package } from '../../shared/proposals/agreements.ts'
import { isCurrency, type Money } from '../../shared/proposals/money.ts'
import { bytesOf } from '../schema.ts'

const key = z
  .string()
  .max(limits.shortText)
  .regex(/^[a-z0-9_]+$/, 'A key consists of the characters a-z, 0-9 and _.')
const option = z.string().trim().min(1).max(limits.shortText)
const whole = z.int().min(-1_000_000_000).max(1_000_000_000)
const amount = z.int().min(1).max(largestAmount)
/** A term may be worth less than nothing. */
const worthAmount = z.int().min(-largestAmount).max(largestAmount)
/** Half of what a package holds: it carries both sides' terms. */
const terms = limits.termsPerPackage / 2

const worth = z.union([
  z.strictObject({ key, perUnit: worthAmount }),
  z.strictObject({
    key,
    options: z
      .record(option, worthAmount)
      .refine((options) => Object.keys(options).length > 0, 'A choice needs an option.')
      .refine((options) => Object.keys(options).length <= limits.points, 'A choice has too many options.'),
  }),
  z.strictObject({ key, must: z.union([whole, option]) }),
])

const contentSchema = z
  .strictObject({
    currency: z.string().refine(isCurrency, 'This currency is not one of ISO 4217.'),
    target: amount,
    walkAway: amount,
    worth: z.array(worth).max(terms).refine(haveDistinctKeys, 'Each key may occur once.').default([]),
    bounds: z
      .array(
        z
          .strictObject({ key, min: whole, max: whole, step: z.int().min(1).max(1_000_000_000).default(1) })
          .refine(({ min, max }) => min <= max, 'The smallest value is larger than the largest.'),
      )
      .max(terms)
      .refine(haveDistinctKeys, 'Each key may occur once.')
      .default([]),
    terms: z
      .array(
        z.strictObject({
          key,
          label: option,
          unit: z
            .string()
            .trim()
            .min(1)
            .max(limits.shortText)
            .nullish()
            .transform((unit) => unit ?? undefined),
        }),
      )
      .max(terms)
      .refine(haveDistinctKeys, 'Each key may occur once.')
      .default([]),
    deadline: z.iso
      .datetime({ offset: true })
      .nullish()
      .transform((text) => text ?? null),
    maxRounds: z.int().min(1).max(50),
    style: z.enum(styles),
    autonomy: z.enum(autonomies),
    ceiling: amount.nullish().transform((ceiling) => ceiling ?? null),
  })
  .refine((content) => bytesOf(content) <= limits.mandateBytes, 'The texts of this mandate are too long.')
  .refine(hasFewOptions, 'The choices have too many options together.')
  .refine(hasPlainChoices, 'A choice has no bounds.')
  .refine(hasSafeWorths, 'These worths are too large to add up.')

export const saveMandateSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  /** The only lead that the mandate is for. By default it is for all of the listing's. */
  leadId: z.uuid().nullish(),
  content: contentSchema,
})

export const readMandateSchema = z.object({
  listingId: z.uuid(),
  leadId: z.uuid().nullish(),
})

export const negotiationSchema = z.object({ leadId: z.uuid() })
export const pauseSchema = negotiationSchema.extend({ paused: z.boolean() })

/** A side's own mandate. */
export interface MandateView extends MandateContent {
  version: number
  /** Null for the listing's default. */
  leadId: string | null
  /** False once the person who gave it has left the company: the assistant waits until somebody else saves one. */
  inForce: boolean
  createdAt: string
}

/** What the assistant would do next for the viewer's side, and by how much that is better than the side's limit (`worth`). */
export type Advice =
  | {
      readonly do: 'propose'
      readonly packages: readonly Package[]
      readonly worth: Money
    }
  | { readonly do: 'accept'; readonly index: number; readonly worth: Money }
  | { readonly do: 'ask' | 'end' }

export interface NegotiationControls {
  /** Null without a mandate, and while it isn't this side's turn. */
  readonly advice: Advice | null
  readonly hasMandate: boolean
  readonly paused: boolean
  /** The assistant asks this side's people to decide. */
  readonly asks: boolean
}

function haveDistinctKeys(rows: readonly { readonly key: string }[]): boolean {
  return new Set(rows.map((row) => row.key)).size === rows.length
}

/** The time to choose packages grows with them. */
function hasFewOptions({ worth: worths }: Pick<MandateContent, 'worth'>): boolean {
  const counts = worths.map((one) => ('options' in one ? Object.keys(one.options).length : 0))
  return counts.reduce((sum, count) => sum + count, 0) <= limits.mandateOptions
}

/** Options aren't numbers, so bounds can't hold for them. */
function hasPlainChoices({ worth: worths, bounds }: Pick<MandateContent, 'worth' | 'bounds'>): boolean {
  return !worths.some((one) => 'options' in one && bounds.some(({ key }) => key === one.key))
}

/** The largest possible sum of amounts must be exact. */
function hasSafeWorths({ worth: worths, bounds }: Pick<MandateContent, 'worth' | 'bounds'>): boolean {
  const largest = worths.map((one) => {
    if ('options' in one) return Math.max(...Object.values(one.options).map(Math.abs))
    if (!('perUnit' in one)) return 0
    const range = bounds.find((row) => row.key === one.key)
    return Math.abs(one.perUnit) * Math.max(1, Math.abs(range?.min ?? 0), Math.abs(range?.max ?? 0))
  })
  return largest.reduce((sum, value) => sum + value, 0) <= largestAmount
}
