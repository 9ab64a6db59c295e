import type { Language } from '../../../../language/languages.ts'
import type { ThreadMessage } from '../../briefs.ts'
import {
  affirmativeEnd,
  affirmativeReply,
  greeting,
  negativeReply,
  quotation,
  quotedTopic,
} from '../lexicon/replies.ts'
import { asks } from '../lexicon/uncertainty.ts'
import { statementsOf } from './injection-filter.ts'
import { languageWithin } from './language.ts'
import { type EvidenceSentence, readStatement } from './statement.ts'
import { type AnalyzedText, analyzeText } from './tokens.ts'

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
  latestMessages(thread).forEach((message, i) => {
    if (message === thread[0] && message.side === 'seller' && message.author === 'ai') return
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
          ...readStatement(text, language),
          position: i + 1,
          question: joined(questions),
          reply: isClear ? replyOf(text) : null,
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

function replyOf(sentence: string): EvidenceSentence['reply'] {
  const text = sentence.replace(greeting, '')
  if (affirmativeReply.test(text)) return 'yes'
  if (negativeReply.test(text)) return 'no'
  return affirmativeEnd.test(text) ? 'partly' : null
}

function latestMessages(thread: readonly ThreadMessage[]): readonly ThreadMessage[] {
  let length = 0
  const lastExcluded = thread.findLastIndex((message) => {
    length += message.content.length
    return length > maxThreadLength
  })
  return thread.slice(lastExcluded + 1)
}
