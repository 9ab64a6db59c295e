import type { JudgeBrief } from '../../briefs.ts'
import { collectEvidence } from '../analysis/evidence.ts'
import { languageOfListing } from '../analysis/language.ts'
import { readRequirement } from '../analysis/requirement.ts'
import { scoreEvidence } from '../analysis/score-evidence.ts'
import { analyzeText } from '../analysis/tokens.ts'
import { type Answer, answersOf } from './answers.ts'
import { featuresOf, type RequirementFeatures } from './features.ts'

/** Tokens of all requirements together. Each is compared with every token of the seller's clauses. */
const maxTokens = 600
/** A requirement may use this many tokens even if there are many requirements. */
const minTokensPerRequirement = 12

/** The features of each requirement. */
export function readRequirements({ requirements, buyer, seller, thread }: JudgeBrief): RequirementFeatures[] {
  const language = languageOfListing(buyer)
  const topic = analyzeText(buyer.name, language).tokens
  const title = analyzeText(seller.name, languageOfListing(seller)).tokens
  const tokenLimit = Math.max(minTokensPerRequirement, Math.floor(maxTokens / requirements.length))
  const answers = answersOf(seller, thread)
  const evidence = collectEvidence(seller, thread)
  const sentences = new Map(evidence.sentences.map((one) => [keyOf(one.position, one.text), one]))
  return requirements.map((text) => {
    const required = readRequirement(text, language, topic, tokenLimit)
    return featuresOf(required, text, answers, title, ({ position, sentence }: Answer) => {
      const found = sentences.get(keyOf(position, sentence.text))
      return found && scoreEvidence(required, found, evidence)
    })
  })
}

const keyOf = (position: number, sentence: string) => `${position} ${sentence}`
