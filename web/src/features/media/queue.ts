import type { FileView } from '../../../../src/listings/schema.ts'
import type { MediaType } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'
import { createListeners } from '../../lib/listeners.ts'
import { acceptFiles, mediaTypeOf } from './accept-files.ts'

export type MediaStatus =
  | 'existing'
  | 'validated'
  | 'presigning'
  | 'uploading'
  | 'upload_complete'
  | 'analysis_queued'
  | 'completed'
  | 'error'

export interface MediaItem {
  readonly clientId: string
  readonly filename: string
  readonly contentType: string
  readonly url: string | null
  /** An object URL of the chosen file; null for a saved one. */
  readonly previewUrl: string | null
  readonly status: MediaStatus
  /** Per cent, while uploading. */
  readonly progress: number
  readonly error: string | null
}

/** What the queue calls. Passed in, so that tests can run it without a server or a page. */
export interface MediaServices {
  /** Presigns and posts the file; returns the uploaded file's URL. */
  upload(file: File, contentType: MediaType, options: UploadOptions): Promise<string>
  /** Requests the analysis; resolves when it is queued. */
  queueAnalysis(file: FileView): Promise<void>
  /** Resolves when the analysis is done; rejects with its error. */
  waitForAnalysis(url: string, signal: AbortSignal): Promise<void>
  errorText(error: unknown): string
  alert(text: string): void
}

interface UploadOptions {
  readonly signal: AbortSignal
  /** Called when the file is presigned and the upload starts. */
  onUpload(): void
  onProgress(percent: number): void
}

const processing: readonly MediaStatus[] = ['presigning', 'uploading', 'upload_complete', 'analysis_queued']

export const isProcessing = ({ status }: MediaItem) => processing.includes(status)

/** Pending or being processed: a form with such a file can't be submitted yet. */
export const isUnfinished = (item: MediaItem) => item.status === 'validated' || isProcessing(item)

const existingItem = (file: FileView): MediaItem => ({
  clientId: crypto.randomUUID(),
  filename: file.filename,
  contentType: file.contentType,
  url: file.url,
  previewUrl: null,
  status: 'existing',
  progress: 100,
  error: null,
})

/** One form's files: an external store (see `useSyncExternalStore`) that processes them in order, one at a time. */
export function createMediaQueue(services: MediaServices, initial: readonly FileView[] = [], max?: number) {
  let items: readonly MediaItem[] = initial.map(existingItem)
  let controller = new AbortController()
  const files = new Map<string, File>()
  const listeners = createListeners()

  const set = (next: readonly MediaItem[]) => {
    items = next
    listeners.notify()
  }
  const patch = (clientId: string, change: Partial<MediaItem>) =>
    set(items.map((item) => (item.clientId === clientId ? { ...item, ...change } : item)))

  async function processNext() {
    const { signal } = controller
    const item = items.find((candidate) => candidate.status === 'validated')
    const file = item && files.get(item.clientId)
    if (!item || !file || items.some(isProcessing)) return
    const update = (change: Partial<MediaItem>) => {
      if (!signal.aborted) patch(item.clientId, change)
    }
    try {
      update({ status: 'presigning', error: null, progress: 0 })
      const contentType = item.contentType as MediaType
      const url = await services.upload(file, contentType, {
        signal,
        onUpload: () => update({ status: 'uploading' }),
        onProgress: (progress) => update({ progress }),
      })
      update({ status: 'upload_complete', url, progress: 100 })
      await services.queueAnalysis({ url, contentType, filename: item.filename })
      update({ status: 'analysis_queued' })
      await services.waitForAnalysis(url, signal)
      update({ status: 'completed' })
    } catch (error) {
      if (signal.aborted) return
      const message = services.errorText(error)
      update({ status: 'error', error: message })
      services.alert(mediaCopy.failed(item.filename, message))
    }
    if (!signal.aborted) void processNext()
  }

  const release = (item: MediaItem) => {
    files.delete(item.clientId)
    if (item.previewUrl) URL.revokeObjectURL(item.previewUrl)
  }

  return {
    subscribe: listeners.subscribe,
    items: () => items,
    add(chosen: readonly File[]) {
      const { accepted, refusal } = acceptFiles(chosen, items.length, max)
      const added = accepted.map((file): MediaItem => {
        const clientId = crypto.randomUUID()
        const contentType = mediaTypeOf(file) ?? file.type
        files.set(clientId, file)
        const previewUrl = URL.createObjectURL(file)
        return {
          clientId,
          filename: file.name,
          contentType,
          url: null,
          previewUrl,
          status: 'validated',
          progress: 0,
          error: null,
        }
      })
      if (added.length) set([...items, ...added])
      if (refusal) services.alert(refusal)
      void processNext()
    },
    remove(clientId: string) {
      const item = items.find((candidate) => candidate.clientId === clientId)
      if (!item) return
      if (isProcessing(item)) return services.alert(mediaCopy.processing)
      release(item)
      set(items.filter((candidate) => candidate !== item))
    },
    retry(clientId: string) {
      if (!files.has(clientId)) return
      patch(clientId, { status: 'validated', error: null })
      void processNext()
    },
    /** Aborts all processing and replaces the files with `saved`. */
    reset(saved: readonly FileView[] = []) {
      controller.abort()
      controller = new AbortController()
      for (const item of items) release(item)
      set(saved.map(existingItem))
    },
  }
}

export type MediaQueue = ReturnType<typeof createMediaQueue>

/** The files that a listing is saved with: all that are uploaded and analysed. */
export const storedFiles = (items: readonly MediaItem[]): FileView[] =>
  items.flatMap(({ url, contentType, filename, status }) =>
    url && (status === 'existing' || status === 'completed') ? [{ url, contentType, filename }] : [],
  )
