import { alternatives } from '../../../../language/alternatives.ts'
import { monthNames } from '../../../../language/lexicon/date-words.ts'
import { contentWeight, isSameTerm, type Token } from '../analysis/tokens.ts'
import { namesDimension } from '../evidence/dimensions.ts'
import { namesDay } from '../evidence/exclusions.ts'
import type { AnalyzedRequirement } from '../evidence/requirement.ts'
import type { EvidenceSentence } from '../evidence/statement.ts'
import { offeringWords, orderWords } from '../lexicon/evidence/offering-words.ts'
import { affirmativeReply, negativeReply } from '../lexicon/verdicts/replies.ts'

const month = new RegExp(`^(?:${alternatives(monthNames.join(' | '))})$`, 'iu')

/**
 * Whether a sentence speaks of the requirement alone, which the rules read without a model: 'Parking: no', '5 years warranty'.
 * One more word may stand in a sentence with all words of the requirement, unless they are figures.
 */
export function isPlainStatement(
  { content, analysis }: AnalyzedRequirement,
  sentence: EvidenceSentence,
): boolean {
  const { tokens, quantities } = sentence
  const isRequired = (token: Token) => content.some((other) => isSameTerm(token, other))
  const others = tokens.filter(
    (token) =>
      token.weight >= contentWeight &&
      !token.counted &&
      !isRequired(token) &&
      !namesDay(token.text) &&
      !month.test(token.text) &&
      !offeringWords.has(token.text) &&
      !orderWords.has(token.text) &&
      !affirmativeReply.test(token.text) &&
      !negativeReply.test(token.text) &&
      !namesDimension(token.text, quantities),
  )
  const isWhole = content.every((token) => tokens.some((other) => isSameTerm(token, other)))
  const mayDeny = sentence.hasDenial !== analysis.hasDenial
  return (
    others.length === 0 || (others.length === 1 && isWhole && !mayDeny && analysis.quantities.length === 0)
  )
}
