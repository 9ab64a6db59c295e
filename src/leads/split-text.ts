import { passagesOf } from '../language/privacy/passages.ts'
import type { SplitText } from '../shared/round-inputs.ts'

/** Pure, and safe in browsers: the page shows the split before the server stores it. */

/** The sentences of a text that read as if they are only for the assistant; literal slices of the text, in order. */
export const privateSentencesOf = (text: string): string[] =>
  passagesOf(text, 'round').flatMap(({ reading, text }) =>
    reading === 'private' || reading === 'unsure' ? [text] : [],
  )

/**
 * Splits a text into what may be said and what reads as if it is only for the assistant, sentence by sentence. `sayable`:
 * sentences that the person has cleared.
 */
export function splitText(text: string, sayable: readonly string[] = []): SplitText {
  const kept = privateSentencesOf(text).filter((sentence) => !sayable.includes(sentence))
  return { said: withoutSentences(text, kept), kept: kept.join('\n') }
}

/** The text without the sentences, which are slices of it in their order. */
function withoutSentences(text: string, sentences: readonly string[]): string {
  let rest = ''
  let position = 0
  for (const sentence of sentences) {
    const at = text.indexOf(sentence, position)
    if (at < 0) continue
    rest += text.slice(position, at)
    position = at + sentence.length
  }
  return (rest + text.slice(position))
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/^[ \t]*(?:[-–—•*·]|\d{1,2}[.)])?[ \t]*$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
