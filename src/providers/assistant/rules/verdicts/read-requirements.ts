import type { JudgeBrief } from '../../briefs.ts'
import { languageOfListing } from '../analysis/language.ts'
import { analyzeText } from '../analysis/tokens.ts'
import { collectEvidence } from '../evidence/evidence.ts'
import { type AnalyzedRequirement, readRequirement } from '../evidence/requirement.ts'
import { type EvidenceScore, scoreEvidence } from '../evidence/score-evidence.ts'
import { type ClauseInContext, sellerClauses } from './clauses-in-context.ts'
import { coverOf, rivalsOf } from './coverage.ts'
import { featuresOf, type RequirementFeatures } from './features.ts'

/** Tokens of all requirements together. Each is compared with every token of the seller's clauses. */
const maxTokens = 400
/** A requirement may use this many tokens even if there are many requirements. */
const minTokensPerRequirement = 12

/** What a judgement reads. The audience of its result is that of the brief it comes from. */
export type Judged = Pick<JudgeBrief, 'requirements' | 'buyer' | 'seller' | 'thread'>

/** The features of each requirement. */
export function readRequirements({ requirements, buyer, seller, thread }: Judged): RequirementFeatures[] {
  const language = languageOfListing(buyer)
  const topic = analyzeText(buyer.name, language).tokens
  const title = analyzeText(seller.name, languageOfListing(seller))
  const tokenLimit = Math.max(minTokensPerRequirement, Math.floor(maxTokens / requirements.length))
  const clauses = sellerClauses(seller, thread)
  const read = requirements.map((text) => {
    const required = readRequirement(text, language, topic, tokenLimit)
    return { text, required, cover: coverOf(required) }
  })
  const rivalTo = rivalsOf(read.map(({ cover }) => cover))
  const scoreOf = rulesOf(seller, thread)
  return read.map(({ text, required, cover }, i) =>
    featuresOf(
      {
        text,
        required,
        cover,
        title,
        rival: rivalTo(i),
        scoreOf: (context) => scoreOf(required, context),
      },
      clauses,
    ),
  )
}

type ScoreOf = (required: AnalyzedRequirement, context: ClauseInContext) => EvidenceScore | undefined

/** How the rules score the sentence of a clause. */
function rulesOf(seller: JudgeBrief['seller'], thread: JudgeBrief['thread']): ScoreOf {
  const evidence = collectEvidence(seller, thread)
  const keyOf = (position: number, sentence: string) => `${position} ${sentence}`
  const sentences = new Map(evidence.sentences.map((one) => [keyOf(one.position, one.text), one]))
  return (required, { position, sentence }) => {
    const found = sentences.get(keyOf(position, sentence.text))
    return found && scoreEvidence(required, found, evidence)
  }
}
