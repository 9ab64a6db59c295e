import { z } from 'zod'
import { limits } from '../../shared/limits.ts'

/** Fields that many calls share. Lengths stand here too, so that the document and the refusals name the wire's fields. */

export const shortText = z.string().trim().max(limits.shortText)
export const longText = z.string().trim().max(limits.longText)
export const fileUrl = z.string().max(2_000)

/** An id that no row has. */
const nobodysId = '00000000-0000-0000-0000-000000000000'

const uuid = z.uuid()

/** Ids are opaque to callers: one that isn't even a UUID is answered like one that nothing has. */
export const normalizeId = (id: string): string => (uuid.safeParse(id).success ? id.toLowerCase() : nobodysId)

/** The id of a thing that is looked up. */
export const id = z.string().min(1).transform(normalizeId)

/** What the wire says of who calls; compared with the session, never trusted (design 2). */
export const userId = z.string().nullish().describe('The caller; must be the session’s or key’s own employee')

/** What the wire says of the caller's company; compared like `user_id`. */
export const ownCompanyId = z.string().toLowerCase().nullish().describe('The caller’s own company')

export const exampleId = '0190a1b2-0000-7000-8000-000000000000'

export const successReply = z.object({ success: z.literal(true), message: z.string().optional() })
export const success = () => ({ success: true }) as const
