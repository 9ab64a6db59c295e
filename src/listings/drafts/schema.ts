import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { draftPlaces } from '../../shared/listings.ts'

const place = z.enum(draftPlaces)

/** `content` is the page's own JSON: only its author's pages read it. */
export const saveListingDraftSchema = z.object({ place, content: z.string().max(limits.listingDraft) })
export const dropListingDraftSchema = z.object({ place })

/** An unpublished form of one employee, with the text that it was read from. */
export interface ListingDraftView {
  place: z.output<typeof place>
  content: string
  updatedAt: string
}
