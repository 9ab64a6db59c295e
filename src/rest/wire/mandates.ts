import { z } from 'zod'
import type { MandateView } from '../../agreements/mandates/schema.ts'
import { autonomies, styles } from '../../negotiation/mandate-content.ts'
import { limits } from '../../shared/limits.ts'
import { decimalOf, isCurrency, minorOf } from '../../shared/proposals/money.ts'

/** Mandates in the REST API: amounts are decimal strings. */

const key = z.string().describe('The characters a-z, 0-9 and _')
const amount = z.string().describe('Decimal, with at most the currency’s minor digits: "12.50"')
const signed = amount.describe('Decimal, may be negative: "-12.50"')
const termValue = z.union([z.int(), z.string().max(limits.shortText)])

const worth = z.union([
  z.strictObject({ key, per_unit: signed }),
  z.strictObject({ key, options: z.record(z.string().max(limits.shortText), signed) }),
  z.strictObject({ key, must: termValue }),
])
const bounds = z.strictObject({ key, min: z.int(), max: z.int(), step: z.int().nullish() })
const named = z.strictObject({ key, label: z.string(), unit: z.string().nullish() })

export const mandateInput = {
  currency: z.string().describe('ISO 4217'),
  target: amount.describe('The price to open with: an all-in total at terms worth 0'),
  walk_away: amount.describe('The price beyond which nothing is agreed'),
  worth: z.array(worth).max(limits.termsPerPackage).describe('What each term is worth to you, in money'),
  bounds: z.array(bounds).max(limits.termsPerPackage).nullish().describe('Steps are 1 by default'),
  terms: z.array(named).max(limits.termsPerPackage).nullish().describe('Labels; by default the keys'),
  deadline: z.iso.datetime({ offset: true }).nullish(),
  max_rounds: z.int(),
  style: z.string().pipe(z.enum(styles)),
  autonomy: z.string().pipe(z.enum(autonomies)),
  ceiling: amount.nullish().describe('Required for conclude. Only a manager may set it'),
}
type Input = z.output<z.ZodObject<typeof mandateInput>>

/** Reads the decimals. An amount that the currency can't hold becomes NaN, which the procedure refuses. */
export function mandateContent({
  currency,
  ceiling,
  walk_away: walkAway,
  max_rounds: maxRounds,
  ...body
}: Input) {
  const minor = (text: string) => {
    const value = isCurrency(currency) ? minorOf(text.replace(/^-/, ''), currency) : null
    return value === null ? Number.NaN : text.startsWith('-') ? -value + 0 : value
  }
  return {
    currency,
    target: minor(body.target),
    walkAway: minor(walkAway),
    worth: body.worth.map((one) => {
      if ('per_unit' in one) return { key: one.key, perUnit: minor(one.per_unit) }
      if (!('options' in one)) return one
      const options = Object.entries(one.options).map(([option, text]) => [option, minor(text)] as const)
      return { key: one.key, options: Object.fromEntries(options) }
    }),
    bounds: (body.bounds ?? []).map((one) => ({ ...one, step: one.step ?? 1 })),
    terms: (body.terms ?? []).map(({ unit, ...one }) => ({ ...one, unit: unit ?? undefined })),
    deadline: body.deadline,
    maxRounds,
    style: body.style,
    autonomy: body.autonomy,
    ceiling: ceiling == null ? null : minor(ceiling),
  }
}

export const mandate = z.object({
  version: z.number(),
  conversation_id: z.string().nullable().describe('Null for the listing’s default'),
  currency: z.string(),
  target: z.string(),
  walk_away: z.string(),
  worth: z.array(worth),
  bounds: z.array(z.object({ key: z.string(), min: z.number(), max: z.number(), step: z.number() })),
  terms: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string().optional() })),
  deadline: z.string().nullable(),
  max_rounds: z.number(),
  style: z.enum(styles),
  autonomy: z.enum(autonomies),
  ceiling: z.string().nullable(),
  in_force: z.boolean().describe('False once the person who saved it has left the company: save it again'),
  created_at: z.string(),
})

export function wireMandate(view: MandateView): z.input<typeof mandate> {
  const { currency } = view
  const decimal = (minor: number) =>
    `${minor < 0 ? '-' : ''}${decimalOf({ minor: Math.abs(minor), currency })}`
  return {
    version: view.version,
    conversation_id: view.leadId,
    currency,
    target: decimal(view.target),
    walk_away: decimal(view.walkAway),
    worth: view.worth.map((one) => {
      if ('perUnit' in one) return { key: one.key, per_unit: decimal(one.perUnit) }
      if ('must' in one) return one
      const options = Object.entries(one.options).map(([option, minor]) => [option, decimal(minor)])
      return { key: one.key, options: Object.fromEntries(options) }
    }),
    bounds: [...view.bounds],
    terms: [...view.terms],
    deadline: view.deadline,
    max_rounds: view.maxRounds,
    style: view.style,
    autonomy: view.autonomy,
    ceiling: view.ceiling === null ? null : decimal(view.ceiling),
    in_force: view.inForce,
    created_at: view.createdAt,
  }
}
