import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentRequest } from './document-thread.ts'
import { renderAgreement } from './render-agreement.ts'

/** Worker thread of document-thread.ts: renders one document. */
const { agreement, language } = workerData as DocumentRequest
parentPort?.postMessage(await renderAgreement(agreement, language))
