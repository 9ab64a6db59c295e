import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { cap, plainText } from '../../../../language/plain.ts'
import { AssistantError } from '../../errors.ts'

export interface PdfRequest {
  readonly bytes: Uint8Array
  /** Characters; no page is read beyond them. */
  readonly textAtMost: number
}

/** What the thread answers: how many pages there are, and the text of the first of them. */
export interface PdfText {
  readonly pages: number
  readonly text: readonly string[]
}

const textAtMost = 20_000
const heapAtMostMb = 256
/** What it unpacks lies outside of the heap, and only we look after that: a few kilobytes can unpack to gigabytes. */
const unpackedAtMost = 128 * 1024 * 1024
const lookEveryMs = 25

/**
 * A document's pages and words. Its author may be anybody, so it is read in a thread of its own, which may
 * take neither long nor much memory, while this one goes on serving.
 * @throws AssistantError 'unreadable'
 */
export async function pdfText(
  bytes: Uint8Array,
  timeoutMs = 20_000,
): Promise<{ pages: number; text: string }> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: { bytes, textAtMost } satisfies PdfRequest,
    resourceLimits: { maxOldGenerationSizeMb: heapAtMostMb },
  })
  const read = new AbortController()
  const signal = AbortSignal.any([read.signal, AbortSignal.timeout(timeoutMs)])
  try {
    const answer = once(worker, 'message', { signal }) as Promise<[PdfText]>
    const [{ pages, text }] = await Promise.race([answer, refuseTooMuch(worker, signal)])
    const words = text
      .map((page) => plainText(page))
      .filter(Boolean)
      .join('\n')
    return { pages, text: cap(words, textAtMost) }
  } catch (cause) {
    throw new AssistantError('unreadable', 'This PDF could not be read.', { cause })
  } finally {
    read.abort()
    await worker.terminate()
  }
}

/** @throws Error when the thread has unpacked more than it may, or nobody waits for it any more */
async function refuseTooMuch(worker: Worker, signal: AbortSignal): Promise<never> {
  for await (const _ of setInterval(lookEveryMs, undefined, { signal })) {
    // A thread that has just ended has none.
    const memory = await worker.getHeapStatistics().catch(() => null)
    if (memory && memory.external_memory > unpackedAtMost) break
  }
  throw new Error('It unpacks to too much.')
}
