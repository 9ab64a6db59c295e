import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../shared/errors.ts'
import type { PageLanguage } from '../../shared/page-languages.ts'
import type { AgreementView } from '../../shared/proposals/agreements.ts'

export interface DocumentRequest {
  readonly agreement: AgreementView
  readonly language: PageLanguage
}

/** The largest documents take some seconds. */
const deadlineMs = 60_000
const maxHeapMb = 512

/**
 * Renders a document in a worker thread of its own: the texts are the parties', and laying out the largest ones takes seconds.
 * @throws AppError UNAVAILABLE when it takes too long, or too much memory
 */
export async function renderInThread(
  agreement: AgreementView,
  language: PageLanguage,
  timeoutMs = deadlineMs,
): Promise<Uint8Array> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    workerData: { agreement, language } satisfies DocumentRequest,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  try {
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    return bytes
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The document could not be made. Please try again.', { cause })
  } finally {
    await worker.terminate()
  }
}
