import { cap, plainText } from '../../../../language/plain.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import type { MediaBrief } from '../../briefs.ts'
import { imageSize } from '../../image-size.ts'
import type { MediaAnalysis } from '../../results.ts'
import { isInjection } from '../analysis/injection-filter.ts'
import { readPdf } from '../pdf/pdf.ts'

/** Describes a file without a model: the dimensions of an image, the page count and the text of a PDF. */
export async function describe({ filename, contentType, bytes }: MediaBrief): Promise<MediaAnalysis> {
  return contentType === 'application/pdf'
    ? describePdf(filename, bytes)
    : describeImage(filename, contentType, bytes)
}

function describeImage(filename: string, contentType: string, bytes: Uint8Array): MediaAnalysis {
  const { width, height } = imageSize(bytes)
  const format = contentType.replace('image/', '').toUpperCase()
  const summary = `${format} picture “${displayName(filename)}”, ${width} × ${height} pixels.`
  return { summary, text: '', width, height, pages: null }
}

async function describePdf(filename: string, bytes: Uint8Array): Promise<MediaAnalysis> {
  const { pages, text } = await readPdf(bytes)
  const firstSentence = sentencesOf(text).find((sentence) => sentence.length > 12 && !isInjection(sentence))
  const length = pages === 1 ? '1 page' : `${pages} pages`
  const start = firstSentence
    ? ` It begins: ${cap(firstSentence.replace(/\s+/g, ' '), 160)}`
    : ' It holds no text that can be read.'
  const summary = `PDF “${displayName(filename)}”, ${length}.${start}`
  return { summary, text, width: null, height: null, pages }
}

const displayName = (filename: string) => cap(plainText(filename).replace(/[“”"\n]/g, ' '), 120)
