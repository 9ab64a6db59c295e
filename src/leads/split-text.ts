import { sentencesOf } from '../language/sentences.ts'
import type { SplitText } from '../shared/round-inputs.ts'

const pattern =
  /\b(?:internal(?:ly)?|confidential|between (?:us|you and me)|keep (?:that|this|it) to yourself|(?:do not|don['’]t|please don['’]t) (?:tell|mention|say|reveal|share)|our floor|would go down to|could drop|ask politely|nicht (?:verraten|sagen|erwähnen|weitersagen)|intern\b|unter uns|vertraulich|entre nous|confidentiel|ne (?:le |la )?(?:dites|mentionnez)|entre nosotros|confidencial|no (?:se lo )?(?:digas|diga|menciones|mencione))/iu

/** The sentences of a text that read as if they are only for the assistant; literal slices of the text, in order. */
export const privateSentencesOf = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => pattern.test(sentence))

/** Pure, and safe in browsers: the page shows the split before the server stores it. */

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
