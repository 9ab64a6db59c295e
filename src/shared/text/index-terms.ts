import { amountTerms } from './amounts.ts'
import type { Language } from './languages.ts'
import { deniedSpans, isDenied } from './polarity.ts'
import { quantitiesOf } from './quantities.ts'
import { sentencesOf } from './sentences.ts'
import { termHash } from './term-hash.ts'
import { termsAt } from './terms.ts'

/** A text as the index of listings keeps it: its words and its amounts as numbers. */
export interface IndexTerms {
  /** What it is found by, repeated as often: every word, denied or not. */
  readonly mentioned: readonly number[]
  /** What it says, once each: a word that it denies is another than the word. */
  readonly said: readonly number[]
}

/** Digits of an amount are no words: '0.5 kg' and '500 g' would be strangers. */
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
  return { mentioned, said: [...said] }
}
