import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import type { Call } from '../assistant.ts'
import type { MediaBrief } from '../briefs.ts'
import type { MediaAnalysis } from '../results.ts'
import { describe as describeByRules, imageSize } from '../rules/calls/describe.ts'
import { pdfText } from '../rules/pdf/pdf.ts'
import { answers } from './answers.ts'
import type { Client } from './client.ts'
import { tag, unescaped } from './show.ts'

/** What the Messages API takes in one piece; larger files are told of without the model. */
const imageBytesAtMost = 3_700_000
const pdfBytesAtMost = 20_000_000
const pdfPagesAtMost = 100
const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const

/** A file goes to the model as it is; sizes, pages and a document's text are read without it. */
export async function describeWith(client: Client, brief: MediaBrief, call: Call): Promise<MediaAnalysis> {
  const { filename, contentType, bytes } = brief
  const named = tag('filename', filename, 200)
  if (contentType === 'application/pdf') {
    const { pages, text } = await pdfText(bytes)
    if (pages > pdfPagesAtMost || bytes.length > pdfBytesAtMost) return describeByRules(brief)
    const given = text ? `${named}\nIts text is known already.` : `${named}\nIt seems to be a scan.`
    const answer = await client.answer(
      { kind: 'describe', head: [pdfBlock(bytes)], tail: given },
      answers.describe,
      call,
    )
    return {
      summary: unescaped(answer.summary),
      text: text || unescaped(answer.text),
      width: null,
      height: null,
      pages,
    }
  }
  const size = await imageSize(bytes)
  const type = imageTypes.find((known) => known === contentType)
  if (!type || bytes.length > imageBytesAtMost) return describeByRules(brief)
  const block: ContentBlockParam = {
    type: 'image',
    source: { type: 'base64', media_type: type, data: base64(bytes) },
  }
  const answer = await client.answer({ kind: 'describe', head: [block], tail: named }, answers.describe, call)
  return { summary: unescaped(answer.summary), text: unescaped(answer.text), ...size, pages: null }
}

const pdfBlock = (bytes: Uint8Array): ContentBlockParam => ({
  type: 'document',
  source: { type: 'base64', media_type: 'application/pdf', data: base64(bytes) },
})

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
