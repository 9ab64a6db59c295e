import type { Language } from '../../../../language/languages.ts'
import { memoizeTextByLanguage } from '../../../../language/memoize-text.ts'
import { isGeneral } from '../../../../language/terms/glossary.ts'
import { tradeLikeness, tradesOf } from '../../../../language/terms/trades.ts'
import type { MatchBrief, OwnVerdict, RevealedListing, ThreadMessage } from '../../briefs.ts'
import type { MatchVerdict } from '../../results.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageOfListing, languageOfSentence } from '../analysis/language.ts'
import { type AnalyzedText, analyzeText, contentWeight, isSameTerm, type Token } from '../analysis/tokens.ts'
import { collectEvidence } from '../evidence/evidence.ts'
import { analyzeRequirement } from '../evidence/requirement.ts'
import { fitRequirements, type RequirementFit } from '../evidence/requirement-fit.ts'
import { type EvidenceScore, scoreEvidence } from '../evidence/score-evidence.ts'
import { generalParty, ownLack, ownRefusal } from '../lexicon/parsing/remarks.ts'
import { headEnd } from '../lexicon/parsing/titles.ts'

/**
 * What alone shows that a pair belongs together, chosen on posts as people type them (`npm run bench -- posts`): how alike the
 * trades are, whatever words the two use; the share of the requirements that is answered, of which a half is much because equal
 * things are often worded differently; and the topic of the names. Less of each is enough together.
 */
const enough = { likeness: 0.15, answered: 0.5, topic: 0.7 } as const
/** What a likeness that isn't known counts in their sum. */
const unknownLikeness = 0.3
/** Below this likeness of their trades, a pair may only share words, and the sum counts less. */
const unlikeTrades = 0.07
const unlikeFactor = 0.6
/** Below this one, the two sides speak of different things, whatever words they share. */
const otherTradesLikeness = 0.045
/** From this share of requirements that aren't met, the two sides exclude each other. */
const maxNotMetShare = 0.6
const maxStatements = 200
const maxInstructions = 20
const maxTokensPerInstruction = 30
/** The share of an instruction that a text must name to violate it. */
const minViolationCoverage = 0.5

export function match({ seller, buyer }: MatchBrief): MatchVerdict {
  const topic = scoreTopic(seller, buyer)
  const fit = fitRequirements(seller, buyer, [])
  const instructions = Math.min(
    scoreInstructions(seller.matchingInstructions, buyer),
    scoreInstructions(buyer.matchingInstructions, seller),
  )
  const conflict = instructions === 0 || fit.notMetShare >= maxNotMetShare
  const likeness = tradeLikeness(tradesOfListing(seller), tradesOfListing(buyer))
  const areOtherTrades = likeness !== null && likeness < otherTradesLikeness
  const belongs = belonging(likeness, fit, topic) >= 1
  // Something of the trade, but too little to tell.
  const unknown = fit.isSpecific ? null : false
  return {
    match: !conflict && !areOtherTrades && (belongs || unknown),
    conflict,
    score: round(instructions * scoreOf(topic, fit)),
  }
}

/** From 1 on, a pair belongs together. */
function belonging(likeness: number | null, { answered, isSpecific }: RequirementFit, topic: number): number {
  const sum =
    (likeness === null ? unknownLikeness : Math.min(1, likeness / enough.likeness)) +
    (isSpecific ? answered / enough.answered : 0) +
    topic / enough.topic
  return likeness !== null && likeness < unlikeTrades ? unlikeFactor * sum : sum
}

/** A pair of listings and its conversation, as one of the sides may read them. */
export interface PairBrief {
  readonly seller: RevealedListing
  readonly buyer: RevealedListing
  readonly thread: readonly ThreadMessage[]
  /** The buyer's own, if the buyer reads the pair. */
  readonly ownVerdicts?: readonly OwnVerdict[]
}

/** How well a pair fits, 0 to 1; used to rank leads. */
export const scorePair = ({ seller, buyer, thread, ownVerdicts }: PairBrief): number =>
  scoreOf(scoreTopic(seller, buyer), fitRequirements(seller, buyer, thread, ownVerdicts))

/** The topic only refines the order: the names may be brands. */
const topicShare = 0.15
const scoreOf = (topic: number, { answered, notMetShare }: RequirementFit): number =>
  clamp(topicShare * topic + (1 - topicShare) * answered - 0.1 * notMetShare)

/** An attack's words aren't those of a trade. */
const tradesOfListing = (listing: RevealedListing) =>
  tradesOf(
    [listing.name, listing.description, ...listing.points].flatMap(statementsOf).join('\n'),
    languageOfListing(listing),
  )

/** Whether the listings have the same topic, 0 to 1: how much of each one's name the other's text covers. */
function scoreTopic(seller: RevealedListing, buyer: RevealedListing): number {
  const requested = coverName(buyer, seller)
  const offered = coverName(seller, buyer)
  const coverage =
    0.4 * Math.min(requested.coverage, offered.coverage) + 0.4 * requested.coverage + 0.2 * offered.coverage
  // 'Cleaning of solar panels' covers 'solar panels', but the head of its name is another topic.
  const headFactor = offered.coversHead ? 1 : requested.coversHead ? 0.7 : 0.55
  return round(coverage * headFactor)
}

/**
 * How much of a listing's name the other listing covers. The head is the main word before the first complement:
 * the first one in Romance languages, else the last one.
 */
function coverName(own: RevealedListing, other: RevealedListing): { coverage: number; coversHead: boolean } {
  const language = languageOfListing(own)
  const end = own.name.search(headEnd)
  const nameTokens = downweightAttributes(tokensOf(own.name, language))
  const headTokens = nameTokens.filter((token) => end <= 0 || token.index < end)
  const otherLanguage = languageOfListing(other)
  const otherName = tokensOf(other.name, otherLanguage)
  const otherText = tokensOf([other.description, ...other.points].join('\n'), otherLanguage).filter(
    (token) => !token.negated,
  )
  const coverageOf = (token: Token) => {
    if (otherName.some((otherToken) => isSameTerm(otherToken, token))) return 1
    return otherText.some((otherToken) => isSameTerm(otherToken, token)) ? 0.6 : 0
  }
  let totalWeight = 0
  let coveredWeight = 0
  for (const token of nameTokens) {
    const weight = token.weight * (headTokens.includes(token) ? 1 : 0.5)
    totalWeight += weight
    coveredWeight += weight * coverageOf(token)
  }
  const isRomance = language === 'fr' || language === 'es'
  const head = isRomance ? headTokens[0] : headTokens.at(-1)
  return {
    coverage: totalWeight === 0 ? 0 : coveredWeight / totalWeight,
    coversHead: head === undefined || coverageOf(head) > 0,
  }
}

/** The tokens of a text's statements, each stem at most once affirmed and once negated. */
const tokensOf = memoizeTextByLanguage((text: string, language: Language): readonly Token[] => {
  const tokens = new Map<string, Token>()
  for (const statement of statementsOf(text).slice(0, maxStatements)) {
    for (const token of analyzeText(statement, language).tokens) {
      const key = `${token.stem} ${token.negated}`
      if (!tokens.has(key)) tokens.set(key, token)
    }
  }
  return [...tokens.values()]
})

/** Drops boilerplate and reduces the weight of terms such as 'delivery', which occur in every trade. */
const downweightAttributes = (tokens: readonly Token[]): Token[] =>
  tokens
    .filter((token) => token.weight >= contentWeight)
    .map((token) => (token.meanings.some(isGeneral) ? { ...token, weight: token.weight * 0.3 } : token))

/** Returns 0 if the other listing contradicts an instruction; else 0.6 to 1, less for each open instruction. */
function scoreInstructions(instructions: string, other: RevealedListing): number {
  const evidence = collectEvidence(other, [])
  let factor = 1
  for (const text of statementsOf(instructions).slice(0, maxInstructions)) {
    if (other.side === 'seller' && ownLack.test(text)) continue
    // One of several wishes may be left to others.
    const refused = other.side === 'buyer' && ownRefusal.test(text) ? nameOf(other) : evidence
    const analysis = withoutParties(analyzeText(text, languageOfSentence(text)))
    const hasContent =
      analysis.quantities.length > 0 || analysis.tokens.some((token) => token.weight >= contentWeight)
    if (!hasContent) continue
    const instruction = analyzeRequirement(analysis, [], maxTokensPerInstruction)
    const scores = refused.sentences.map((sentence) => scoreEvidence(instruction, sentence, refused))
    if (scores.some(({ verdict }) => verdict === 'meet')) continue
    if (scores.some(isViolation)) return 0
    factor *= 0.92
  }
  return Math.max(0.6, factor)
}

const nameOf = (listing: RevealedListing) =>
  collectEvidence({ ...listing, companyDescription: '', description: '', points: [], files: [] }, [])

/** 'No firms that only sell new stoves' doesn't refuse firms; 'no firms' does. */
function withoutParties(analysis: AnalyzedText): AnalyzedText {
  const tokens = analysis.tokens.filter(({ text }) => !generalParty.test(text))
  return tokens.some(({ weight }) => weight >= contentWeight) ? { ...analysis, tokens } : analysis
}

/** A word in common isn't enough: 'don't tell my mother' has nothing to do with 'gifts for mothers'. */
const isViolation = ({ verdict, coverage }: EvidenceScore): boolean =>
  verdict === 'not meet' && coverage >= minViolationCoverage

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const round = (value: number) => Math.round(value * 1000) / 1000
