import type { Language } from '../../../../language/languages.ts'
import type { ThreadMessage } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageWithin } from '../analysis/language.ts'
import { type AnalyzedText, analyzeText, contentWeight, isSameTerm } from '../analysis/tokens.ts'
import {
  acknowledgement,
  affirmativeEnd,
  affirmativeReply,
  answeredTopic,
  greeting,
  negativeReply,
  quotation,
  quotedTopic,
  regret,
} from '../lexicon/verdicts/replies.ts'
import { asks } from '../lexicon/verdicts/uncertainty.ts'
import { type NumberedQuestions, numberedQuestions, splitNumbered } from './numbered-answers.ts'
import { type EvidenceSentence, readStatement } from './statement.ts'

/** Characters of the thread's latest messages. */
const maxThreadLength = 30_000

/**
 * The seller's statements. What is quoted isn't stated. The first statement of a message answers the last question before
 * it; a bare yes or no answers only a single question. The opening repeats the listing, which may have changed since.
 */
export function threadSentences(
  thread: readonly ThreadMessage[],
  listingLanguage: Language,
): EvidenceSentence[] {
  const sentences: EvidenceSentence[] = []
  let questions: AnalyzedText[] = []
  let asker: ThreadMessage['side'] | null = null
  let numbered: NumberedQuestions = new Map()
  latestMessages(thread).forEach((message, i) => {
    if (message === thread[0] && message.side === 'seller' && message.author === 'ai') return
    const language = languageWithin(message.content, listingLanguage)
    const splitAnswer = splitAnswers(message)
    const statements = statementsOf(message.content)
    const answered = message.side === 'seller' ? numbered : new Map()
    if (message.side === 'buyer') numbered = numberedQuestions(message.content, numbered)
    let last: number | null = null
    for (const { text: statement, number } of splitNumbered(message.content, statements, answered)) {
      const asked = number !== null && number !== last ? numbered.get(number) : undefined
      if (asked) questions = [analyzeText(asked, language)]
      last = number
      const split = splitAnswer(statement)
      const { topic, text: whole } = split.topic ? split : splitTopic(statement)
      const text = message.author === 'ai' ? whole.replace(quotation, ' ').trim() : whole
      if (topic) questions = [analyzeText(topic, language)]
      if (asks(text)) {
        if (asker !== message.side) questions = []
        questions.push(analyzeText(text, language))
        asker = message.side
      } else if (message.side === 'seller') {
        const isClear = questions.length === 1 && questions[0]?.hasDenial === false
        sentences.push({
          ...readStatement(text, language),
          position: i + 1,
          question: joined(questions),
          reply: isClear && questions[0] ? replyOf(text, questions[0], language) : null,
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

interface AnsweredStatement {
  /** What the statement answers; null where it stands for itself. */
  readonly topic: string | null
  readonly text: string
}

/**
 * Splits the lines of the assistant's list of answers: in '- Arch: is included', the seller stated what follows the colon, in
 * answer to what stands before it. Other statements stay whole.
 */
export function splitAnswers(message: ThreadMessage): (statement: string) => AnsweredStatement {
  const found = message.author === 'ai' ? [...message.content.matchAll(answeredTopic)] : []
  const topics = found.map(({ groups }) => groups?.topic ?? '')
  return (statement) => {
    const topic = topics.find((start) => statement.startsWith(start))
    return topic === undefined
      ? { topic: null, text: statement }
      : { topic: topic.replace(/\s*:\s*$/, ''), text: statement.slice(topic.length) }
  }
}

/** 'Regarding “delivery on Saturdays”: yes' answers the topic before the colon. */
function splitTopic(statement: string): AnsweredStatement {
  const match = quotedTopic.exec(statement)
  return match?.[1]
    ? { topic: match[1], text: statement.slice(match[0].length) }
    : { topic: null, text: statement }
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

/** The thread's end, up to a length that can be read in time. */
export function latestMessages(thread: readonly ThreadMessage[]): readonly ThreadMessage[] {
  let length = 0
  const lastExcluded = thread.findLastIndex((message) => {
    length += message.content.length
    return length > maxThreadLength
  })
  return thread.slice(lastExcluded + 1)
}
