import type { SplitText } from '../../shared/round-inputs.ts'
import type { PrivateReason } from './markers/markers.ts'
import type { Use } from './model/sentence-model.ts'
import { passagesOf } from './passages/passages.ts'

/** Pure, and safe in browsers: the page shows the split before the server stores it. */

/** `answer`: only on pages, which mark what is kept back while it is typed. */
export type InputUse = Exclude<Use, 'listing'>

/** A sentence that reads as if it is only for the assistant, and why. */
export interface PrivateSentence {
  /** A literal slice of the text. */
  readonly text: string
  readonly reason: PrivateReason | 'unsure'
}

/** The sentences of a text that read as if they are only for the assistant, in order. */
export const privateSentencesOf = (text: string, use: InputUse = 'round'): PrivateSentence[] =>
  passagesOf(text, use).flatMap(({ reading, reason, text }) =>
    reading === 'private' || reading === 'unsure'
      ? [{ text, reason: (reading === 'private' && reason) || 'unsure' }]
      : [],
  )

const isCleared = (sentence: string, sayable: readonly string[]): boolean =>
  sayable.some((text) => text.includes(sentence))

/**
 * Splits a text into what may be said and what reads as if it is only for the assistant, sentence by sentence. `sayable`:
 * texts whose sentences the person has cleared.
 */
export function splitText(text: string, sayable: readonly string[] = [], use: InputUse = 'round'): SplitText {
  const kept = privateSentencesOf(text, use)
    .map((sentence) => sentence.text)
    .filter((sentence) => !isCleared(sentence, sayable))
  return { said: withoutSentences(text, kept), kept: kept.join('\n') }
}

/** The text without the sentences, which are slices of it in their order, and without the punctuation that joined them. */
function withoutSentences(text: string, sentences: readonly string[]): string {
  const parts: string[] = []
  let position = 0
  for (const sentence of sentences) {
    const at = text.indexOf(sentence, position)
    if (at < 0) continue
    parts.push(text.slice(position, at).replace(/\s*[,;–—]\s*$/, ''))
    position = at + sentence.length
  }
  if (parts.length === 0) return text
  parts.push(text.slice(position))
  const emptyItem = /^[ \t]*(?:[-–—•*·]|\d{1,2}[.)])?[ \t]*[.,;]?$/gm
  return parts
    .map((part, i) => (i === 0 ? part : part.replace(/^[ \t]*[,;–—]/, '')))
    .join('')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(emptyItem, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
