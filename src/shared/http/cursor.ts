import { z } from 'zod'

/**
 * Cursors of keyset pagination. A cursor holds the sort keys of a page's last row as a JSON array in base64url, which
 * Postgres builds (`cursorOf` in db/sql/cursor.ts). Clients treat it as opaque.
 */

/** Decodes a cursor to its sort keys. `keys` is the schema of the sort keys. */
export const cursorSchema = <T>(keys: z.ZodType<T>) =>
  z.string().transform((cursor, context): T => {
    const decoded = keys.safeParse(decode(cursor))
    if (decoded.success) return decoded.data
    context.addIssue({ code: 'custom', message: 'cursor is not one of this list.' })
    return z.NEVER
  })

/** A timestamp as Postgres writes it in JSON, in microseconds. */
export const timestampPosition = z.iso.datetime({ offset: true })

/** The sort keys (time and id) before all rows of a list that is sorted newest first: its first page starts here. */
export const newestFirstStart = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

/** Rows per page. */
export const pageSize = z.int().min(1).max(200).default(50)

function decode(cursor: string): unknown {
  try {
    const bytes = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}
