import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FileView } from '../../../../src/listings/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts/drafts.ts'
import { createEventSignal } from '../../lib/live/event-signal.ts'
import { useLiveEvent } from '../../lib/live/socket.ts'
import { storedUserId } from '../../lib/session.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { createMediaQueue, isUnfinished, type MediaQueue, type MediaServices, storedFiles } from './queue.ts'
import { postFile, uploadFailureText } from './upload.ts'

/** The live event can be lost, so the server is also polled at this interval. */
const pollMs = 2_000

interface Options {
  max?: number
  contextType?: string
  /** Where the files are kept until they are sent; without it, the form's owner keeps them. */
  place?: string
}

/** The queues of places: an upload goes on while its form isn't on the screen. */
const queues = new Map<string, MediaQueue>()
/** The server's news of finished analyses. */
const analysisDone = createEventSignal()

/** The state and actions of one form's files. While `busy`, the form can't be submitted. */
export function useMediaQueue(initial: readonly FileView[] = [], options: Options = {}) {
  const { max = limits.filesPerListing, contextType, place } = options
  const utils = trpc.useUtils()
  useLiveEvent('media_analysis_done', analysisDone.notify)

  const [queue] = useState(() => {
    const user = storedUserId()
    const key = place && `${user}:${place}`
    const open = key && queues.get(key)
    if (open) return open
    const services: MediaServices = {
      async upload(file, contentType, { signal, onUpload, onProgress }) {
        const form = await utils.client.media.presign.mutate(
          { filename: file.name, contentType, contextType },
          { signal },
        )
        onUpload()
        const isEmbedded = utils.about.getData()?.embedded.includes('files') ?? false
        await postFile(form, file, { failureText: uploadFailureText(isEmbedded), signal, onProgress })
        return form.publicUrl
      },
      async queueAnalysis(file) {
        await utils.client.media.analyse.mutate(file)
      },
      async waitForAnalysis(url, signal) {
        for (;;) {
          const { state, error } = await utils.client.media.analysis.query({ url }, { signal })
          if (state === 'done') return
          if (state === 'failed') throw new Error(error || mediaCopy.analysisFailed)
          await analysisDone.wait(pollMs, signal)
        }
      },
      errorText: (error) => failureText(error, mediaCopy.fallback),
      alert: (text) => void showAlert(text),
    }
    const created = createMediaQueue(services, (place && readDraft<FileView[]>(place)) || initial, max)
    if (key) {
      queues.set(key, created)
      created.subscribe(() => {
        if (storedUserId() !== user) return
        const files = storedFiles(created.items())
        if (files.length > 0) keepDraft(place, files)
        else dropDraft(place)
      })
    }
    return created
  })
  useEffect(() => (place ? undefined : () => queue.reset()), [queue, place])

  const items = useSyncExternalStore(queue.subscribe, queue.items)
  return {
    items,
    max,
    files: storedFiles(items),
    busy: items.some(isUnfinished),
    add: queue.add,
    remove: queue.remove,
    retry: queue.retry,
    reset: queue.reset,
  }
}

export type MediaState = ReturnType<typeof useMediaQueue>
