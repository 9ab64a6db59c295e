import { z } from 'zod'

/**
 * A cursor says where a page of a list ended: what the list is ordered by, of the page's last row. Postgres makes it
 * (`cursorOf` in db/cursor.ts): a JSON list in base64url, so that whoever pages carries it without reading it.
 */

/** What a caller brings back, as the place it stands for; `place` says what the list is ordered by. */
export const cursorSchema = <T>(place: z.ZodType<T>) =>
  z.string().transform((cursor, context): T => {
    const read = place.safeParse(opened(cursor))
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: 'cursor is not one of this list.' })
    return z.NEVER
  })

/** A moment as Postgres says it within JSON, to the microsecond. */
export const timestampPosition = z.iso.datetime({ offset: true })

/** How many rows a page has. */
export const pageSize = z.int().min(1).max(200).default(50)

function opened(cursor: string): unknown {
  try {
    const bytes = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}
