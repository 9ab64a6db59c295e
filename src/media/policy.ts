import type { ErrorCode } from '../shared/errors.ts'
import { type MediaType, mediaTypes } from '../shared/limits.ts'

/** Uploads of a company in a day that no listing has taken up; far beyond what people do. */
export const unattachedPerDay = 100

export const uploadRefusal = (unattachedToday: number): ErrorCode | null =>
  unattachedToday < unattachedPerDay ? null : 'TOO_MANY'

/**
 * A name that is safe in a path, an address and a header, with the ending that belongs to its type: the
 * embedded store serves by the ending.
 */
export function safeFilename(filename: string, contentType: MediaType): string {
  const endings: readonly string[] = mediaTypes[contentType]
  const name = filename
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase()
  const ending = endings.find((known) => name.endsWith(known)) ?? endings[0] ?? ''
  const stem = (name.endsWith(ending) ? name.slice(0, -ending.length) : name)
    .replace(/\.+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, 80)
  return `${stem || 'file'}${ending}`
}

/** The embedded store keeps its addresses without a host, so that they outlive a move to another one. */
export function storedUrl(store: 'disk' | 's3', url: string): string {
  return store === 'disk' ? (URL.parse(url, 'http://localhost')?.pathname ?? url) : url
}
