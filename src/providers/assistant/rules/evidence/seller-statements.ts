import type { Language } from '../../../../language/languages.ts'
import type { Side } from '../../../../shared/sides.ts'
import type { ThreadMessage } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageWithin } from '../analysis/language.ts'
import { isOpening, latestMessages } from '../analysis/messages.ts'
import { type AnalyzedText, analyzeText, contentWeight, isSameTerm } from '../analysis/tokens.ts'
import {
  acknowledgement,
  affirmativeEnd,
  affirmativeReply,
  greeting,
  negativeReply,
  quotation,
  regret,
} from '../lexicon/verdicts/replies.ts'
import { asks } from '../lexicon/verdicts/uncertainty.ts'
import { splitAnswers, splitTopic } from './answered-topics.ts'
import { type NumberedQuestions, numberedQuestions, splitNumbered } from './numbered-answers.ts'
import { type EvidenceSentence, readStatement } from './statement.ts'

/**
 * What the seller states in a thread, with the question that each statement answers: the first one of a message answers the
 * last questions before it. What is quoted isn't stated.
 */
export function sellerStatements(
  thread: readonly ThreadMessage[],
  listingLanguage: Language,
): EvidenceSentence[] {
  const statements: EvidenceSentence[] = []
  let openQuestions: AnalyzedText[] = []
  let asker: Side | null = null
  let numbered: NumberedQuestions = new Map()
  for (const [i, message] of latestMessages(thread).entries()) {
    if (isOpening(message, thread)) continue
    const { side, content } = message
    const language = languageWithin(content, listingLanguage)
    if (side === 'buyer') numbered = numberedQuestions(content, numbered)
    for (const { text, question } of partsOf(message, numbered)) {
      if (question) openQuestions = [analyzeText(question, language)]
      if (asks(text)) {
        if (asker !== side) openQuestions = []
        openQuestions.push(analyzeText(text, language))
        asker = side
      } else if (side === 'seller') {
        statements.push({
          ...readStatement(text, language),
          position: i + 1,
          question: joined(openQuestions),
          reply: replyTo(openQuestions, text, language),
        })
        openQuestions = []
      }
    }
  }
  return statements
}

interface MessagePart {
  readonly text: string
  /** The question or topic that the message itself names before the text. */
  readonly question: string | null
}

function partsOf(message: ThreadMessage, numbered: NumberedQuestions): MessagePart[] {
  const { side, author, content } = message
  const splitAnswer = splitAnswers(message)
  const parts = splitNumbered(content, statementsOf(content), side === 'seller' ? numbered : new Map())
  return parts.map(({ text: statement, number }, i) => {
    const isFirstOfNumber = number !== null && number !== parts[i - 1]?.number
    const answer = splitAnswer(statement)
    const { topic, text } = answer.topic ? answer : splitTopic(statement)
    return {
      text: author === 'ai' ? text.replace(quotation, ' ').trim() : text,
      question: topic || (isFirstOfNumber && numbered.get(number)) || null,
    }
  })
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

/** A bare yes or no answers only a single question, and not one that denies. */
function replyTo(
  questions: readonly AnalyzedText[],
  text: string,
  language: Language,
): EvidenceSentence['reply'] {
  const [question, ...others] = questions
  return question && others.length === 0 && !question.hasDenial ? replyOf(text, question, language) : null
}

/**
 * What opens with a yes or a no and goes on in the same clause answers only if it speaks of what was asked: 'Of course I
 * understand' doesn't.
 */
function replyOf(sentence: string, question: AnalyzedText, language: Language): EvidenceSentence['reply'] {
  const text = sentence.replace(greeting, '')
  const match = affirmativeReply.exec(text) ?? negativeReply.exec(text)
  if (match) {
    const rest = text.slice(match[0].length)
    if (acknowledgement.test(rest)) return null
    if (/^\s+\p{L}/u.test(rest) && !speaksOf(rest, question, language)) return null
    return affirmativeReply.test(text) ? 'yes' : 'no'
  }
  if (regret.test(text)) return analyzeText(text, language).hasDenial ? 'no' : null
  return affirmativeEnd.test(text) ? 'partly' : null
}

/** Whether a text has no content of its own or shares some with the question. */
function speaksOf(text: string, question: AnalyzedText, language: Language): boolean {
  const content = analyzeText(text, language).tokens.filter(({ weight }) => weight >= contentWeight)
  return (
    content.length === 0 || content.some((token) => question.tokens.some((other) => isSameTerm(other, token)))
  )
}
