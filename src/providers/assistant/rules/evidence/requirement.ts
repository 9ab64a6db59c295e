import type { Language } from '../../../../language/languages.ts'
import { languageWithin } from '../analysis/language.ts'
import {
  type AnalyzedText,
  analyzeText,
  contentWeight,
  headOf,
  isSameTerm,
  type Token,
} from '../analysis/tokens.ts'
import { placeOf } from '../lexicon/evidence/residence.ts'
import { withoutWish } from '../lexicon/evidence/wishes.ts'
import { namesDimension } from './dimensions.ts'

/** The part of a token's weight that counts if the listing's name contains it too. */
const topicFactor = 0.5
const dimensionNounWeight = 0.1

/** A requirement, analyzed once for all sentences. */
export interface AnalyzedRequirement {
  readonly analysis: AnalyzedText
  /** Distinct tokens. `effectiveWeight` is the weight within its listing. */
  readonly tokens: readonly RequirementToken[]
  /** Those of them that aren't boilerplate. */
  readonly content: readonly RequirementToken[]
  /** The stem of its main word. */
  readonly head: string | null
  /** Whether the listing's name implies it. */
  readonly isHeadImplied: boolean
  /** 'would be a plus': what goes against it doesn't rule the offer out. */
  readonly isWish: boolean
}

export type RequirementToken = Token & { readonly effectiveWeight: number; readonly isTopic: boolean }

/** Reads a requirement of a listing in `language`, whose name has the tokens `topic`. */
export function readRequirement(
  text: string,
  language: Language,
  topic: readonly Token[],
  maxTokens: number,
): AnalyzedRequirement {
  const { text: required, isWish } = withoutWish(placeOf(text, language))
  const analysis = analyzeText(required, languageWithin(required, language))
  return { ...analyzeRequirement(analysis, topic, maxTokens), isWish }
}

/**
 * Terms of the listing's name get half their weight, because every requirement of the listing implies them.
 * Only the first `maxTokens` distinct tokens are used.
 */
export function analyzeRequirement(
  analysis: AnalyzedText,
  topic: readonly Token[],
  maxTokens: number,
): AnalyzedRequirement {
  const tokens = distinct(analysis.tokens.slice(0, 3 * maxTokens))
    .slice(0, maxTokens)
    .map((token) => {
      const isDimension = token.counted || namesDimension(token.text, analysis.quantities)
      const weight = isDimension ? dimensionNounWeight : token.weight
      const isTopic = topic.some((other) => isSameTerm(other, token))
      return { ...token, weight, isTopic, effectiveWeight: weight * (isTopic ? topicFactor : 1) }
    })
  const head = headOf(analysis.text, analysis.language, tokens)
  return {
    analysis,
    tokens,
    content: tokens.filter((token) => token.weight >= contentWeight),
    head: head?.stem ?? null,
    isHeadImplied: head === null || topic.some((other) => isSameTerm(other, head)),
    isWish: false,
  }
}

function distinct(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, i) => tokens.findIndex((other) => other.stem === token.stem) === i)
}
