import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfContent, PdfRequest } from './pdf.ts'

/** Worker thread of pdf.ts: extracts text page by page until it reaches `maxTextLength`. */
const { bytes, maxTextLength } = workerData as PdfRequest
const document = await getDocumentProxy(bytes, { verbosity: 0 })
const pageTexts: string[] = []
for (let number = 1, length = 0; number <= document.numPages && length < maxTextLength; number++) {
  const { items } = await (await document.getPage(number)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  pageTexts.push(text)
  length += text.length
}
parentPort?.postMessage({ pageCount: document.numPages, pageTexts } satisfies PdfContent)
