import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import type { Call } from '../assistant.ts'
import type { MediaBrief } from '../briefs.ts'
import { imageSize } from '../image-size.ts'
import type { MediaAnalysis } from '../results.ts'
import { describe as describeByRules } from '../rules/calls/describe.ts'
import { readPdf } from '../rules/pdf/pdf.ts'
import type { ClaudeClient } from './client.ts'
import { filenameTag, unescapeMarkup } from './format.ts'
import { responseSchemas } from './response-schemas.ts'

/** Limits of the Messages API for one request. Larger files are described without the model. */
const maxImageBytes = 3_700_000
const maxPdfBytes = 20_000_000
const maxPdfPages = 100
const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** The model describes the file; dimensions, page count and the text of a PDF are read locally. */
export async function describeFile(
  client: ClaudeClient,
  brief: MediaBrief,
  call: Call,
): Promise<MediaAnalysis> {
  const { filename, contentType, bytes } = brief
  if (contentType === 'application/pdf') {
    const { pages, text } = await readPdf(bytes)
    if (pages > maxPdfPages || bytes.length > maxPdfBytes) return describeByRules(brief)
    const hint = text ? 'Its text is known already.' : 'It seems to be a scan.'
    const response = await client.requestJson(
      { kind: 'describe', prefix: [pdfBlock(bytes)], suffix: `${filenameTag(filename)}\n${hint}` },
      responseSchemas.describe,
      call,
    )
    return {
      summary: unescapeMarkup(response.summary),
      text: text || unescapeMarkup(response.text),
      width: null,
      height: null,
      pages,
    }
  }
  const { width, height } = imageSize(bytes)
  const type = imageTypes.find((supported) => supported === contentType)
  if (!type || bytes.length > maxImageBytes) return describeByRules(brief)
  const image: ContentBlockParam = {
    type: 'image',
    source: { type: 'base64', media_type: type, data: base64(bytes) },
  }
  const response = await client.requestJson(
    { kind: 'describe', prefix: [image], suffix: filenameTag(filename) },
    responseSchemas.describe,
    call,
  )
  return {
    summary: unescapeMarkup(response.summary),
    text: unescapeMarkup(response.text),
    width,
    height,
    pages: null,
  }
}

const pdfBlock = (bytes: Uint8Array): ContentBlockParam => ({
  type: 'document',
  source: { type: 'base64', media_type: 'application/pdf', data: base64(bytes) },
})

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
