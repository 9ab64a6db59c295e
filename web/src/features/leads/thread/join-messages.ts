import type { MessagePage, MessageView } from '../../../../../src/leads/thread/schema.ts'

/** Consecutive messages up to the latest one. */
export type Window = Pick<MessagePage, 'messages' | 'hasEarlier'>

/**
 * Joins the messages that the page shows with the latest response. A response has only the newest messages of a long thread,
 * so with each new message it begins later. Shown messages stay, unless some are missing between them and the response.
 */
export function joinMessages(shown: Window, latest: Window): Window {
  const [first] = latest.messages
  const place = shown.messages.findIndex(({ id }) => id === first?.id)
  if (place <= 0) return latest
  const before: readonly MessageView[] = shown.messages.slice(0, place)
  return { messages: [...before, ...latest.messages], hasEarlier: shown.hasEarlier }
}
