import { useState } from 'react'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { StreamDelta } from '../../../../../src/shared/live-events.ts'
import { useLiveEvent } from '../../../lib/live/socket.ts'

/**
 * The text so far of the message that the assistant is writing; null once it is there. A message that is sent at once is
 * written while the lead is locked; a draft while `drafting`.
 */
export function useStreamDelta(lead: LeadView, drafting: boolean): StreamDelta | null {
  const [latest, setLatest] = useState<{ delta: StreamDelta; messageCount: number } | null>(null)
  const { messages } = lead.latestRound
  useLiveEvent('stream_delta', (delta) => {
    if (delta.conversation_id === lead.id) setLatest({ delta, messageCount: messages.length })
  })
  if (!latest?.delta.text || latest.delta.conversation_id !== lead.id) return null
  if (latest.delta.draft_id !== undefined) return drafting ? latest.delta : null
  return lead.lock && latest.messageCount === messages.length ? latest.delta : null
}
