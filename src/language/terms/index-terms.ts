import type { Language } from '../languages.ts'
import { deniedSpans, isDenied } from '../polarity.ts'
import { amountTerms } from '../quantities/amounts.ts'
import { quantitiesOf } from '../quantities/quantities.ts'
import { sentencesOf } from '../sentences.ts'
import { termHash } from './term-hash.ts'
import { termsAt } from './terms.ts'

/** A text as the index of listings keeps it: its words and its amounts as numbers. */
export interface IndexTerms {
  /** What the text is found by: every word as often as it occurs, denied or not. */
  readonly mentioned: readonly number[]
  /** What the text says, each once: a denied word is another term than the word itself. */
  readonly stated: readonly number[]
}

/** An amount's digits aren't indexed as words: by those, '0.5 kg' and '500 g' would have nothing in common. */
export function indexTermsOf(text: string, language: Language): IndexTerms {
  const mentioned: number[] = []
  const said = new Set<number>()
  for (const sentence of sentencesOf(text.normalize('NFC'))) {
    const amounts = quantitiesOf(sentence, language)
    const denied = deniedSpans(sentence)
    const words = amounts.reduce(
      (rest, { index, end }) =>
        rest.slice(0, index) + rest.slice(index, end).replace(/\p{N}/gu, ' ') + rest.slice(end),
      sentence,
    )
    for (const { term, index } of termsAt(words, language)) {
      const word = termHash(term)
      mentioned.push(word)
      if (isDenied(denied, index)) {
        const denial = termHash(`not ${term}`)
        mentioned.push(denial)
        said.add(denial)
      } else said.add(word)
    }
    for (const term of amounts.flatMap(amountTerms)) {
      mentioned.push(term)
      said.add(term)
    }
  }
  return { mentioned, stated: [...said] }
}
