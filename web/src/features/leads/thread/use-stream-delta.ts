import { useState } from 'react'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import type { StreamDelta } from '../../../../../src/shared/live-events.ts'
import { useLiveEvent } from '../../../lib/live/socket.ts'

/** The text so far of the message that the assistant is writing; null once the message is there or the lock is released. */
export function useStreamDelta(lead: LeadView): StreamDelta | null {
  const [latest, setLatest] = useState<{ delta: StreamDelta; messageCount: number } | null>(null)
  const { messages } = lead.latestRound
  useLiveEvent('assistant_words', (delta) => {
    if (delta.conversation_id === lead.id) setLatest({ delta, messageCount: messages.length })
  })
  const isCurrent =
    latest && lead.lock && latest.delta.conversation_id === lead.id && latest.messageCount === messages.length
  return isCurrent && latest.delta.text ? latest.delta : null
}
