import { amountsOfMoney } from '../../language/money/amounts/amounts-of-money.ts'
import { bareAmounts } from '../../language/money/amounts/bare-amounts.ts'
import { plainText } from '../../language/plain.ts'
import { comparable } from '../../language/quantities/satisfies.ts'
import type { JudgeBrief, RevealedListing } from './briefs.ts'
import type { Judgement } from './results.ts'
import { languageOfListing, languageOfSide, languageWithin } from './rules/analysis/language.ts'
import { type AnalyzedText, analyzeText, contentWeight, isSameTerm } from './rules/analysis/tokens.ts'
import { compareAmounts } from './rules/evidence/compare-amounts.ts'
import { withoutWish } from './rules/lexicon/evidence/wishes.ts'
import { insured } from './rules/lexicon/verdicts/price-limits.ts'
import { reasons } from './rules/lexicon/verdicts/reasons.ts'
import { affirmativeReply, negativeReply, regret } from './rules/lexicon/verdicts/replies.ts'
import { asks, leavesOpen } from './rules/lexicon/verdicts/uncertainty.ts'
import { directAnswers } from './rules/verdicts/direct-answer.ts'
import { centsIn } from './rules/verdicts/limits/price-limit.ts'

/** In characters. */
const quoteLimit = 600

/**
 * Keeps a verdict only with a quote that carries it, whatever model gave it: the seller's own words, no question and
 * nothing left open, the compared figure, and consent only to a question about the requirement. A wish is never red.
 */
export function guardJudgement(brief: JudgeBrief, judgement: Judgement, requirement: string): Judgement {
  const texts = reasons[languageOfSide(brief.buyer, brief.thread)]
  const { verdict } = judgement
  if (verdict === null) return { verdict, reason: judgement.reason || texts.uncertain, quote: null }
  const quote = verifiedQuote(judgement.quote, brief)
  if (quote === null || !carries(brief, requirement, verdict, quote))
    return { verdict: null, reason: texts.uncertain, quote: null }
  const place = texts.inConversation
  const fallback = verdict === 'meet' ? texts.stated(place) : texts.excluded(place)
  return { verdict, reason: judgement.reason || fallback, quote }
}

function carries(
  brief: JudgeBrief,
  requirement: string,
  verdict: 'meet' | 'not meet',
  quote: string,
): boolean {
  if (verdict === 'not meet' && withoutWish(requirement).isWish) return false
  if (asks(quote) || (verdict === 'meet' && leavesOpen(quote))) return false
  const language = languageOfListing(brief.buyer)
  const answer = directAnswers(brief.thread, language)(requirement)
  if (answer?.verdict === verdict && answer.text.includes(quote)) return true
  const required = analyzeText(requirement, languageWithin(requirement, language))
  const stated = analyzeText(quote, languageWithin(quote, languageOfListing(brief.seller)))
  const isReply = affirmativeReply.test(quote) || negativeReply.test(quote) || regret.test(quote)
  const hasContent =
    stated.tokens.some(({ weight }) => weight >= contentWeight) || stated.quantities.length > 0
  if (isReply && answersQuestionAbout(brief, requirement, quote)) return true
  const names = stated.tokens.some((token) => required.tokens.some((other) => isSameTerm(token, other)))
  if (!hasContent && !names) return false
  if (required.quantities.length === 0) return true
  const isCompared = required.quantities.some((one) =>
    stated.quantities.some((other) => comparable(one, other)),
  )
  if (!isCompared)
    return (verdict === 'not meet' && stated.hasDenial) || comparesPrice(required, stated, verdict)
  const comparison = compareAmounts(required, stated)
  if (verdict === 'meet') return comparison !== 'no'
  return comparison !== 'yes' || stated.hasDenial
}

/**
 * Whether a price of the quote, which may lack a currency or name its unit otherwise, is on the verdict's side of a limit. A sum
 * that is to be insured is the least.
 */
function comparesPrice(
  required: AnalyzedText,
  { text, language }: AnalyzedText,
  verdict: 'meet' | 'not meet',
): boolean {
  const [limit] = amountsOfMoney(required.text, required.language)
  if (!limit) return false
  const named = amountsOfMoney(text, language)
  const amounts = [
    ...named.filter(({ currency }) => currency === limit.currency),
    ...bareAmounts(text, language, limit.currency, named),
  ]
  const value = Number(limit.max)
  if (insured.test(required.text))
    return amounts.some(({ max }) => (verdict === 'meet' ? Number(max) >= value : Number(max) < value))
  const cents = centsIn(text).map((price) => ({ min: price, max: price }))
  return [...amounts, ...cents].some(({ min, max }) =>
    verdict === 'meet' ? Number(max) <= value : Number(min) > value,
  )
}

/** Whether the quote is in a message of the seller after a question of the buyer that shares a word or figure with it. */
function answersQuestionAbout({ thread, buyer }: JudgeBrief, requirement: string, quote: string): boolean {
  const at = thread.findLastIndex(({ side, content }) => side === 'seller' && content.includes(quote))
  const question = thread.slice(0, Math.max(at, 0)).findLast(({ side }) => side === 'buyer')?.content ?? ''
  if (!/[?¿]/u.test(question)) return false
  const language = languageOfListing(buyer)
  const asked = analyzeText(question, languageWithin(question, language))
  const required = analyzeText(requirement, languageWithin(requirement, language))
  return (
    required.tokens.some((token) => asked.tokens.some((other) => isSameTerm(token, other))) ||
    required.quantities.some((one) => asked.quantities.some((other) => comparable(one, other)))
  )
}

/** The quote if it is a verbatim excerpt of what the seller shows or says, and plain text; else null. */
function verifiedQuote(quote: string | null, brief: JudgeBrief): string | null {
  const trimmed = quote?.trim() ?? ''
  if (trimmed.length < 2 || trimmed.length > quoteLimit) return null
  const quotable = [
    ...textsOf(brief.seller),
    ...brief.thread.filter(({ side }) => side === 'seller').map(({ content }) => content),
  ]
  return quotable.some((text) => text.includes(trimmed)) && plainText(trimmed) === trimmed ? trimmed : null
}

const textsOf = (listing: RevealedListing): string[] => [
  listing.name,
  listing.description,
  listing.companyDescription,
  ...listing.points,
  ...listing.files.map((file) => file.text),
]
