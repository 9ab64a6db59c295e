import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { cap, plainText } from '../../../../language/plain.ts'
import { AssistantError } from '../../errors.ts'

export interface PdfRequest {
  readonly bytes: Uint8Array
  /** In characters. No further page is read once the text is this long. */
  readonly maxTextLength: number
}

/** The worker's message: the number of all pages, and the texts of the first ones. */
export interface PdfContent {
  readonly pageCount: number
  readonly pageTexts: readonly string[]
}

const maxTextLength = 20_000
const maxHeapMb = 256
/** Decompressed data is outside of the heap, so `resourceLimits` don't cover it: a few kilobytes can become gigabytes. */
const maxUnpackedBytes = 128 * 1024 * 1024
const memoryCheckIntervalMs = 25

/**
 * Reads the page count and the text of a PDF. Files are untrusted, so a worker thread with limited time and
 * memory parses them.
 * @throws AssistantError 'unreadable'
 */
export async function readPdf(
  bytes: Uint8Array,
  timeoutMs = 20_000,
): Promise<{ pages: number; text: string }> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: { bytes, maxTextLength } satisfies PdfRequest,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  const finished = new AbortController()
  const signal = AbortSignal.any([finished.signal, AbortSignal.timeout(timeoutMs)])
  try {
    const message = once(worker, 'message', { signal }) as Promise<[PdfContent]>
    const [{ pageCount, pageTexts }] = await Promise.race([message, watchMemory(worker, signal)])
    const text = pageTexts
      .map((pageText) => plainText(pageText))
      .filter(Boolean)
      .join('\n')
    return { pages: pageCount, text: cap(text, maxTextLength) }
  } catch (cause) {
    throw new AssistantError('unreadable', 'This PDF could not be read.', { cause })
  } finally {
    finished.abort()
    await worker.terminate()
  }
}

/** @throws Error when the worker exceeds the memory limit, or the signal is aborted */
async function watchMemory(worker: Worker, signal: AbortSignal): Promise<never> {
  for await (const _ of setInterval(memoryCheckIntervalMs, undefined, { signal })) {
    // Rejects if the worker has exited.
    const memory = await worker.getHeapStatistics().catch(() => null)
    if (memory && memory.external_memory > maxUnpackedBytes) break
  }
  throw new Error('The PDF decompresses to too much data.')
}
