import { visible } from '../../../../language/plain.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import { generalClaims, injectionPatterns, specification } from '../lexicon/injections.ts'
import { memoizeText } from '../memoize.ts'

/** Whether a sentence addresses the assistant or the evaluation. The rules ignore such sentences. */
export function isInjection(sentence: string): boolean {
  const text = visible(sentence)
  const matches = (pattern: RegExp) => pattern.test(text)
  return injectionPatterns.some(matches) || (!specification.test(text) && generalClaims.some(matches))
}

/** The sentences of a text without injections. */
export const statementsOf = memoizeText((text): readonly string[] =>
  sentencesOf(text).filter((sentence) => !isInjection(sentence)),
)
