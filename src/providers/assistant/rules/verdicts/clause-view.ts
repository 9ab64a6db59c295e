import { comparable } from '../../../../language/quantities/satisfies.ts'
import type { AnalyzedText } from '../analysis/tokens.ts'
import type { AnalyzedRequirement, RequirementToken } from '../evidence/requirement.ts'
import type { EvidenceScore } from '../evidence/score-evidence.ts'
import { harmlessDenial, requiredStances } from '../lexicon/verdicts/stances.ts'
import type { ClauseInContext } from './clauses-in-context.ts'
import { dateIn } from './compare-dates.ts'
import { type Cover, type Coverage, levelOf, tokensOf } from './coverage.ts'
import { stancesIn } from './stances.ts'

/** A requirement among the others of its request. */
export interface ComparedRequirement {
  readonly required: AnalyzedRequirement
  readonly text: string
  readonly cover: Cover
  /** How much of another requirement a text names at most. */
  readonly rival: (text: AnalyzedText) => number
  /** The offering's name. */
  readonly title: AnalyzedText
  /** The rules' score of the sentence of a clause. */
  readonly scoreOf: (context: ClauseInContext) => EvidenceScore | undefined
}

/** A clause beside one requirement. */
export interface ClauseView extends ComparedRequirement {
  readonly context: ClauseInContext
  readonly place: 'listing' | 'thread'
  /** How much of the requirement the clause itself names, and how much its sentence. */
  readonly own: Coverage
  readonly whole: Coverage
  /** The same in steps (see `levelOf`). */
  readonly ownLevel: number
  readonly wholeLevel: number
  /** The share of it that the text before the clause names. */
  readonly before: number
  /** The buyer's sentence before that names most of the requirement, if one does, and which one it is. */
  readonly asked: AnalyzedText | undefined
  readonly askedIndex: number
  readonly askedShare: number
  readonly askedLevel: number
  /** What the buyer's sentences name of it at most, also in words of nearly the same meaning. */
  readonly nearAsked: number
  /** The requirement's tokens that neither the sentence, nor what was asked, nor the offering's name has. */
  readonly missing: readonly RequirementToken[]
  /** How much of it these name together, in steps. */
  readonly jointLevel: number
  /** Of another requirement, the most that the clause, its sentence and the buyer's last words name. */
  readonly rivals: { readonly clause: number; readonly sentence: number; readonly asked: number }
  readonly isHarmlessDenial: boolean
  /** What changes the meaning of the requirement: 'delivery included'. */
  readonly requiredStances: readonly string[]
}

/** What the clauses that may answer a requirement name of it at most. */
export interface Maxima {
  readonly near: number
  readonly own: number
  readonly whole: number
  readonly asked: number
  /** The latest message that names the requirement. */
  readonly lastMention: number
}

/** The clauses of an offering and a thread are many; those that name little of a requirement hardly answer it. */
const maxClauses = 40

/** The clauses that may answer a requirement, in their order. */
export function viewClauses(
  requirement: ComparedRequirement,
  clauses: readonly ClauseInContext[],
): ClauseView[] {
  const views = clauses.map((context) => viewClause(requirement, context)).filter(mayAnswer)
  if (views.length <= maxClauses) return views
  const weight = ({ own, whole, askedShare }: ClauseView) => own.near + whole.near + askedShare
  const kept = new Set(
    views
      .toReversed()
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, maxClauses),
  )
  return views.filter((view) => kept.has(view))
}

function viewClause(requirement: ComparedRequirement, context: ClauseInContext): ClauseView {
  const { cover, rival } = requirement
  const own = cover(context.clause)
  const whole = cover(context.sentence)
  const shares = context.asked.map((sentence) => cover(sentence).share)
  const askedShare = Math.max(0, ...shares)
  const askedIndex = shares.indexOf(askedShare)
  const asked = askedShare > 0 ? context.asked[askedIndex] : undefined
  const named = [whole, cover(requirement.title), ...(asked ? [cover(asked)] : [])]
  const tokens = tokensOf(requirement.required)
  const missing = tokens.filter((token) => named.every(({ found }) => !found.has(token)))
  return {
    ...requirement,
    context,
    place: context.position > 0 ? 'thread' : 'listing',
    own,
    whole,
    ownLevel: levelOf(own.share),
    wholeLevel: levelOf(whole.share),
    before: context.before ? cover(context.before).share : 0,
    asked,
    askedIndex,
    askedShare,
    askedLevel: levelOf(askedShare),
    nearAsked: Math.max(0, ...context.asked.map((sentence) => cover(sentence).near)),
    missing,
    jointLevel: levelOf(1 - weightOf(missing) / Math.max(0.0001, weightOf(tokens))),
    rivals: {
      clause: rival(context.clause),
      sentence: rival(context.sentence),
      asked: Math.max(0, ...context.asked.map(rival)),
    },
    isHarmlessDenial: harmlessDenial.test(context.clause.text),
    requiredStances: stancesIn(requirement.text).filter((name) => requiredStances.includes(name)),
  }
}

/** A clause that shares nothing with the requirement, nor with what was asked before, can't answer it. */
const mayAnswer = ({ required, text, context, whole, before, askedShare }: ClauseView): boolean =>
  whole.near > 0 ||
  before > 0 ||
  askedShare > 0 ||
  required.analysis.quantities.some((one) =>
    context.clause.quantities.some((other) => comparable(one, other)),
  ) ||
  (dateIn(text) !== null && dateIn(context.clause.text) !== null)

const weightOf = (tokens: readonly RequirementToken[]): number =>
  tokens.reduce((sum, { effectiveWeight }) => sum + effectiveWeight, 0)

export const maximaOf = (views: readonly ClauseView[]): Maxima => ({
  near: Math.max(0, ...views.map(({ own }) => own.near)),
  own: Math.max(0, ...views.map(({ own }) => own.share)),
  whole: Math.max(0, ...views.filter(({ place }) => place === 'thread').map(({ whole }) => whole.share)),
  asked: Math.max(0, ...views.map(({ askedShare }) => askedShare)),
  lastMention: Math.max(
    0,
    ...views.filter(({ whole }) => whole.share > 0.3).map(({ context }) => context.position),
  ),
})
