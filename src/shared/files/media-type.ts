import type { MediaType } from '../limits.ts'

/** How many bytes of a file `mediaTypeOf` needs. */
export const signatureBytes = 8

const signatures: readonly (readonly [MediaType, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['application/pdf', '%PDF-'],
]

/** The supported type that a file's first bytes belong to; null for any other content. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const start = String.fromCharCode(...bytes.subarray(0, signatureBytes))
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
}
