import type { Language } from '../../../../language/languages.ts'
import { clausesOf } from '../../../../language/sentences.ts'
import type { RevealedListing, ThreadMessage } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageOfListing, languageWithin } from '../analysis/language.ts'
import { isOpening, latestMessages } from '../analysis/messages.ts'
import { type AnalyzedText, analyzeText, contentWeight, isSameTerm } from '../analysis/tokens.ts'
import { splitAnswers } from '../evidence/answered-topics.ts'
import { textsOf } from '../evidence/evidence.ts'
import { type NumberedQuestions, numberedQuestions, splitNumbered } from '../evidence/numbered-answers.ts'
import { asks } from '../lexicon/verdicts/uncertainty.ts'

/** A clause of what the seller shows or says, with what stands around it. */
export interface ClauseInContext {
  readonly clause: AnalyzedText
  readonly sentence: AnalyzedText
  /** The clause or sentence before it in the same text. */
  readonly before: AnalyzedText | null
  /** The clause after it in its sentence, if any, and how the two are linked. */
  readonly after: string
  /** All clauses after it in its sentence. */
  readonly rest: readonly string[]
  readonly link: 'colon' | 'topic' | 'other' | null
  /** The next sentence, if the clause is its sentence's last. */
  readonly next: string
  readonly isFirstClause: boolean
  /** 0 for the listing, else the number of the message, from 1. */
  readonly position: number
  /** What the buyer wrote since the seller's last message. */
  readonly asked: readonly AnalyzedText[]
  /** Whether `asked` is the question with the same number. */
  readonly isNumbered: boolean
  /** With each of these, how many content words the sentence shares. */
  readonly sharedWithAsked: readonly number[]
  /** Whether it is one of the offering's points. */
  readonly isPoint: boolean
  /** The number of the sentence in its message, and of how many. */
  readonly index: number
  readonly count: number
  /** Whether the message also asks something. */
  readonly asksBack: boolean
}

/** What stands around the clauses of a sentence: `before` its first one, and `next` after its last one. */
type SentenceContext = Pick<
  ClauseInContext,
  'before' | 'next' | 'isPoint' | 'position' | 'asked' | 'isNumbered' | 'index' | 'count' | 'asksBack'
>

const maxListingSentences = 150
/** Of the listing, and again of the thread. */
const maxTokens = 1_500
const maxClauses = 250
/** The buyer's latest sentences. */
const maxAsked = 12
/** A clause with no more content words can be the topic of the next one: 'Parking: none', 'kiln drying, not us'. */
const maxTopicTokens = 2

/** The clauses of the seller's listing, and of the seller's messages. */
export function sellerClauses(seller: RevealedListing, thread: readonly ThreadMessage[]): ClauseInContext[] {
  const latestFirst = threadClauses(thread, languageOfListing(seller)).toReversed()
  return [...limitTokens(listingClauses(seller)), ...limitTokens(latestFirst).toReversed()]
}

function limitTokens(clauses: readonly ClauseInContext[]): ClauseInContext[] {
  let count = 0
  return clauses.slice(0, maxClauses).filter(({ sentence }) => {
    count += sentence.tokens.length
    return count <= maxTokens
  })
}

function listingClauses(seller: RevealedListing): ClauseInContext[] {
  const language = languageOfListing(seller)
  const points = new Set(seller.points)
  return textsOf(seller)
    .flatMap((text) => statementsOf(text).map((statement) => ({ statement, isPoint: points.has(text) })))
    .filter(({ statement }) => !asks(statement))
    .slice(0, maxListingSentences)
    .flatMap(({ statement, isPoint }) =>
      clausesOfSentence(statement, languageWithin(statement, language), { ...alone, isPoint }),
    )
}

const alone: SentenceContext = {
  before: null,
  next: '',
  isPoint: false,
  position: 0,
  asked: [],
  isNumbered: false,
  index: 0,
  count: 1,
  asksBack: false,
}

function threadClauses(thread: readonly ThreadMessage[], listingLanguage: Language): ClauseInContext[] {
  const clauses: ClauseInContext[] = []
  let asked: AnalyzedText[] = []
  let isAnswered = false
  let numbered: NumberedQuestions = new Map()
  for (const [i, message] of latestMessages(thread).entries()) {
    const language = languageWithin(message.content, listingLanguage)
    if (message.side === 'buyer') {
      const sentences = statementsOf(message.content).map((text) => analyzeText(text, language))
      asked = [...(isAnswered ? [] : asked), ...sentences].slice(-maxAsked)
      isAnswered = false
      numbered = numberedQuestions(message.content, numbered)
    } else if (!isOpening(message, thread)) {
      clauses.push(...messageClauses(message, i + 1, { asked, numbered, language }))
      isAnswered = true
    }
  }
  return clauses
}

interface Asked {
  readonly asked: readonly AnalyzedText[]
  readonly numbered: NumberedQuestions
  readonly language: Language
}

function messageClauses(
  message: ThreadMessage,
  position: number,
  { asked, numbered, language }: Asked,
): ClauseInContext[] {
  const statements = statementsOf(message.content)
  const parts = splitNumbered(message.content, statements, numbered)
  const asksBack = statements.some(asks)
  const splitAnswer = splitAnswers(message)
  let before: AnalyzedText | null = null
  return parts.flatMap((part, i) => {
    const { number } = part
    const { topic, text } = splitAnswer(part.text)
    const question = topic ?? (number === null ? null : numbered.get(number))
    const isFirstOfNumber = number !== null && number !== parts[i - 1]?.number
    const ofNumber = number === null ? parts : parts.filter((other) => other.number === number)
    const next = parts[i + 1]
    const clauses = clausesOfSentence(text, language, {
      before: topic || isFirstOfNumber ? null : before,
      next: next?.number === number ? next.text : '',
      isPoint: false,
      position,
      asked: question ? [analyzeText(question, language)] : asked,
      isNumbered: number !== null,
      index: i - parts.indexOf(ofNumber[0] ?? part),
      count: ofNumber.length,
      asksBack,
    })
    before = analyzeText(text, language)
    return clauses
  })
}

function clausesOfSentence(text: string, language: Language, context: SentenceContext): ClauseInContext[] {
  const found = clausesOf(text).filter((clause) => /\p{L}/u.test(clause))
  const clauses = found.length > 1 ? found : [text]
  const sentence = analyzeText(text, language)
  const sharedWithAsked = context.asked.map((asked) => countShared(asked, sentence))
  let end = 0
  let { before } = context
  return clauses.map((part, i) => {
    const clause = analyzeText(part, language)
    end = text.indexOf(part, end) + part.length
    const after = clauses[i + 1] ?? ''
    const separator = after ? text.slice(end, text.indexOf(after, end)) : ''
    const inContext: ClauseInContext = {
      ...context,
      clause,
      sentence,
      before,
      after,
      rest: clauses.slice(i + 1),
      link: after ? linkOf(separator, clause) : null,
      next: after ? '' : context.next,
      isFirstClause: i === 0,
      sharedWithAsked,
    }
    before = clause
    return inContext
  })
}

const countShared = (asked: AnalyzedText, { tokens }: AnalyzedText): number =>
  asked.tokens.filter(
    (token) => token.weight >= contentWeight && tokens.some((other) => isSameTerm(other, token)),
  ).length

function linkOf(separator: string, { tokens }: AnalyzedText): ClauseInContext['link'] {
  if (/[:–—-]/.test(separator)) return 'colon'
  return tokens.filter(({ weight }) => weight >= contentWeight).length <= maxTopicTokens ? 'topic' : 'other'
}
