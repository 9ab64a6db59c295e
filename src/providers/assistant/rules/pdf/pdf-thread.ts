import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfRequest, PdfText } from './pdf.ts'

/** The thread of pdf.ts: reads page after page until there is text enough. */
const { bytes, textAtMost } = workerData as PdfRequest
const document = await getDocumentProxy(bytes, { verbosity: 0 })
const pages: string[] = []
for (let number = 1, length = 0; number <= document.numPages && length < textAtMost; number++) {
  const { items } = await (await document.getPage(number)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  pages.push(text)
  length += text.length
}
parentPort?.postMessage({ pages: document.numPages, text: pages } satisfies PdfText)
