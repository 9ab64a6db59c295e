/** Lifetime of an upload form in seconds. */
export const formLifetimeSeconds = 10 * 60

/** Object storage. Browsers post files directly to the store, which enforces key, type and size. */
export interface Storage {
  /** A form for one upload with exactly this key and type, of at most `maxBytes`; valid for `formLifetimeSeconds`. */
  presign(upload: { key: string; contentType: string; maxBytes: number }): Promise<{
    url: string
    fields: Record<string, string>
  }>
  /** The URL the file is served from after the upload. */
  publicUrl(key: string): string
  /** The content; null when the object doesn't exist. @throws AppError TOO_LARGE above `maxBytes` */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
  /** Deletes partial files of uploads that were interrupted before this time. */
  sweep(before: Date): Promise<void>
}
