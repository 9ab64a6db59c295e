import type { ThreadMessage } from '../../briefs.ts'

/** Characters of a thread's latest messages that can be read in time. */
const maxThreadLength = 30_000

/** Whether a message is the assistant's opening. It states nothing: it repeats the listings, which may have changed since. */
export const isOpening = (message: ThreadMessage, thread: readonly ThreadMessage[]): boolean =>
  message === thread[0] && message.side === 'seller' && message.author === 'ai'

export const withoutOpening = (thread: readonly ThreadMessage[]): readonly ThreadMessage[] =>
  thread.filter((message) => !isOpening(message, thread))

/** The thread's end, up to a length that can be read in time. */
export function latestMessages(thread: readonly ThreadMessage[]): readonly ThreadMessage[] {
  let length = 0
  const lastExcluded = thread.findLastIndex((message) => {
    length += message.content.length
    return length > maxThreadLength
  })
  return thread.slice(lastExcluded + 1)
}
