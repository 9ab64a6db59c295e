import { memoizeText } from '../../../../language/memoize-text.ts'
import { visible } from '../../../../language/plain.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import { injectionProbability } from '../injections/model.ts'
import { generalClaims, injectionPatterns, specification } from '../lexicon/injections.ts'

/**
 * The model's probability above which a sentence is an injection: on its own, or where it also matches a pattern. Chosen by
 * the cross-validation that the training prints, so that honest sentences stay.
 */
export const minInjectionProbability = { alone: 0.6, withPattern: 0.3 } as const

/** Whether a sentence addresses the assistant or the evaluation. The rules ignore such sentences. */
export function isInjection(sentence: string): boolean {
  const text = visible(sentence)
  const probability = injectionProbability(text)
  if (probability > minInjectionProbability.alone) return true
  return probability > minInjectionProbability.withPattern && matchesPattern(text)
}

function matchesPattern(text: string): boolean {
  const matches = (pattern: RegExp) => pattern.test(text)
  return injectionPatterns.some(matches) || (!specification.test(text) && generalClaims.some(matches))
}

/** The sentences of a text without injections. */
export const statementsOf = memoizeText((text): readonly string[] =>
  sentencesOf(text).filter((sentence) => !isInjection(sentence)),
)
