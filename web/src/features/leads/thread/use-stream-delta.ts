import { useState } from 'react'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import type { StreamDelta } from '../../../../../src/shared/live-events.ts'
import { useLiveEvent } from '../../../lib/live/socket.ts'

/** The words of a turn in the making, as far as they have come; gone once the message is there or the lock is not. */
export function useStreamDelta(lead: LeadView): StreamDelta | null {
  const [heard, setHeard] = useState<{ words: StreamDelta; after: number } | null>(null)
  const { messages } = lead.latestRound
  useLiveEvent('assistant_words', (words) => {
    if (words.conversation_id === lead.id) setHeard({ words, after: messages.length })
  })
  const current =
    heard && lead.lock && heard.words.conversation_id === lead.id && heard.after === messages.length
  return current && heard.words.text ? heard.words : null
}
