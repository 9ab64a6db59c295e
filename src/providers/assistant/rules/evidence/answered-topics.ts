import type { ThreadMessage } from '../../briefs.ts'
import { answeredTopic, quotedTopic } from '../lexicon/verdicts/replies.ts'

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
export function splitTopic(statement: string): AnsweredStatement {
  const match = quotedTopic.exec(statement)
  return match?.[1]
    ? { topic: match[1], text: statement.slice(match[0].length) }
    : { topic: null, text: statement }
}
