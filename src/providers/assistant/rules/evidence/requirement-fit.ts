import { itemsOf } from '../../../../language/items.ts'
import { dispenses } from '../../../../language/polarity.ts'
import { isPrice } from '../../../../language/quantities/price.ts'
import { isGeneral } from '../../../../language/terms/glossary.ts'
import type { OwnVerdict, RevealedListing, ThreadMessage } from '../../briefs.ts'
import type { Verdict } from '../../results.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageOfListing, languageWithin } from '../analysis/language.ts'
import { type AnalyzedText, analyzeText, contentWeight, type Token } from '../analysis/tokens.ts'
import { mannerStart } from '../lexicon/parsing/titles.ts'
import { namesDimension } from './dimensions.ts'
import type { EvidenceScore } from './score-evidence.ts'
import { scoreRequirements } from './score-requirements.ts'

export interface RequirementFit {
  /** How much of the requirements the offering answers, 0 to 1. */
  readonly answered: number
  readonly notMetShare: number
  /** Whether it answers something of the trade, not only what any trade offers, such as delivery. */
  readonly isSpecific: boolean
}

/** Of one listing: the rest is answered by what its first requirements say. */
const maxRequirements = 60
/** A requirement that any trade may meet, beside one of the trade. */
const generalWeight = 0.3
/** An unknown requirement counts by the words that the offering shares with it, and less than one that is met. */
const unknownFactor = 0.9
/** An offering with the main word of a requirement has the thing itself, although not every detail of it. */
const headAnswer = 0.5

/**
 * How much of what the buyer's texts require the seller's listing and messages answer, whatever the two are called. The
 * buyer's own verdicts replace what the texts say.
 */
export function fitRequirements(
  seller: RevealedListing,
  buyer: RevealedListing,
  thread: readonly ThreadMessage[],
  ownVerdicts: readonly OwnVerdict[] = [],
): RequirementFit {
  const requirements = requirementsOf(buyer)
  const scores = scoreRequirements(
    requirements.map(({ text }) => text),
    buyer,
    seller,
    thread,
  )
  const answers = requirements.map((requirement, i) => {
    const own = ownVerdicts.find((one) => one.requirement.includes(requirement.text))
    return answerTo(requirement, scores[i] ?? null, own?.verdict ?? null)
  })
  const total = sum(answers.map(({ weight }) => weight))
  if (total === 0) return { answered: 0, notMetShare: 0, isSpecific: false }
  return {
    answered: sum(answers.map(({ weight, answered }) => weight * answered)) / total,
    notMetShare: answers.filter(({ isMet }) => isMet === false).length / answers.length,
    isSpecific:
      answers.some(({ isSpecific }) => isSpecific) ||
      requirements.every(({ specific }) => specific.size === 0),
  }
}

interface Requirement {
  readonly text: string
  /** The words that tell its trade from others; not those of a general word's manner, as in 'delivery to the door'. */
  readonly specific: ReadonlySet<string>
}

/**
 * Each item of each point. A request whose points any trade may meet also requires what its name says, and one without
 * points what its description says. A budget and what isn't needed aren't requirements.
 */
function requirementsOf(buyer: RevealedListing): Requirement[] {
  const language = languageOfListing(buyer)
  const read = (texts: readonly string[]): Requirement[] =>
    texts
      .flatMap(statementsOf)
      .filter((text) => !dispenses(text))
      .flatMap((point) => itemsOf(point))
      .slice(0, maxRequirements)
      .flatMap((text) => {
        const analysis = analyzeText(text, languageWithin(text, language))
        const content = contentOf(analysis)
        if (content.length === 0 && analysis.quantities.every(isPrice)) return []
        const manner = text.search(mannerStart)
        const beforeManner = content.filter((token) => token.index < manner)
        const named = manner < 0 || beforeManner.some(isOfTrade) ? content : beforeManner
        const specific = named.filter(isOfTrade).map((token) => token.text)
        return [{ text, specific: new Set(specific) }]
      })
  const inPoints = read(buyer.points)
  if (inPoints.some(({ specific }) => specific.size > 0)) return inPoints
  return [...read([buyer.name]), ...(inPoints.length > 0 ? inPoints : read([buyer.description]))]
}

const contentOf = ({ tokens, quantities }: AnalyzedText): Token[] =>
  tokens.filter((token) => token.weight >= contentWeight && !namesDimension(token.text, quantities))

const isOfTrade = ({ meanings }: Token): boolean => !meanings.some(isGeneral)

interface Answer {
  readonly weight: number
  readonly answered: number
  readonly isMet: boolean | null
  readonly isSpecific: boolean
}

function answerTo({ specific }: Requirement, score: EvidenceScore | null, own: Verdict | null): Answer {
  const weight = specific.size > 0 ? 1 : generalWeight
  if (own) {
    const isMet = own === 'meet'
    return { weight, answered: Number(isMet), isMet, isSpecific: isMet && specific.size > 0 }
  }
  if (!score) return { weight, answered: 0, isMet: null, isSpecific: false }
  const isMet = score.verdict === null ? null : score.verdict === 'meet'
  const unknown = Math.max(unknownFactor * score.coverage, score.coversHead ? headAnswer : 0)
  const answered = isMet === null ? unknown : Number(isMet)
  return { weight, answered, isMet, isSpecific: score.sharedWords.some((word) => specific.has(word)) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
