/** How long a form for one upload is good, in seconds. */
export const formLifetimeSeconds = 10 * 60

/** Where files live. The browser posts straight to the store; type, size and key are the store's to enforce. */
export interface Storage {
  /** A form for one upload of exactly this key and type, at most `maxBytes`, valid for ten minutes. */
  presign(upload: { key: string; contentType: string; maxBytes: number }): Promise<{
    url: string
    fields: Record<string, string>
  }>
  /** Where the file is read from once it is there. */
  publicUrl(key: string): string
  /** The bytes; null when there is no such object. Throws past `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
  /** Deletes what is left of uploads that broke off before then. */
  sweep(before: Date): Promise<void>
}
