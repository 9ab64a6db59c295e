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
export interface Answer {
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

type Place = Pick<Answer, 'isPoint' | 'position' | 'asked' | 'isNumbered' | 'index' | 'count' | 'asksBack'>

const maxListingSentences = 150
/** Of the listing, and again of the thread. */
const maxTokens = 1_500
const maxAnswers = 250
/** The buyer's latest sentences. */
const maxAsked = 12
/** A clause with no more content words can be the topic of the next one: 'Parking: none', 'kiln drying, not us'. */
const maxTopicTokens = 2

/** The clauses of the seller's listing, and of the seller's messages. */
export function answersOf(seller: RevealedListing, thread: readonly ThreadMessage[]): Answer[] {
  const language = languageOfListing(seller)
  const points = new Set(seller.points)
  const inListing = textsOf(seller)
    .flatMap((text) =>
      statementsOf(text).map((statement) => ({ text: statement, isPoint: points.has(text) })),
    )
    .filter(({ text }) => !asks(text))
    .slice(0, maxListingSentences)
    .flatMap(({ text, isPoint }) =>
      clauseAnswers(text, languageWithin(text, language), null, '', {
        isPoint,
        position: 0,
        asked: [],
        isNumbered: false,
        index: 0,
        count: 1,
        asksBack: false,
      }),
    )
  const inThread = answersInThread(thread, language)
  return [...limitTokens(inListing), ...limitTokens(inThread.toReversed()).toReversed()]
}

function limitTokens(answers: readonly Answer[]): Answer[] {
  let count = 0
  return answers.slice(0, maxAnswers).filter(({ sentence }) => {
    count += sentence.tokens.length
    return count <= maxTokens
  })
}

function answersInThread(thread: readonly ThreadMessage[], listingLanguage: Language): Answer[] {
  const answers: Answer[] = []
  let asked: AnalyzedText[] = []
  let isAnswered = false
  let questions: NumberedQuestions = new Map()
  latestMessages(thread).forEach((message, i) => {
    const language = languageWithin(message.content, listingLanguage)
    const statements = statementsOf(message.content)
    if (message.side === 'buyer') {
      const texts = statements.map((text) => analyzeText(text, language))
      asked = [...(isAnswered ? [] : asked), ...texts].slice(-maxAsked)
      isAnswered = false
      questions = numberedQuestions(message.content, questions)
      return
    }
    if (isOpening(message, thread)) return
    const asksBack = statements.some(asks)
    let before: AnalyzedText | null = null
    const splitAnswer = splitAnswers(message)
    const parts = splitNumbered(message.content, statements, questions)
    parts.forEach(({ text: part, number }, index) => {
      const { topic, text } = splitAnswer(part)
      const question = topic ?? (number === null ? null : questions.get(number))
      const isNew = question !== null && number !== parts[index - 1]?.number
      const first = number === null ? 0 : parts.findIndex((other) => other.number === number)
      const place = {
        isPoint: false,
        position: i + 1,
        asked: question ? [analyzeText(question, language)] : asked,
        isNumbered: number !== null,
        index: index - first,
        count: number === null ? parts.length : parts.filter((other) => other.number === number).length,
        asksBack,
      }
      const next = parts[index + 1]
      const goesOn = next && next.number === number ? next.text : ''
      answers.push(...clauseAnswers(text, language, topic || isNew ? null : before, goesOn, place))
      before = analyzeText(text, language)
    })
    isAnswered = true
  })
  return answers
}

function clauseAnswers(
  text: string,
  language: Language,
  before: AnalyzedText | null,
  nextSentence: string,
  place: Place,
): Answer[] {
  const found = clausesOf(text).filter((clause) => /\p{L}/u.test(clause))
  const clauses = found.length > 1 ? found : [text]
  const sentence = analyzeText(text, language)
  const sharedWithAsked = place.asked.map((asked) => countShared(asked, sentence))
  let end = 0
  let previous = before
  return clauses.map((clause, i) => {
    const analyzed = analyzeText(clause, language)
    end = text.indexOf(clause, end) + clause.length
    const after = clauses[i + 1] ?? ''
    const separator = after ? text.slice(end, text.indexOf(after, end)) : ''
    const answer: Answer = {
      clause: analyzed,
      sentence,
      before: previous,
      after,
      rest: clauses.slice(i + 1),
      link: after ? linkOf(separator, analyzed) : null,
      next: after ? '' : nextSentence,
      isFirstClause: i === 0,
      sharedWithAsked,
      ...place,
    }
    previous = analyzed
    return answer
  })
}

const countShared = (asked: AnalyzedText, { tokens }: AnalyzedText): number =>
  asked.tokens.filter(
    (token) => token.weight >= contentWeight && tokens.some((other) => isSameTerm(other, token)),
  ).length

function linkOf(separator: string, { tokens }: AnalyzedText): Answer['link'] {
  if (/[:–—-]/.test(separator)) return 'colon'
  return tokens.filter(({ weight }) => weight >= contentWeight).length <= maxTopicTokens ? 'topic' : 'other'
}
