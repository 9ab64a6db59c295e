import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FileView } from '../../../../src/listings/schema.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'
import { createActivity } from '../../lib/live/bell.ts'
import { useLiveEvent } from '../../lib/live/live.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { createMediaQueue, filesOf, isInWork, isUnfinished, type MediaPorts } from './queue.ts'
import { postFile } from './upload.ts'

/** How long to wait for the live event before asking. */
const askEveryMs = 2_000

/** The media of one form: its files, and what can be done with them. `busy` blocks sending the form. */
export function useMediaQueue(initial: readonly FileView[] = [], max: number = limits.filesPerListing) {
  const utils = trpc.useUtils()
  const [bell] = useState(createActivity)
  useLiveEvent('media_analysis_done', bell.ring)

  const [queue] = useState(() => {
    const ports: MediaPorts = {
      async store(file, contentType, { signal, onUpload, onProgress }) {
        const form = await utils.client.media.presign.mutate({ filename: file.name, contentType }, { signal })
        onUpload()
        await postFile(form, file, { signal, onProgress })
        return form.publicUrl
      },
      async queueAnalysis(file) {
        await utils.client.media.analyse.mutate(file)
      },
      async analysed(url, signal) {
        for (;;) {
          const { state, error } = await utils.client.media.analysis.query({ url }, { signal })
          if (state === 'done') return
          if (state === 'failed') throw new Error(error || mediaCopy.analysisFailed)
          await bell.wait(askEveryMs, signal)
        }
      },
      messageOf: (error) => failureText(error, mediaCopy.fallback),
      alert: (text) => void showAlert(text),
    }
    return createMediaQueue(ports, initial, max)
  })
  useEffect(() => () => queue.reset(), [queue])

  const items = useSyncExternalStore(queue.subscribe, queue.items)
  return {
    items,
    max,
    files: filesOf(items),
    busy: items.some(isUnfinished),
    working: items.some(isInWork),
    add: queue.add,
    remove: queue.remove,
    retry: queue.retry,
    reset: queue.reset,
  }
}

export type MediaState = ReturnType<typeof useMediaQueue>
