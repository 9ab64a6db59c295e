/** How files are handed out, by either store: shown, never run. */

/** A key names one upload for ever. Not for shared caches, where a deleted file would live on. */
export const cacheControl = 'private, max-age=31536000, immutable'

/** Only pictures and PDF open in the browser; whatever else there may be is downloaded. */
export const contentDisposition = (contentType: string): string =>
  contentType.startsWith('image/') || contentType === 'application/pdf' ? 'inline' : 'attachment'
