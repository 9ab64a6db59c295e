import type { Ctx } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { sendStreamDelta } from '../../db/outbox/emit.ts'
import { leadSides } from '../../db/tables/leads.ts'
import type { Call } from '../../providers/assistant/assistant.ts'
import { pitchBrief, type RoundInputs, type ThreadMessage } from '../../providers/assistant/briefs.ts'
import { AssistantError, mayRecover } from '../../providers/assistant/errors.ts'
import type { Side } from '../../shared/sides.ts'
import type { Lead } from '../own-lead.ts'
import type { Pair } from '../rounds/pair.ts'

/**
 * How long the assistant may send nothing, in milliseconds. The first words usually arrive within 2 s. Two attempts that
 * hang and the release of the lock fit in 20 s, during which nobody can write.
 */
export const maxSilenceMs = 8_000

export interface MessageRequest {
  readonly side: Side
  readonly inputs: RoundInputs | null
  readonly thread: readonly ThreadMessage[]
}

/** Has the assistant write a side's next message. */
export async function writeMessage(
  ctx: Pick<Ctx, 'assistant'>,
  pair: Pair,
  { side, inputs, thread }: MessageRequest,
  call: Call,
): Promise<ThreadMessage> {
  const content = await ctx.assistant.pitch(pitchBrief(side, pair.seller, pair.buyer, inputs, thread), call)
  return { side, author: 'ai', companyName: pair[side].companyName, content }
}

/** Like `writeMessage`, with a second attempt after a failure that may be temporary. */
export const writeWithRetry = (...request: Parameters<typeof writeMessage>): Promise<ThreadMessage> =>
  writeMessage(...request).catch((error: unknown) => {
    if (error instanceof AssistantError && mayRecover(error)) return writeMessage(...request)
    throw error
  })

/** The minimum time between two stream deltas, in milliseconds: people can't read more than ten a second. */
const deltaIntervalMs = 100

/**
 * Streams the text to the side's own people while it is generated. Each delta is the whole text so far, so
 * intermediate ones are skipped.
 */
export function streamTo(db: Db, lead: Lead, side: Side, draftId?: string): (text: string) => void {
  const source = {
    conversation_id: lead.id,
    side,
    company_id: lead[leadSides[side].company],
    ...(draftId === undefined ? {} : { draft_id: draftId }),
  }
  let lastSentAt = Number.NEGATIVE_INFINITY
  return (text) => {
    if (performance.now() - lastSentAt < deltaIntervalMs) return
    lastSentAt = performance.now()
    // A lost delta does no harm: the complete message follows.
    sendStreamDelta(db, { ...source, text }).catch(() => {})
  }
}
