import { sentencesOf } from '../../../../language/sentences.ts'
import { injectionPatterns } from '../lexicon/injections.ts'
import { memoizeText } from '../memoize.ts'

/** Whether a sentence addresses the assistant or the evaluation. The rules ignore such sentences. */
export const isInjection = (sentence: string): boolean =>
  injectionPatterns.some((pattern) => pattern.test(sentence))

/** The sentences of a text without injections. */
export const statementsOf = memoizeText((text): readonly string[] =>
  sentencesOf(text).filter((sentence) => !isInjection(sentence)),
)
