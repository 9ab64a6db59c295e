import type { Language } from '../languages.ts'
import { deniedSpans, isDenied } from '../polarity.ts'
import { amountTerms } from '../quantities/amounts.ts'
import { quantitiesOf } from '../quantities/quantities.ts'
import { sentencesOf } from '../sentences.ts'
import { termHash } from './term-hash.ts'
import { termsAt } from './terms.ts'

/** A text's words and amounts as terms of the index. */
export interface IndexTerms {
  /** For retrieval: every word as often as it occurs, denied or not. */
  readonly mentioned: readonly number[]
  /** For the coverage of requirements: each term once. A denied word has another term than the word itself. */
  readonly stated: readonly number[]
}

/** The digits of amounts are not indexed as words, because '0.5 kg' and '500 g' have to share their terms. */
export function indexTermsOf(text: string, language: Language): IndexTerms {
  const mentioned: number[] = []
  const stated = new Set<number>()
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
        stated.add(denial)
      } else stated.add(word)
    }
    for (const term of amounts.flatMap(amountTerms)) {
      mentioned.push(term)
      stated.add(term)
    }
  }
  return { mentioned, stated: [...stated] }
}
