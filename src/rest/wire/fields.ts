import { z } from 'zod'
import { limits } from '../../shared/limits.ts'

/**
 * Fields that many calls share. The procedures limit lengths too; here the limits appear in the OpenAPI document, and
 * errors name the fields of the REST API.
 */

export const shortText = z.string().trim().max(limits.shortText)
/** A code of digits alone may arrive as a number. */
export const letterCode = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().max(40))
  .describe('Eight characters, in any case; twelve while someone seems to guess')
export const shownCode = z.string().optional().describe('Only for testing, on servers that send no mail')
export const longText = z.string().trim().max(limits.longText)
export const fileUrl = z.string().max(2_000)

/** No row has this id. */
const nilUuid = '00000000-0000-0000-0000-000000000000'

const uuid = z.uuid()

/** A lower-case id. A malformed id becomes the nil UUID, so that it gets 404 as any unknown id does. */
export const normalizeId = (id: string): string => (uuid.safeParse(id).success ? id.toLowerCase() : nilUuid)

/** A required id in a body. */
export const id = z.string().min(1).transform(normalizeId)

/** The caller's claimed id. The REST plugin compares it with the session; it never selects data. */
export const userId = z.string().nullish().describe('Your own user id, the owner of the session or key')

/** The caller's claimed company, compared with the session like `user_id`. */
export const ownCompanyId = z.string().toLowerCase().nullish().describe('Your own company')

export const exampleId = '0190a1b2-0000-7000-8000-000000000000'

export const successReply = z.object({ success: z.literal(true), message: z.string().optional() })
export const success = () => ({ success: true }) as const

/** The reply of calls that always say what was done. */
export const messageReply = successReply.extend({ message: z.string() })
export const successWith = (message: string) => ({ success: true, message }) as const
