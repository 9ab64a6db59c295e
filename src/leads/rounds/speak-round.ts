import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Db, Reader } from '../../db/client.ts'
import { sendStreamDelta } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadSides, messages, rounds } from '../../db/tables/leads.ts'
import type { Call } from '../../providers/assistant/assistant.ts'
import { pitchBrief, type RoundInputs, type ThreadMessage } from '../../providers/assistant/briefs.ts'
import { AssistantError, mayRecover } from '../../providers/assistant/errors.ts'
import type { Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { bumpVersion } from '../bump-version.ts'
import { type Lead, lockLead } from '../own-lead.ts'
import { type Assessment, assess, writeAssessment } from './assess.ts'
import { endTurn } from './end-turn.ts'
import { queueFollowUp } from './judging.ts'
import { runLeadTurn, type TurnState } from './lead-turn.ts'
import type { Pair } from './pair.ts'
import { isJudgedIn, judgementsOf, questionsOf, type Round } from './rounds.ts'

/**
 * How long the assistant may send nothing, in milliseconds. The first words usually arrive within 2 s. Two attempts that
 * hang and the release of the lock fit in 20 s, during which nobody can write.
 */
const maxSilenceMs = 8_000

/**
 * The job after a side's inputs: the assistant writes the side's message, then updates judgements and questions. When the
 * message fails twice, the turn ends: the lock is released and the inputs are kept. When only the judgements fail, a
 * follow-up updates them later.
 */
export async function speakRound(ctx: Ctx, job: Jobs['speak-round'], run: JobRun): Promise<void> {
  try {
    await runRound(ctx, job, run)
  } catch (error) {
    if (!(error instanceof AssistantError) || run.signal.aborted) throw error
    const { leadId, lockToken } = job
    ctx.log.warn({ err: error, leadId }, 'turn failed')
    await ctx.db.transaction(async (tx) => {
      const lead = await lockLead(tx, leadId)
      if (lead?.lockToken === lockToken) await endTurn(tx, ctx, lead, 'failed')
    })
  }
}

const runRound = (ctx: Ctx, job: Jobs['speak-round'], run: JobRun): Promise<void> =>
  runLeadTurn(ctx, job, run, {
    work: async (state, turnCall) => {
      const { thread } = state
      const side = openerOf(state.round)
      const inputs = await readInputs(ctx.db, state, side)
      const call = { ...turnCall, maxSilenceMs, onDelta: streamTo(ctx.db, state.lead, side) }
      const writeOnce = () => writeMessage(ctx, state, { side, inputs, thread }, call)
      const message = await writeOnce().catch((error: unknown) => {
        if (error instanceof AssistantError && mayRecover(error)) return writeOnce()
        throw error
      })
      const assessment = await assess(ctx, state, [...thread, message], call).catch((error: unknown) => {
        if (error instanceof AssistantError) return null
        throw error
      })
      return { message, assessment }
    },
    write: async (tx, { lead, round }, { message, assessment }) => {
      const { side, author, content } = message
      const createdAt = ctx.now()
      const [inserted] = await tx
        .insert(messages)
        .values({ leadId: lead.id, roundId: round.id, side, author, content, createdAt })
        .returning({ id: messages.id })
      if (!inserted) throw new Error('the message was not inserted')
      const version = await bumpVersion(tx, lead.id, createdAt)
      if (assessment) await writeAssessment(tx, round, assessment)
      else await queueFollowUp(tx, ctx, { leadId: lead.id, side, version })
      await notifyWebhooks(tx, ctx, lead, 'message', { message_id: inserted.id, by: side, author })
    },
  })

/** The assistant's message for a side, and its assessment of the thread that ends with it. */
export interface Speech {
  readonly message: ThreadMessage
  readonly assessment: Assessment
}

interface Request {
  readonly side: Side
  readonly inputs: RoundInputs | null
  readonly thread: readonly ThreadMessage[]
}

export async function speak(
  ctx: Pick<Ctx, 'assistant'>,
  pair: Pair,
  request: Request,
  call: Call,
): Promise<Speech> {
  const message = await writeMessage(ctx, pair, request, call)
  return { message, assessment: await assess(ctx, pair, [...request.thread, message], call) }
}

async function writeMessage(
  ctx: Pick<Ctx, 'assistant'>,
  pair: Pair,
  { side, inputs, thread }: Request,
  call: Call,
): Promise<ThreadMessage> {
  const content = await ctx.assistant.pitch(pitchBrief(side, pair.seller, pair.buyer, inputs, thread), call)
  return { side, author: 'ai', companyName: pair[side].companyName, content }
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
  const reviewed = rows.filter((row) => isJudgedIn(former, row) || row.additionalThoughts !== null)
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
