import { z } from 'zod'
import { limits } from '../limits.ts'

const shortText = z.string().trim().min(1).max(limits.shortText)
/** An absent, null or blank unit is left out of the package. */
const unit = z
  .string()
  .trim()
  .max(limits.shortText)
  .nullish()
  .transform((text) => text || undefined)
  .describe('Such as kg, m² or hours')

const named = {
  key: z
    .string()
    .max(limits.shortText)
    .regex(/^[a-z0-9_]+$/, 'A key consists of the characters a-z, 0-9 and _.'),
  label: shortText,
  unit,
}

const termSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, kind: z.literal('number'), value: z.number() }),
  z.strictObject({ ...named, kind: z.literal('choice'), value: shortText }),
  z.strictObject({ ...named, kind: z.literal('date'), value: z.iso.date('A date is YYYY-MM-DD.') }),
  z.strictObject({
    ...named,
    kind: z.literal('text'),
    value: z.string().trim().min(1).max(limits.proposalNote),
  }),
])

/** What packages have in common on the wire and inside. */
export const packageFields = {
  quantity: z
    .number()
    .positive()
    .nullish()
    .transform((value) => value ?? undefined),
  unit,
  terms: z
    .array(termSchema)
    .max(limits.termsPerPackage)
    .refine((terms) => new Set(terms.map(({ key }) => key)).size === terms.length, {
      message: 'Each key may occur once in a package.',
    })
    .describe('Each key once'),
  hash: z.string().optional().describe('Accepted and ignored'),
}
