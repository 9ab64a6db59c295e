import type { Language } from '../../../../language/languages.ts'
import type { RevealedListing, ThreadMessage } from '../../briefs.ts'
import { affirmativeReply, negativeReply, quotation, quotedTopic } from '../lexicon/replies.ts'
import { asks, leavesOpen } from '../lexicon/uncertainty.ts'
import { memoizeTextByLanguage } from '../memoize.ts'
import { statementsOf } from './injection-filter.ts'
import { languageOfListing, languageWithin } from './language.ts'
import { type AnalyzedText, analyzeText, type Token } from './tokens.ts'

/** A sentence of the seller that can meet or rule out a requirement. */
export interface EvidenceSentence extends AnalyzedText {
  /** 0 for the listing, else the number of the message, from 1. Later sentences take precedence. */
  readonly position: number
  /** The question that the sentence answers, if any. */
  readonly question: AnalyzedText | null
  /** A yes or no to the question at the start of the sentence. */
  readonly reply: 'yes' | 'no' | null
  /** The sentence leaves open what it speaks of: it settles nothing, and neither does what was said before. */
  readonly leavesOpen: boolean
}

export interface Evidence {
  readonly sentences: readonly EvidenceSentence[]
  /** Tokens of the listing's name, which apply to all its sentences. */
  readonly titleTokens: readonly Token[]
  readonly language: Language
}

const maxSentences = 400
/** For the listing, and again for the thread: each token is compared with each token of a requirement. */
const maxTokens = 3_000
/** Characters of the thread's latest messages. */
const maxThreadLength = 30_000

/** The sentences of the seller's listing and of the seller's messages. */
export function collectEvidence(seller: RevealedListing, thread: readonly ThreadMessage[]): Evidence {
  const texts = [
    ...seller.points,
    seller.name,
    seller.description,
    ...seller.files.map((file) => file.text),
    seller.companyDescription,
  ]
  const language = languageOfListing(seller)
  const listingSentences = texts
    .flatMap(statementsOf)
    .filter((text) => !asks(text))
    .slice(0, maxSentences)
    .map((text) => listingSentence(text, language))
  const latestFirst = threadSentences(latestMessages(thread), language).toReversed()
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

function latestMessages(thread: readonly ThreadMessage[]): readonly ThreadMessage[] {
  let length = 0
  const lastExcluded = thread.findLastIndex((message) => {
    length += message.content.length
    return length > maxThreadLength
  })
  return thread.slice(lastExcluded + 1)
}

const listingSentence = memoizeTextByLanguage(
  (text, listingLanguage): EvidenceSentence => ({
    ...analyzeText(text, languageWithin(text, listingLanguage)),
    position: 0,
    question: null,
    reply: null,
    leavesOpen: leavesOpen(text),
  }),
)

/**
 * The seller's statements. What is quoted isn't stated. The first statement of a message answers the last question before
 * it; a bare yes or no answers only a single question.
 */
function threadSentences(thread: readonly ThreadMessage[], listingLanguage: Language): EvidenceSentence[] {
  const sentences: EvidenceSentence[] = []
  let questions: AnalyzedText[] = []
  let asker: ThreadMessage['side'] | null = null
  thread.forEach((message, i) => {
    if (message.side === 'seller' && message.author === 'ai' && i === 0) return
    const language = languageWithin(message.content, listingLanguage)
    for (const statement of statementsOf(message.content)) {
      const { topic, text: whole } = splitTopic(statement)
      const text = message.author === 'ai' ? whole.replace(quotation, ' ').trim() : whole
      if (topic) questions = [analyzeText(topic, language)]
      if (asks(text)) {
        if (asker !== message.side) questions = []
        questions.push(analyzeText(text, language))
        asker = message.side
      } else if (message.side === 'seller') {
        const isClear = questions.length === 1 && questions[0]?.hasDenial === false
        sentences.push({
          ...analyzeText(text, language),
          position: i + 1,
          question: joined(questions),
          reply: isClear ? replyOf(text) : null,
          leavesOpen: leavesOpen(text),
        })
        questions = []
      }
    }
  })
  return sentences
}

function joined(questions: readonly AnalyzedText[]): AnalyzedText | null {
  const [first] = questions
  if (!first || questions.length === 1) return first ?? null
  return {
    ...first,
    text: questions.map(({ text }) => text).join(' '),
    tokens: questions.flatMap(({ tokens }) => tokens),
    quantities: questions.flatMap(({ quantities }) => quantities),
    phrase: questions.map(({ phrase }) => phrase).join(''),
  }
}

/** 'Regarding “delivery on Saturdays”: yes' answers the topic before the colon. */
function splitTopic(statement: string): { topic: string | null; text: string } {
  const match = quotedTopic.exec(statement)
  return match?.[1]
    ? { topic: match[1], text: statement.slice(match[0].length) }
    : { topic: null, text: statement }
}

function replyOf(text: string): EvidenceSentence['reply'] {
  if (affirmativeReply.test(text)) return 'yes'
  return negativeReply.test(text) ? 'no' : null
}
