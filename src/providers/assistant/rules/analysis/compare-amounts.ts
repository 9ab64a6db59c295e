import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { comparable, satisfies } from '../../../../language/quantities/satisfies.ts'
import { isAttribute } from '../../../../language/terms/glossary.ts'
import { namesDimension } from './dimensions.ts'
import type { EvidenceSentence } from './evidence.ts'
import type { Overlap } from './overlap.ts'
import type { AnalyzedRequirement } from './requirement.ts'
import { type AnalyzedText, contentWeight, isSameTerm } from './tokens.ts'

/** Share of the words for what is required that must be covered, so that an amount is about the same thing. */
const minCoveredShare = 0.5

/** A plain 'yes' confirms the amounts of the question. */
export const amountsOf = (sentence: EvidenceSentence): readonly Quantity[] =>
  sentence.reply === 'yes' && sentence.quantities.length === 0
    ? (sentence.question?.quantities ?? [])
    : sentence.quantities

/** Whether the offered amounts satisfy all the required ones; null if the requirement has no amounts. */
export function compareAmounts(
  required: readonly Quantity[],
  offered: readonly Quantity[],
): 'yes' | 'no' | 'unknown' | null {
  if (required.length === 0) return null
  const results = required.map((quantity) => {
    const comparisons = offered
      .filter((other) => comparable(quantity, other))
      .map((other) => satisfies(quantity, other))
    if (comparisons.includes('yes')) return 'yes'
    return comparisons.includes('no') ? 'no' : 'unknown'
  })
  if (results.includes('no')) return 'no'
  return results.includes('unknown') ? 'unknown' : 'yes'
}

/** Whether a sentence's amount is about the thing that is required: 40 € of delivery costs aren't the price. */
export function isAboutRequired(
  { analysis, content }: AnalyzedRequirement,
  sentence: EvidenceSentence,
  { missing }: Overlap,
): boolean {
  const specific = content.filter(({ isTopic }) => !isTopic)
  if (hasSameTopic(analysis, sentence)) return missing.length <= 1 || missing.length < specific.length
  if (specific.length > 0) {
    const open = specific.filter((token) => missing.includes(token))
    return specific.length - open.length >= specific.length * minCoveredShare
  }
  return !sentence.tokens.some(
    (token) =>
      token.weight >= contentWeight &&
      token.meanings.some(isAttribute) &&
      !namesDimension(token.text, sentence.quantities) &&
      !analysis.tokens.some((other) => isSameTerm(other, token)),
  )
}

const hasSameTopic = (a: AnalyzedText, b: AnalyzedText) =>
  a.quantities.some(
    (quantity) =>
      quantity.topic !== null &&
      b.quantities.some((other) => other.topic === quantity.topic && comparable(quantity, other)),
  )
