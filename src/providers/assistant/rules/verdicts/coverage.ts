import { findImplied } from '../analysis/exclusions.ts'
import type { AnalyzedRequirement, RequirementToken } from '../analysis/requirement.ts'
import { type AnalyzedText, isSameTerm, type Token } from '../analysis/tokens.ts'

/** How much of a requirement something names: the share of its tokens' weight, and its tokens with what names them. */
export interface Coverage {
  readonly share: number
  readonly found: ReadonlyMap<RequirementToken, Token>
}

type Find = (token: RequirementToken) => Token | undefined

/** The tokens that a requirement is looked for by. */
export const tokensOf = ({ content, tokens }: AnalyzedRequirement): readonly RequirementToken[] =>
  content.length > 0 ? content : tokens

export const findIn =
  (tokens: readonly Token[]): Find =>
  (token) =>
    tokens.find((other) => isSameTerm(other, token))

/** Also a weekday within a range, or a country within a region. */
export const findStatedIn = ({ analysis }: AnalyzedRequirement, text: AnalyzedText): Find => {
  const find = findIn(text.tokens)
  return (token) => find(token) ?? findImplied(token, analysis.text, text)
}

export function cover(tokens: readonly RequirementToken[], find: Find): Coverage {
  const found = new Map<RequirementToken, Token>()
  let total = 0
  let covered = 0
  for (const token of tokens) {
    total += token.effectiveWeight
    const stated = find(token)
    if (!stated) continue
    covered += token.effectiveWeight
    found.set(token, stated)
  }
  return { share: total === 0 ? 0 : covered / total, found }
}

/** A share as one of five levels. */
export const levelOf = (share: number): number =>
  share <= 0.01 ? 0 : share <= 0.3 ? 1 : share <= 0.55 ? 2 : share <= 0.8 ? 3 : 4
