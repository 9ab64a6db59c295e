import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { roundDrafts } from '../../db/tables/leads.ts'
import { assertBudget, metered } from '../../metering/metering.ts'
import type { RoundInputs } from '../../providers/assistant/briefs.ts'
import { assertAvailable } from '../../providers/assistant/errors.ts'
import { AppError } from '../../shared/errors.ts'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import type { Side } from '../../shared/sides.ts'
import { assertAllowed, type Lead, lockOwnLead } from '../own-lead.ts'
import { nothingToSay, roundInputNeeded, writeRefusal } from '../policy.ts'
import { readPair } from '../rounds/pair.ts'
import { enteredInputs } from '../rounds/pitch-inputs.ts'
import { latestRound } from '../rounds/rounds.ts'
import { isPrivateOnly, splitBuyerInputs, splitSellerInputs } from '../rounds/split-inputs.ts'
import { readThreads } from '../thread/thread.ts'
import { whileCurrent } from '../turns/while-current.ts'
import { maxSilenceMs, streamTo, writeWithRetry } from '../turns/write-message.ts'
import { isDraftOf } from './is-draft-of.ts'
import type { draftRoundSchema } from './schema.ts'

type Input = z.output<typeof draftRoundSchema>

/**
 * Has the assistant write a side's next message as a draft, which only that side sees. The lead doesn't change. The draft
 * replaces the side's former one, and is kept with its inputs until it is sent or dropped.
 * @throws NOT_FOUND, FORBIDDEN, LEAD_TERMINATED, LEAD_LOCKED; BAD_INPUT if nothing may be said; CONFLICT if the draft was
 * dropped or replaced while the assistant was writing; errors of the assistant and of its budget
 */
export async function draftRound(ctx: SignedIn, input: Input): Promise<{ draftId: string; text: string }> {
  const { side, round: entered } = input
  const split = 'answers' in entered ? await splitSellerInputs(entered) : await splitBuyerInputs(entered)
  const { lead, draftId, inputs } = await ctx.db.transaction((tx) =>
    startDraft(tx, ctx, { side, leadId: entered.leadId, split }),
  )
  const isCurrent = async () => {
    const rows = await ctx.db
      .select({ id: roundDrafts.id })
      .from(roundDrafts)
      .where(eq(roundDrafts.id, draftId))
    return rows.length > 0
  }
  const { signal } = new AbortController()
  try {
    const text = await whileCurrent(ctx, { signal, isCurrent }, (signal) =>
      write(ctx, { lead, draftId, inputs }, signal),
    )
    const stored = await ctx.db
      .update(roundDrafts)
      .set({ content: text ?? null })
      .where(eq(roundDrafts.id, draftId))
      .returning()
    if (text === undefined || stored.length === 0) throw new AppError('CONFLICT')
    return { draftId, text }
  } catch (error) {
    await ctx.db.update(roundDrafts).set({ failed: true }).where(eq(roundDrafts.id, draftId))
    throw error
  }
}

interface Draft {
  readonly lead: Lead
  readonly draftId: string
  readonly inputs: RoundInputs
}

async function startDraft(
  tx: Tx,
  ctx: SignedIn,
  { side, leadId, split }: { side: Side; leadId: string; split: SplitInputs },
): Promise<Draft> {
  const now = ctx.now()
  const { companyId, employeeId } = ctx.viewer
  const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
  assertAllowed(lead, writeRefusal(lead, now))
  assertAvailable(ctx.assistant)
  await assertBudget({ ...ctx, db: tx }, companyId)

  if (isPrivateOnly(split)) throw new AppError('BAD_INPUT', nothingToSay)
  const inputs = await enteredInputs(tx, await latestRound(tx, lead.id), split)
  if (!hasContent(inputs)) throw new AppError('BAD_INPUT', roundInputNeeded[side])
  await tx.delete(roundDrafts).where(isDraftOf(side, lead.id))
  const [draft] = await tx
    .insert(roundDrafts)
    .values({
      leadId: lead.id,
      side,
      employeeId,
      inputs: split,
      version: lead.version,
      createdAt: now,
    })
    .returning({ id: roundDrafts.id })
  if (!draft) throw new Error('the draft was not inserted')
  return { lead, draftId: draft.id, inputs }
}

const hasContent = (inputs: RoundInputs): boolean =>
  inputs.freeForm !== '' || (inputs.side === 'seller' ? inputs.answers : inputs.reviews).length > 0

async function write(ctx: SignedIn, { lead, draftId, inputs }: Draft, signal: AbortSignal): Promise<string> {
  const { side } = inputs
  const pair = await readPair(ctx.db, lead)
  const thread = (await readThreads(ctx.db, [lead.id]))(lead.id)
  const call = metered(ctx, ctx.viewer.companyId, { signal })
  const options = { ...call, maxSilenceMs, onDelta: streamTo(ctx.db, lead, side, draftId) }
  const { content } = await writeWithRetry(ctx, pair, { side, inputs, thread }, options).finally(call.settled)
  return content
}
