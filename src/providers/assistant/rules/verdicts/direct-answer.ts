import { alternatives } from '../../../../language/alternatives.ts'
import type { Language } from '../../../../language/languages.ts'
import { monthNames } from '../../../../language/lexicon/date-words.ts'
import type { ThreadMessage } from '../../briefs.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { languageWithin } from '../analysis/language.ts'
import { withoutOpening } from '../analysis/messages.ts'
import { shortTopic } from '../analysis/short-topic.ts'
import { type AnalyzedText, analyzeText, contentWeight, isSameTerm } from '../analysis/tokens.ts'
import { namesDay } from '../evidence/exclusions.ts'
import { answerLine, consent, reservation } from '../lexicon/verdicts/direct-answers.ts'
import {
  acknowledgement,
  affirmativeReply,
  greeting,
  negativeReply,
  regret,
} from '../lexicon/verdicts/replies.ts'
import { asks, leavesOpen } from '../lexicon/verdicts/uncertainty.ts'

/**
 * Reads what the seller answered to the assistant's questions about requirements: '- Glasses: yes.' A plain yes or no is about
 * the requirement that was asked about, whatever words it uses.
 */

export interface DirectAnswer {
  readonly verdict: 'meet' | 'not meet'
  readonly topic: string
  /** As the seller wrote it. */
  readonly text: string
}

interface Answered {
  readonly topic: string
  readonly text: string
  /** What the seller said in later messages. */
  readonly later: readonly string[]
}

/** The direct answer to each requirement; null where there is none that is plain, or where the seller took it back. */
export function directAnswers(
  thread: readonly ThreadMessage[],
  language: Language,
): (requirement: string) => DirectAnswer | null {
  const answers = answersByTopic(withoutOpening(thread))
  return (requirement) => {
    const answered = answers.get(shortTopic(requirement, language).toLowerCase())
    if (!answered) return null
    const required = analyzeText(requirement, language)
    const verdict = verdictOf(answered.text, required, language)
    if (!verdict || answered.later.some((text) => isTakenBack(text, required, language))) return null
    return { verdict, topic: answered.topic, text: answered.text }
  }
}

/** The latest answer to each topic, in lower case. */
function answersByTopic(thread: readonly ThreadMessage[]): Map<string, Answered> {
  const answers = new Map<string, Answered>()
  thread.forEach(({ side, author, content }, i) => {
    if (side !== 'seller' || author !== 'ai') return
    const later = thread
      .slice(i + 1)
      .filter((message) => message.side === 'seller')
      .flatMap((message) => statementsOf(message.content))
    for (const { groups } of content.matchAll(answerLine)) {
      const { topic = '', answer = '' } = groups ?? {}
      answers.set(topic.toLowerCase(), { topic, text: answer, later })
    }
  })
  return answers
}

function verdictOf(
  answer: string,
  required: AnalyzedText,
  language: Language,
): DirectAnswer['verdict'] | null {
  const text = answer.replace(greeting, '')
  // A yes to 'no lilies' can mean both.
  if (required.hasDenial || asks(text) || leavesOpen(text) || namesOthers(text, required)) return null
  const affirmed = affirmativeReply.exec(text)
  const denied = affirmed ? null : negativeReply.exec(text)
  if (denied) {
    const rest = text.slice(denied[0].length).replace(/^[\s,.;!–-]+/u, '')
    const isPlain = rest === '' || regret.test(rest) || analyzeText(rest, language).hasDenial
    return isPlain && !consent.test(rest) ? 'not meet' : null
  }
  const rest = affirmed ? text.slice(affirmed[0].length) : text
  const stated = rest.replace(new RegExp(consent.source, 'giu'), ' ')
  if (!affirmed && !(consent.test(text) && speaksOf(stated, required, language))) return null
  const isPlain = !reservation.test(stated) && !acknowledgement.test(stated)
  return isPlain && !analyzeText(stated, languageWithin(stated, language)).hasDenial ? 'meet' : null
}

/** Whether a text has no content of its own or shares some with the requirement. */
function speaksOf(text: string, required: AnalyzedText, language: Language): boolean {
  const { tokens } = analyzeText(text, languageWithin(text, language))
  const content = tokens.filter(({ weight }) => weight >= contentWeight)
  if (content.length === 0) return true
  const numbers = numbersIn(required.text)
  return (
    content.some((token) => required.tokens.some((other) => isSameTerm(token, other))) ||
    numbersIn(text).some((number) => numbers.includes(number))
  )
}

/** Whether an answer to a requirement with a number or a time names another one: 'yes, in April' of 'by the end of March'. */
function namesOthers(answer: string, { text: required }: AnalyzedText): boolean {
  const numbers = numbersIn(required)
  const times = timesIn(required)
  if (numbers.length + times.length === 0) return false
  return (
    numbersIn(answer).some((number) => !numbers.includes(number)) ||
    timesIn(answer).some((time) => !times.includes(time))
  )
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []
const months = monthNames.map((names) => new RegExp(`^(?:${alternatives(names)})$`, 'iu'))

/** The days and months that a text names; a month by its number, in any language. */
const timesIn = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const month = months.findIndex((names) => names.test(word))
    if (month >= 0) return [String(month)]
    return namesDay(word.toLowerCase()) ? [word.toLowerCase()] : []
  })

/** Whether a later statement about the same denies something or leaves it open. */
function isTakenBack(statement: string, required: AnalyzedText, language: Language): boolean {
  const { tokens, hasDenial } = analyzeText(statement, languageWithin(statement, language))
  if (!hasDenial && !leavesOpen(statement)) return false
  return tokens.some(
    (token) => token.weight >= contentWeight && required.tokens.some((other) => isSameTerm(token, other)),
  )
}
