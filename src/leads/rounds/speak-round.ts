import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Db, Reader } from '../../db/client.ts'
import { sendStreamDelta } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadSides, messages, rounds } from '../../db/tables/leads.ts'
import type { Call } from '../../providers/assistant/assistant.ts'
import { pitchBrief, type RoundInputs, type ThreadMessage } from '../../providers/assistant/briefs.ts'
import type { Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { bumpVersion } from '../bump-version.ts'
import type { Lead } from '../own-lead.ts'
import { type Assessment, assess, writeAssessment } from './assess.ts'
import { runLeadTurn, type TurnState } from './lead-turn.ts'
import type { Pair } from './pair.ts'
import { judgementsOf, questionsOf, type Round } from './rounds.ts'

/** The job after a side's inputs: the assistant writes the side's message, then updates judgements and questions. */
export const speakRound = (ctx: Ctx, job: Jobs['speak-round'], run: JobRun): Promise<void> =>
  runLeadTurn(ctx, job, run, {
    work: async (state, call) => {
      const side = openerOf(state.round)
      const inputs = await readInputs(ctx.db, state, side)
      const onDelta = streamTo(ctx.db, state.lead, side)
      return await speak(ctx, state, { side, inputs, thread: state.thread }, { ...call, onDelta })
    },
    write: async (tx, { lead, round }, { message, assessment }) => {
      const { side, author, content } = message
      const createdAt = ctx.now()
      const [inserted] = await tx
        .insert(messages)
        .values({ leadId: lead.id, roundId: round.id, side, author, content, createdAt })
        .returning({ id: messages.id })
      if (!inserted) throw new Error('the message was not inserted')
      await writeAssessment(tx, round.id, assessment)
      await bumpVersion(tx, lead.id, createdAt)
      await notifyWebhooks(tx, ctx, lead, 'message', { message_id: inserted.id, by: side, author })
    },
  })

/** The assistant's message for a side, and its assessment of the thread that ends with it. */
export interface Speech {
  readonly message: ThreadMessage
  readonly assessment: Assessment
}

export async function speak(
  ctx: Pick<Ctx, 'assistant'>,
  pair: Pair,
  { side, inputs, thread }: { side: Side; inputs: RoundInputs | null; thread: readonly ThreadMessage[] },
  call: Call,
): Promise<Speech> {
  const content = await ctx.assistant.pitch(pitchBrief(side, pair.seller, pair.buyer, inputs, thread), call)
  const message: ThreadMessage = { side, author: 'ai', companyName: pair[side].companyName, content }
  return { message, assessment: await assess(ctx, pair, [...thread, message], call) }
}

function openerOf({ openedBy }: Round): Side {
  if (!openedBy) throw new Error('no side opened this round')
  return openedBy
}

/** The inputs of the side that opened the round. They are stored with the round before it. */
async function readInputs(db: Reader, { lead, round }: TurnState, side: Side): Promise<RoundInputs> {
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
  const reviewed = rows.filter((row) => row.humanVerdict !== null || row.additionalThoughts !== null)
  return {
    side,
    reviews: reviewed.map(({ requirement, reveal, humanVerdict, additionalThoughts }) => ({
      requirement: reveal ? requirement : null,
      verdict: humanVerdict,
      thoughts: additionalThoughts ?? '',
    })),
    freeForm: former.buyerFreeForm ?? '',
  }
}

/** Minimum time between two stream deltas, in milliseconds: people don't read more than ten a second. */
const deltaIntervalMs = 100

/**
 * Streams the text to the side's own people while it is generated. Each delta is the whole text so far, so
 * intermediate ones are skipped.
 */
function streamTo(db: Db, lead: Lead, side: Side): (text: string) => void {
  const source = { conversation_id: lead.id, side, company_id: lead[leadSides[side].company] }
  let lastSentAt = Number.NEGATIVE_INFINITY
  return (text) => {
    if (performance.now() - lastSentAt < deltaIntervalMs) return
    lastSentAt = performance.now()
    // A lost delta does no harm: the complete message follows.
    sendStreamDelta(db, { ...source, text }).catch(() => {})
  }
}
