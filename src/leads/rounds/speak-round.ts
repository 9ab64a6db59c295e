import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Db, Reader } from '../../db/client.ts'
import { sendStreamDelta } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { messages, rounds } from '../../db/tables/leads.ts'
import type { Call, ThreadMessage } from '../../providers/assistant/assistant.ts'
import { pitchBrief, type RoundInputs } from '../../providers/assistant/briefs.ts'
import type { Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { companyOn, type Lead } from '../own-lead.ts'
import { type Assessment, assess, type Pair, writeAssessment } from './assess.ts'
import { countChange, type Turn, takeTurn } from './assistant-turn.ts'
import { judgementsOf, questionsOf, type Round } from './rounds.ts'

/** The job after a side's inputs: the assistant speaks for the side, then judges and asks anew. */
export const speakRound = (ctx: Ctx, job: Jobs['speak-round'], run: JobRun): Promise<void> =>
  takeTurn(
    ctx,
    job,
    run,
    async (turn, call) => {
      const side = openerOf(turn.round)
      const inputs = await readInputs(ctx.db, turn, side)
      const onWords = whispering(ctx.db, turn.lead, side)
      return await speak(ctx, turn, { side, inputs, talk: turn.talk }, { ...call, onWords })
    },
    async (tx, { lead, round }, { said, assessment }) => {
      const { side, author, content } = said
      const createdAt = ctx.now()
      const [message] = await tx
        .insert(messages)
        .values({ leadId: lead.id, roundId: round.id, side, author, content, createdAt })
        .returning({ id: messages.id })
      if (!message) throw new Error('no message')
      await writeAssessment(tx, round.id, assessment)
      await countChange(tx, lead.id, createdAt, null)
      await notifyWebhooks(tx, ctx, lead, 'message', { message_id: message.id, by: side, author })
    },
  )

/** What the assistant says for a side, and what it makes of the talk that then stands. */
export async function speak(
  ctx: Pick<Ctx, 'assistant'>,
  pair: Pair,
  { side, inputs, talk }: { side: Side; inputs: RoundInputs | null; talk: readonly ThreadMessage[] },
  call: Call,
): Promise<{ said: ThreadMessage; assessment: Assessment }> {
  const content = await ctx.assistant.pitch(pitchBrief(side, pair.seller, pair.buyer, inputs, talk), call)
  const said: ThreadMessage = { side, author: 'ai', companyName: pair[side].companyName, content }
  return { said, assessment: await assess(ctx, pair, [...talk, said], call) }
}

function openerOf({ openedBy }: Round): Side {
  if (!openedBy) throw new Error('nobody opened this round')
  return openedBy
}

/** What the side gave; it stands on the round before the one it opened. */
async function readInputs(db: Reader, { lead, round }: Turn, side: Side): Promise<RoundInputs> {
  const [former] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.leadId, lead.id), eq(rounds.number, round.number - 1)))
  if (!former) throw new Error('no round before this one')
  if (side === 'seller') {
    const rows = await questionsOf(db, former.id)
    return {
      side,
      answers: rows.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }])),
      freeForm: former.sellerFreeForm ?? '',
    }
  }
  const rows = await judgementsOf(db, former.id)
  return {
    side,
    reviews: rows.flatMap(({ requirement, reveal, humanVerdict, additionalThoughts }) =>
      humanVerdict === null && additionalThoughts === null
        ? []
        : [
            {
              requirement: reveal ? requirement : null,
              verdict: humanVerdict,
              thoughts: additionalThoughts ?? '',
            },
          ],
    ),
    freeForm: former.buyerFreeForm ?? '',
  }
}

/** Milliseconds between two pieces of words: ten a second is as much as anybody reads. */
const pauseMs = 100

/** Passes words on to their own side while they are made; each piece is the whole so far, so those in between are left out. */
function whispering(db: Db, lead: Lead, side: Side): (text: string) => void {
  const from = { conversation_id: lead.id, side, company_id: companyOn(lead, side) }
  let last = Number.NEGATIVE_INFINITY
  return (text) => {
    if (performance.now() - last < pauseMs) return
    last = performance.now()
    // Lost words cost nothing: the message follows.
    sendStreamDelta(db, { ...from, text }).catch(() => {})
  }
}
