/** Immutable, because a key is written once. Private, because a shared cache would keep deleted files. */
export const cacheControl = 'private, max-age=31536000, immutable'

/** Images and PDFs open in the browser; other types are downloaded. */
export const contentDisposition = (contentType: string): string =>
  contentType.startsWith('image/') || contentType === 'application/pdf' ? 'inline' : 'attachment'

/** Prevents uploaded files from running as scripts: fixed type, no sniffing, and a CSP without any permissions. */
export function uploadHeaders(contentType: string): Record<string, string> {
  // PDF viewers of browsers don't work under `sandbox`. They don't run scripts with the page's origin either.
  const sandbox = contentType === 'application/pdf' ? '' : '; sandbox'
  return {
    'content-type': contentType,
    'content-disposition': contentDisposition(contentType),
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'${sandbox}`,
  }
}
