import { saveMandate } from '../../src/agreements/mandates/save-mandate.ts'
import { saveMandateSchema } from '../../src/agreements/mandates/schema.ts'
import type { Ctx } from '../../src/context.ts'
import type { MandateContent } from '../../src/negotiation/mandate-content.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { Matched } from './leads.ts'
import { as } from './people.ts'

const prices = {
  seller: { target: 2_000_000, walkAway: 1_500_000 },
  buyer: { target: 1_400_000, walkAway: 1_800_000 },
} as const

/** Saves a side's mandate for its listing: by default it may conclude, and there is a zone of agreement. */
export const makeMandate = (
  ctx: Ctx,
  lead: Matched,
  side: Side,
  overrides: Partial<MandateContent> & { leadId?: string } = {},
) => {
  const { leadId, ...content } = overrides
  return saveMandate(
    as(ctx, lead.people[side]),
    saveMandateSchema.parse({
      side,
      listingId: lead.listings[side].id,
      leadId,
      content: {
        currency: 'EUR',
        ...prices[side],
        maxRounds: 8,
        style: 'balanced',
        autonomy: 'conclude',
        ceiling: 3_000_000,
        ...content,
      },
    }),
  )
}
