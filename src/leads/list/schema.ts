import { z } from 'zod'
import { sideSchema } from '../../listings/schema.ts'
import { leadsPerAnswer } from '../../shared/http/answers.ts'
import { cursorSchema, newestFirstStart, pageSize, timestampPosition } from '../../shared/http/cursor.ts'
import type { ProposalSummary } from '../../shared/proposals/agreements.ts'
import type { Side } from '../../shared/sides.ts'
import { type LeadBase, type LeadParty, leadsOfListingSchema } from '../schema.ts'

/** Inputs and views of the lists of a listing's leads, and their orders. */

export const wholeLeadsSchema = leadsOfListingSchema.extend({
  /** By default the listing's first ones. */
  leadIds: z.array(z.uuid()).min(1).max(leadsPerAnswer).optional(),
})

/** `default`: latest activity first. `best`: by saved rank, then unranked leads by latest activity. */
export const leadOrders = ['default', 'best'] as const

export type LeadOrder = (typeof leadOrders)[number]

/** The rank of leads without a saved rank; it sorts after all others. */
export const unranked = 999_999_999

const [at, id] = newestFirstStart
/** The sort keys before every lead. Saved ranks start at 1; the default order has no ranks and uses 0. */
export const listStart = { rank: 0, at, id }

/** A decoded cursor: the sort keys of a page's last lead. */
const sortKeysSchema = z.union([
  z.tuple([timestampPosition, z.uuid()]).transform(([at, id]) => ({ rank: 0, at, id })),
  z
    .tuple([z.int().min(1).max(unranked), timestampPosition, z.uuid()])
    .transform(([rank, at, id]) => ({ rank, at, id })),
])

export const leadsPageSchema = leadsOfListingSchema
  .extend({
    order: z.enum(leadOrders).default('default'),
    /** The former page's `next`; absent for the first page. */
    cursor: cursorSchema(sortKeysSchema).nullish(),
    limit: pageSize,
  })
  .refine(({ order, cursor }) => !cursor || (order === 'default') === (cursor.rank === 0), {
    message: 'cursor is not one of this list.',
    path: ['cursor'],
  })

export const saveOrderSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  leadIds: z.array(z.uuid()).max(10_000),
})

/** The seller's revealed price compared with the buyer's revealed budget. */
export type PriceRelation = 'within budget' | 'above budget'

/** A row of the lead page's list. */
export interface LeadSummary extends LeadBase {
  counterpart: LeadParty & { listingName: string }
  /** The beginning of the last message. */
  snippet: string
  unseen: boolean
  /** The latest round's verdicts; for a seller, on revealed requirements only. */
  coverage: { meet: number; notMeet: number; unknown: number }
  /** The same for both sides; null unless both listings reveal comparable amounts. */
  price: PriceRelation | null
  latestProposal: ProposalSummary | null
  /** The side that asks to cancel the agreement in force. */
  cancelRequestedBy: Side | null
}

/** A page of the lead page's list. */
export interface LeadPage {
  leads: LeadSummary[]
  /** The number of leads on all pages. */
  total: number
  /** The next page's cursor; null on the last page. */
  next: string | null
}
