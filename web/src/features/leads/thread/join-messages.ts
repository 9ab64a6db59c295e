import type { MessagePage, MessageView } from '../../../../../src/leads/thread/schema.ts'

/** Consecutive messages up to the latest one. */
export type Window = Pick<MessagePage, 'messages' | 'hasEarlier'>

/**
 * A long thread's answer begins later with each new message. What the page has shown before stays, unless messages are
 * missing between it and the answer.
 */
export function joinMessages(shown: Window, latest: Window): Window {
  const [first] = latest.messages
  const place = shown.messages.findIndex(({ id }) => id === first?.id)
  if (place <= 0) return latest
  const before: readonly MessageView[] = shown.messages.slice(0, place)
  return { messages: [...before, ...latest.messages], hasEarlier: shown.hasEarlier }
}
