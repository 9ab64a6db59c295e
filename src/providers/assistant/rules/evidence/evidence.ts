import type { Language } from '../../../../language/languages.ts'
import { memoizeTextByLanguage } from '../../../../language/memoize-text.ts'
import type { RevealedListing, ThreadMessage } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageOfListing, languageWithin } from '../analysis/language.ts'
import { analyzeText, type Token } from '../analysis/tokens.ts'
import { asks } from '../lexicon/verdicts/uncertainty.ts'
import { sellerStatements } from './seller-statements.ts'
import { type EvidenceSentence, readStatement } from './statement.ts'

export interface Evidence {
  readonly sentences: readonly EvidenceSentence[]
  /** Tokens of the listing's name, which apply to all its sentences. */
  readonly titleTokens: readonly Token[]
  readonly language: Language
}

const maxSentences = 400
/** For the listing, and again for the thread: each token is compared with each token of a requirement. */
const maxTokens = 3_000

/** What an offering says, in the order of its weight as evidence. */
export const textsOf = (seller: RevealedListing): readonly string[] => [
  ...seller.points,
  seller.name,
  seller.description,
  ...seller.files.map((file) => file.text),
  seller.companyDescription,
]

/** The sentences of the seller's listing and of the seller's messages. */
export function collectEvidence(seller: RevealedListing, thread: readonly ThreadMessage[]): Evidence {
  const language = languageOfListing(seller)
  const listingSentences = textsOf(seller)
    .flatMap(statementsOf)
    .filter((text) => !asks(text))
    .slice(0, maxSentences)
    .map((text) => listingSentence(text, language))
  const latestFirst = sellerStatements(thread, language).toReversed()
  return {
    language,
    titleTokens: analyzeText(seller.name, language).tokens,
    sentences: [...limitTokens(listingSentences), ...limitTokens(latestFirst).toReversed()],
  }
}

function limitTokens(sentences: readonly EvidenceSentence[]): EvidenceSentence[] {
  let count = 0
  return sentences.filter((sentence) => {
    count += sentence.tokens.length
    return count <= maxTokens
  })
}

const listingSentence = memoizeTextByLanguage(
  (text, listingLanguage): EvidenceSentence => ({
    ...readStatement(text, languageWithin(text, listingLanguage)),
    position: 0,
    question: null,
    reply: null,
  }),
)
