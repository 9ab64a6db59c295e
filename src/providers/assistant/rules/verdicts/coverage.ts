import { fold } from '../../../../language/diacritics.ts'
import { memoizeText } from '../../../../language/memoize-text.ts'
import { type AnalyzedText, isSameTerm, sameTerms, type Token } from '../analysis/tokens.ts'
import { findImplied } from '../evidence/exclusions.ts'
import type { AnalyzedRequirement, RequirementToken } from '../evidence/requirement.ts'
import { conceptsIn, conceptsOf } from './concepts.ts'

/** How much of a requirement a text names. */
export interface Coverage {
  /** The share of its tokens' weight. */
  readonly share: number
  /** The same with words of nearly the same meaning. */
  readonly near: number
  /** Its tokens with what names them. */
  readonly found: ReadonlyMap<RequirementToken, Token>
}

export type Cover = (text: AnalyzedText) => Coverage

/** The tokens that a requirement is looked for by. */
export const tokensOf = ({ content, tokens }: AnalyzedRequirement): readonly RequirementToken[] =>
  content.length > 0 ? content : tokens

export const namesToken = (text: Pick<AnalyzedText, 'tokens'>, token: Token): boolean =>
  text.tokens.some((other) => isSameTerm(other, token))

/** Covers a requirement by texts. Each text is read once, since it stands around several clauses. */
export function coverOf(required: AnalyzedRequirement): Cover {
  const coverages = new Map<AnalyzedText, Coverage>()
  return (text) => {
    const known = coverages.get(text)
    if (known) return known
    const coverage = cover(required, text)
    coverages.set(text, coverage)
    return coverage
  }
}

function cover(required: AnalyzedRequirement, text: AnalyzedText): Coverage {
  const found = new Map<RequirementToken, Token>()
  const concepts = conceptsIn(text)
  const runs = runsIn(text)
  const weights = { total: 0, covered: 0, near: 0 }
  for (const token of tokensOf(required)) {
    weights.total += token.effectiveWeight
    const stated = sameTerms(text.tokens, token)[0] ?? findImplied(token, required.analysis.text, text)
    if (stated) {
      weights.covered += token.effectiveWeight
      found.set(token, stated)
    }
    const isNear = () =>
      runsOf(token.text).some((run) => runs.has(run)) ||
      conceptsOf(token.text, required.analysis.language).some((concept) => concepts.has(concept))
    if (stated || isNear()) weights.near += token.effectiveWeight
  }
  const share = (weight: number) => (weights.total === 0 ? 0 : weight / weights.total)
  return { share: share(weights.covered), near: share(weights.near), found }
}

/** For each of several requirements, how much of another one of them a text names at most. */
export function rivalsOf(covers: readonly Cover[]): (own: number) => (text: AnalyzedText) => number {
  const bests = new Map<AnalyzedText, { best: number; at: number; second: number }>()
  const find = (text: AnalyzedText) => {
    const shares = covers.map((cover) => cover(text).near)
    const best = Math.max(0, ...shares)
    const at = shares.indexOf(best)
    return { best, at, second: Math.max(0, ...shares.filter((_, i) => i !== at)) }
  }
  return (own) => (text) => {
    const known = bests.get(text) ?? find(text)
    bests.set(text, known)
    return known.at === own ? known.second : known.best
  }
}

/** A share as one of five levels. */
export const levelOf = (share: number): number =>
  share <= 0.01 ? 0 : share <= 0.3 ? 1 : share <= 0.55 ? 2 : share <= 0.8 ? 3 : 4

/** So many letters in a row are shared by words of one root, mostly: 'schälen' and 'geschält'. */
const sharedLetters = 5

const runsOf = memoizeText((word): readonly string[] => {
  const letters = fold(word.toLowerCase())
  const count = Math.max(0, letters.length - sharedLetters + 1)
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + sharedLetters))
})

const runsByText = new WeakMap<AnalyzedText, ReadonlySet<string>>()

function runsIn(text: AnalyzedText): ReadonlySet<string> {
  const known = runsByText.get(text)
  if (known) return known
  const runs = new Set(text.tokens.flatMap((token) => runsOf(token.text)))
  runsByText.set(text, runs)
  return runs
}
