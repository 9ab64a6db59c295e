import type { FileView } from '../../../../src/listings/schema.ts'
import type { MediaType } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'
import { admit, mediaTypeOf } from './admit.ts'

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
  /** What the page itself can show before the file is stored. */
  readonly previewUrl: string | null
  readonly status: MediaStatus
  /** Per cent, while uploading. */
  readonly progress: number
  readonly error: string | null
}

/** The outside of the queue: what it calls, so that it can run without a page. */
export interface MediaPorts {
  /** Presigns and posts the file; answers the stored file's address. */
  store(file: File, contentType: MediaType, steps: StoreSteps): Promise<string>
  /** Asks for the analysis; resolves once it is queued. */
  queueAnalysis(file: FileView): Promise<void>
  /** Resolves when the analysis is done, throws its error. */
  analysed(url: string, signal: AbortSignal): Promise<void>
  messageOf(error: unknown): string
  alert(text: string): void
}

interface StoreSteps {
  readonly signal: AbortSignal
  onUpload(): void
  onProgress(percent: number): void
}

const inWork = (status: MediaStatus) =>
  status === 'presigning' ||
  status === 'uploading' ||
  status === 'upload_complete' ||
  status === 'analysis_queued'

export const isInWork = (item: MediaItem) => inWork(item.status)

/** Waiting or in work: a form with such a file can't be sent yet. */
export const isUnfinished = (item: MediaItem) => item.status === 'validated' || inWork(item.status)

const existing = (file: FileView): MediaItem => ({
  clientId: crypto.randomUUID(),
  filename: file.filename,
  contentType: file.contentType,
  url: file.url,
  previewUrl: null,
  status: 'existing',
  progress: 100,
  error: null,
})

/** The files of one form: an external store that processes them one at a time, in order (spec 4, media). */
export function createMediaQueue(ports: MediaPorts, initial: readonly FileView[] = [], max?: number) {
  let items: readonly MediaItem[] = initial.map(existing)
  let run = new AbortController()
  const files = new Map<string, File>()
  const listeners = new Set<() => void>()

  const set = (next: readonly MediaItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const patch = (clientId: string, change: Partial<MediaItem>) =>
    set(items.map((item) => (item.clientId === clientId ? { ...item, ...change } : item)))

  async function processNext() {
    const { signal } = run
    const item = items.find((candidate) => candidate.status === 'validated')
    const file = item && files.get(item.clientId)
    if (!item || !file || items.some(isInWork)) return
    const step = (change: Partial<MediaItem>) => {
      if (!signal.aborted) patch(item.clientId, change)
    }
    try {
      step({ status: 'presigning', error: null, progress: 0 })
      const contentType = item.contentType as MediaType
      const url = await ports.store(file, contentType, {
        signal,
        onUpload: () => step({ status: 'uploading' }),
        onProgress: (progress) => step({ progress }),
      })
      step({ status: 'upload_complete', url, progress: 100 })
      await ports.queueAnalysis({ url, contentType, filename: item.filename })
      step({ status: 'analysis_queued' })
      await ports.analysed(url, signal)
      step({ status: 'completed' })
    } catch (error) {
      if (signal.aborted) return
      const message = ports.messageOf(error)
      step({ status: 'error', error: message })
      ports.alert(mediaCopy.failed(item.filename, message))
    }
    if (!signal.aborted) void processNext()
  }

  const forget = (item: MediaItem) => {
    files.delete(item.clientId)
    if (item.previewUrl) URL.revokeObjectURL(item.previewUrl)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    items: () => items,
    add(chosen: readonly File[]) {
      const { accepted, refusal } = admit(chosen, items.length, max)
      const added = accepted.map((file): MediaItem => {
        const clientId = crypto.randomUUID()
        const contentType = mediaTypeOf(file) ?? file.type
        files.set(clientId, file)
        const previewUrl = contentType.startsWith('image/') ? URL.createObjectURL(file) : null
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
      if (refusal) ports.alert(refusal)
      void processNext()
    },
    remove(clientId: string) {
      const item = items.find((candidate) => candidate.clientId === clientId)
      if (!item) return
      if (isInWork(item)) return ports.alert(mediaCopy.processing)
      forget(item)
      set(items.filter((candidate) => candidate !== item))
    },
    retry(clientId: string) {
      if (!files.has(clientId)) return
      patch(clientId, { status: 'validated', error: null })
      void processNext()
    },
    /** Drops everything, stopping what is in work, and starts from `saved`. */
    reset(saved: readonly FileView[] = []) {
      run.abort()
      run = new AbortController()
      for (const item of items) forget(item)
      set(saved.map(existing))
    },
  }
}

/** What a listing is saved with: everything stored and sound. */
export const filesOf = (items: readonly MediaItem[]): FileView[] =>
  items.flatMap(({ url, contentType, filename, status }) =>
    url && (status === 'existing' || status === 'completed') ? [{ url, contentType, filename }] : [],
  )
