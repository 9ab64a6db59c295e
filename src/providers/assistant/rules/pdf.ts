import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cap, plainText } from '../../../shared/text/plain.ts'
import { AssistantError } from '../errors.ts'

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
  try {
    const [{ pages, text }] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [
      PdfText,
    ]
    const words = text
      .map((page) => plainText(page))
      .filter(Boolean)
      .join('\n')
    return { pages, text: cap(words, textAtMost) }
  } catch (cause) {
    throw new AssistantError('unreadable', 'This PDF could not be read.', { cause })
  } finally {
    await worker.terminate()
  }
}
