import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { comparable, satisfies } from '../../../../language/quantities/satisfies.ts'
import { isAttribute } from '../../../../language/terms/glossary.ts'
import { type AnalyzedText, contentWeight, isSameTerm, type Token } from '../analysis/tokens.ts'
import {
  containerBefore,
  containerNoun,
  offeringWords,
  orderWords,
} from '../lexicon/evidence/offering-words.ts'
import { askedDimensions } from '../lexicon/verdicts/uncertainty.ts'
import { namesDimension } from './dimensions.ts'
import type { Overlap } from './overlap.ts'
import type { AnalyzedRequirement } from './requirement.ts'
import type { EvidenceSentence } from './statement.ts'

/** Share of the words for what is required that must be covered, so that an amount is about the same thing. */
const minCoveredShare = 0.5

/** The text with the offered amounts: a plain 'yes' confirms those of the question. */
export const offeredBy = (sentence: EvidenceSentence): AnalyzedText =>
  sentence.reply === 'yes' && sentence.quantities.length === 0 ? (sentence.question ?? sentence) : sentence

/**
 * Whether the offered amounts satisfy all the required ones; null if the requirement has no amounts. Of several amounts,
 * of which some satisfy it, one can't tell, unless they are sizes to choose from.
 */
export function compareAmounts(
  requirement: AnalyzedText,
  offered: AnalyzedText,
): 'yes' | 'no' | 'unknown' | null {
  const required = requirement.quantities
  if (required.length === 0) return null
  const results = required.map((quantity) => {
    const isChoice = isSize(requirement.text, quantity)
    const comparisons = offered.quantities
      .filter((other) => comparable(quantity, other) && isSize(offered.text, other) === isChoice)
      .map((other) => satisfies(quantity, other))
    if (!comparisons.includes('yes')) return comparisons.includes('no') ? 'no' : 'unknown'
    return !isChoice && comparisons.includes('no') ? 'unknown' : 'yes'
  })
  if (results.includes('no')) return 'no'
  return results.includes('unknown') ? 'unknown' : 'yes'
}

const isOrder = ({ bound, dimension, per }: Quantity): boolean =>
  bound === 'order from' ||
  (bound === 'from' && per === null && ['mass', 'volume', 'count'].includes(dimension))

/** '25 kg bags' name a size. */
const isSize = (text: string, { dimension, index, end }: Quantity): boolean =>
  (dimension === 'mass' || dimension === 'volume') &&
  (containerNoun.test(text.slice(end)) || containerBefore.test(text.slice(0, index)))

/** Whether a sentence's amount is about the thing that is required: 40 € of delivery costs aren't the price. */
export function isAboutRequired(
  { analysis, content }: AnalyzedRequirement,
  sentence: EvidenceSentence,
  { missing }: Overlap,
): boolean {
  const isOrdered = sentence.quantities.some(
    (offered) => isOrder(offered) && analysis.quantities.some((quantity) => comparable(quantity, offered)),
  )
  const specific = content.filter(({ isTopic, text }) => !isTopic && !(isOrdered && orderWords.has(text)))
  if (hasSameTopic(analysis, sentence)) return missing.length <= 1 || missing.length < specific.length
  if (answersOtherThing(content, sentence)) return false
  if (isAsked(analysis, sentence)) return missing.length <= 1
  const named = content.filter(({ text, isTopic }) => !(isOrdered && (isTopic || orderWords.has(text))))
  if (
    named.length === 0 &&
    (isOrdered || analysis.quantities.every(({ dimension }) => dimension === 'count'))
  )
    return true
  if (named.length > 0 && named.every((token) => missing.includes(token))) return false
  if (specific.length > 0) {
    const open = specific.filter((token) => missing.includes(token))
    return specific.length - open.length >= specific.length * minCoveredShare
  }
  const isMoney = analysis.quantities.some(({ dimension }) => dimension.startsWith('money'))
  return (content.length > missing.length && !isMoney) || !namesOther(analysis, sentence)
}

/** Whether only the question names what is required and the answer's figure is of its own thing: '12 years in the trade'. */
function answersOtherThing(content: readonly Token[], sentence: EvidenceSentence): boolean {
  const { question, reply, quantities } = sentence
  if (!question || reply === 'yes' || reply === 'no') return false
  const isRequired = (token: Token) => content.some((other) => isSameTerm(other, token))
  if (sentence.tokens.some(isRequired)) return false
  const clauses = new Set(quantities.map(({ index }) => clauseAt(sentence, index)))
  return sentence.tokens.some(
    (token) =>
      token.weight >= contentWeight &&
      !token.counted &&
      clauses.has(token.clause) &&
      !offeringWords.has(token.text) &&
      !namesDimension(token.text, quantities) &&
      !question.tokens.some((other) => isSameTerm(other, token)),
  )
}

const clauseAt = ({ tokens }: EvidenceSentence, index: number): number =>
  tokens.toSorted((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))[0]?.clause ?? 0

/** Whether the sentence answers a question for such an amount: 'How long does it take?' */
const isAsked = ({ quantities }: AnalyzedText, { question }: EvidenceSentence): boolean =>
  question !== null &&
  quantities.every(({ topic }) => topic === null || topic === 'delivery' || topic === 'response') &&
  askedDimensions.some(
    ([asked, words]) =>
      quantities.some(({ dimension }) => asked.test(dimension)) && words.test(question.text),
  )

/** Whether a sentence names an attribute that isn't required, such as delivery. */
const namesOther = (required: AnalyzedText, sentence: EvidenceSentence): boolean =>
  sentence.tokens.some(
    (token) =>
      token.weight >= contentWeight &&
      token.meanings.some(isAttribute) &&
      !namesDimension(token.text, sentence.quantities) &&
      !required.tokens.some((other) => isSameTerm(other, token)),
  )

const hasSameTopic = (a: AnalyzedText, b: AnalyzedText) =>
  a.quantities.some(
    (quantity) =>
      quantity.topic !== null &&
      b.quantities.some((other) => other.topic === quantity.topic && comparable(quantity, other)),
  )
