/** Immutable, because a key is written once. Private, because a shared cache would keep deleted files. */
export const cacheControl = 'private, max-age=31536000, immutable'

/** Images and PDFs open in the browser; other types are downloaded. */
export const contentDisposition = (contentType: string): string =>
  contentType.startsWith('image/') || contentType === 'application/pdf' ? 'inline' : 'attachment'
