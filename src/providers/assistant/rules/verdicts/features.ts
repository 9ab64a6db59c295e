import type { AnalyzedRequirement } from '../evidence/requirement.ts'
import { negativeStances, openStances, refusals } from '../lexicon/verdicts/stances.ts'
import {
  type ClauseView,
  type ComparedRequirement,
  type Maxima,
  maximaOf,
  viewClauses,
} from './clause-view.ts'
import type { ClauseInContext } from './clauses-in-context.ts'
import { dateIn } from './compare-dates.ts'
import { levelOf, tokensOf } from './coverage.ts'
import { amountFeatures, dateFeatures } from './figure-features.ts'
import { compareDeadline } from './limits/date-limit.ts'
import { compareInsuredSum } from './limits/insured-sum.ts'
import { comparePrice, type LimitVerdict } from './limits/price-limit.ts'
import { relevanceFeatures } from './relevance-features.ts'
import { pricedExtra, stanceFeatures } from './stance-features.ts'
import { stancesIn } from './stances.ts'

/** What a clause says of a requirement, as names of features. */
export interface ClauseFeatures {
  readonly context: ClauseInContext
  /** How likely the clause speaks of the requirement. */
  readonly relevance: readonly string[]
  /** What it says of it. */
  readonly stance: readonly string[]
  /** Whether anything in it speaks against the requirement, without which nothing is ruled out. */
  readonly speaksAgainst: boolean
  /** Whether it refuses something, beside which nothing is met. */
  readonly refuses: boolean
  readonly leavesOpen: boolean
}

export interface RequirementFeatures {
  readonly required: AnalyzedRequirement
  readonly general: readonly string[]
  readonly clauses: readonly ClauseFeatures[]
  /** Whether there is no conversation: then the points alone decide, which are written to be read alone. */
  readonly isListingOnly: boolean
  /** What the seller's price, sum or date says of a required limit; null for a requirement without one. */
  readonly limitVerdict: LimitVerdict | null
}

/** The features of a requirement and of all clauses that may answer it. */
export function featuresOf(
  requirement: ComparedRequirement,
  clauses: readonly ClauseInContext[],
): RequirementFeatures {
  const views = viewClauses(requirement, clauses)
  const maxima = maximaOf(views)
  return {
    required: requirement.required,
    general: generalFeatures(requirement, maxima),
    clauses: views.map((view) => clauseFeatures(view, maxima)),
    isListingOnly: clauses.every(({ position }) => position === 0),
    limitVerdict:
      comparePrice(requirement.text, requirement.required.analysis.language, clauses) ??
      compareInsuredSum(requirement.text, requirement.required.analysis.language, clauses) ??
      compareDeadline(requirement.text, clauses),
  }
}

function generalFeatures({ required, text }: ComparedRequirement, maxima: Maxima): string[] {
  const [own, asked] = [levelOf(maxima.own), levelOf(maxima.asked)]
  return [
    'bias',
    `own ${own}`,
    `whole ${levelOf(maxima.whole)}`,
    `asked ${asked}`,
    `own ${own} asked ${asked}`,
    `tokens ${Math.min(4, tokensOf(required).length)}`,
    ...(required.analysis.quantities.length > 0 ? ['amount'] : []),
    ...(dateIn(text) ? ['date'] : []),
    ...(required.isWish ? ['wish'] : []),
    ...stancesIn(text).map((name) => `requires ${name}`),
  ]
}

/** Features that speak against a requirement. */
const contrary = [
  'reply no',
  'reply regret',
  'amount no',
  'amount in sentence no',
  'date no',
  'date in sentence no',
  'excludes',
  'polarity opposite',
  pricedExtra,
]

function clauseFeatures(view: ClauseView, maxima: Maxima): ClauseFeatures {
  const { context, isHarmlessDenial, required } = view
  const relevance = new Set(relevanceFeatures(view, maxima))
  const stance = new Set([
    ...stanceFeatures(view),
    ...amountFeatures(view, relevance),
    ...dateFeatures(view, relevance),
  ])
  const isLinked = context.link === 'colon' || context.link === 'topic'
  const cues = new Set([...stancesIn(context.clause.text), ...(isLinked ? stancesIn(context.after) : [])])
  const has = (names: readonly string[]) => names.some((name) => cues.has(name))
  const refuses = (!isHarmlessDenial && has(refusals) && !cues.has('unsure')) || stance.has('reply no')
  const excludesIncluded =
    cues.has('excluded') && view.requiredStances.some((name) => name === 'allIn' || name === 'included')
  return {
    context,
    relevance: [...relevance],
    stance: [...stance],
    speaksAgainst:
      (!isHarmlessDenial && (has(negativeStances) || context.clause.hasDenial)) ||
      contrary.some((name) => stance.has(name)),
    refuses: (refuses && !required.analysis.hasDenial) || excludesIncluded || stance.has(pricedExtra),
    leavesOpen: has(openStances) || stance.has('open clause'),
  }
}
