import type { ErrorCode } from '../shared/errors.ts'
import { type MediaType, mediaTypes } from '../shared/limits.ts'

/** Limit of a company's unattached uploads per day; far above normal use. */
export const unattachedPerDay = 100

export const uploadRefusal = (unattachedToday: number): ErrorCode | null =>
  unattachedToday < unattachedPerDay ? null : 'TOO_MANY'

/** How often one file is analysed: a failed analysis may be asked for again. */
export const analysesPerFile = 3
/** A company's analyses per day, those that failed included. */
export const analysesPerDay = 200

export const analysisRefusal = (analysesToday: number): ErrorCode | null =>
  analysesToday < analysesPerDay ? null : 'TOO_MANY'

/**
 * A file name that is safe in paths, URLs and headers. It has an extension of its content type, because the embedded
 * store derives the served type from the extension.
 */
export function safeFilename(filename: string, contentType: MediaType): string {
  const extensions: readonly string[] = mediaTypes[contentType]
  const name = filename
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase()
  const extension = extensions.find((known) => name.endsWith(known)) ?? extensions[0] ?? ''
  const stem = (name.endsWith(extension) ? name.slice(0, -extension.length) : name)
    .replace(/\.+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, 80)
  return `${stem || 'file'}${extension}`
}

/** A folder of the store for what a file is for, from a client's words; empty when they contain no letter or digit. */
export const safeFolder = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40)
    .replace(/-+$/, '')

interface FileNames {
  readonly filename: string
  readonly contentType: string
}

/** What a request states wrongly about a stored file; null if nothing. It may leave both out. */
export function fileMismatchText(stored: FileNames, { filename, contentType }: FileNames): string | null {
  if (contentType && contentType.toLowerCase() !== stored.contentType)
    return `The file was uploaded as ${stored.contentType}.`
  return filename && filename !== stored.filename ? `The file was uploaded as “${stored.filename}”.` : null
}

/** The URL as stored in the database. The embedded store's URLs have no host, so that the host can change. */
export function storedUrl(store: 'disk' | 's3', url: string): string {
  return store === 'disk' ? (URL.parse(url, 'http://localhost')?.pathname ?? url) : url
}
