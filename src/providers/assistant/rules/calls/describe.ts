import { cap, plainText } from '../../../../language/plain.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import type { MediaBrief } from '../../briefs.ts'
import { AssistantError } from '../../errors.ts'
import type { MediaAnalysis } from '../../results.ts'
import { pdfText } from '../pdf/pdf.ts'
import { isInjection } from '../reading/injection-filter.ts'

/** What can be told of a file without a model: a picture's size, a document's pages and words. */
export async function describe({ filename, contentType, bytes }: MediaBrief): Promise<MediaAnalysis> {
  return contentType === 'application/pdf'
    ? describePdf(filename, bytes)
    : describeImage(filename, contentType, bytes)
}

async function describeImage(
  filename: string,
  contentType: string,
  bytes: Uint8Array,
): Promise<MediaAnalysis> {
  const size = await imageSize(bytes)
  const kind = contentType.replace('image/', '').toUpperCase()
  const summary = `${kind} picture “${nameOf(filename)}”, ${size.width} × ${size.height} pixels.`
  return { summary, text: '', ...size, pages: null }
}

/** The library is loaded with the first file, so that it doesn't slow the start. */
export async function imageSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { imageSize: sizeOf } = await import('image-size')
  try {
    const { width, height } = sizeOf(bytes)
    return { width, height }
  } catch (cause) {
    throw new AssistantError('unreadable', 'This picture could not be read.', { cause })
  }
}

async function describePdf(filename: string, bytes: Uint8Array): Promise<MediaAnalysis> {
  const { pages, text } = await pdfText(bytes)
  const first = sentencesOf(text).find((sentence) => sentence.length > 12 && !isInjection(sentence))
  const length = pages === 1 ? '1 page' : `${pages} pages`
  const start = first
    ? ` It begins: ${cap(first.replace(/\s+/g, ' '), 160)}`
    : ' It holds no text that can be read.'
  return { summary: `PDF “${nameOf(filename)}”, ${length}.${start}`, text, width: null, height: null, pages }
}

const nameOf = (filename: string) => cap(plainText(filename).replace(/[“”"\n]/g, ' '), 120)
