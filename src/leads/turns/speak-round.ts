import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadSides, messages, rounds } from '../../db/tables/leads.ts'
import type { Call } from '../../providers/assistant/assistant.ts'
import type { RoundInputs, ThreadMessage } from '../../providers/assistant/briefs.ts'
import { AssistantError } from '../../providers/assistant/errors.ts'
import type { Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { bumpVersion } from '../bump-version.ts'
import { type Assessment, assess, writeAssessment } from '../judgements/assess.ts'
import { queueFollowUp } from '../judgements/judging.ts'
import { lockLead } from '../own-lead.ts'
import type { Pair } from '../rounds/pair.ts'
import { storedInputs } from '../rounds/pitch-inputs.ts'
import type { Round } from '../rounds/rounds.ts'
import { endTurn } from './end-turn.ts'
import { runLeadTurn, type TurnState } from './lead-turn.ts'
import { type MessageRequest, maxSilenceMs, streamTo, writeMessage, writeWithRetry } from './write-message.ts'

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
      const message = await writeWithRetry(ctx, state, { side, inputs, thread }, call)
      const assessment = await assess(ctx, state, [...thread, message], call, state.answered).catch(
        (error: unknown) => {
          if (error instanceof AssistantError) return null
          throw error
        },
      )
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
      const companyId = lead[leadSides[side].company]
      if (assessment) await writeAssessment(tx, round, assessment)
      else await queueFollowUp(tx, ctx, { leadId: lead.id, side, companyId, version })
      await notifyWebhooks(tx, ctx, lead, 'message', { message_id: inserted.id, by: side, author })
    },
  })

/** The assistant's message for a side, and its assessment of the thread that ends with it. */
export interface Speech {
  readonly message: ThreadMessage
  readonly assessment: Assessment
}

/** Has the assistant write a side's message, then assess the thread with it. @throws AssistantError */
export async function speak(
  ctx: Pick<Ctx, 'assistant'>,
  pair: Pair,
  request: MessageRequest,
  call: Call,
): Promise<Speech> {
  const message = await writeMessage(ctx, pair, request, call)
  return { message, assessment: await assess(ctx, pair, [...request.thread, message], call) }
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
  return await storedInputs(db, former, side)
}
