import { memoizeText } from '../../../../language/memoize-text.ts'
import { visible } from '../../../../language/plain.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import { injectionProbability } from '../injections/model.ts'

/**
 * The model's probability above which a sentence is an injection. Chosen by the cross-validation that the training prints: of
 * honest texts by an author left out, which are written to look like attacks, at least 99.5 % are kept.
 */
const minInjectionProbability = 0.8

/** Whether a sentence addresses the assistant or the evaluation. The rules ignore such sentences. */
export const isInjection = (sentence: string): boolean =>
  injectionProbability(visible(sentence)) > minInjectionProbability

/** The sentences of a text without injections. */
export const statementsOf = memoizeText((text): readonly string[] =>
  sentencesOf(text).filter((sentence) => !isInjection(sentence)),
)
