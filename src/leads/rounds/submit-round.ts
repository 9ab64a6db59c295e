import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { roundDrafts } from '../../db/tables/leads.ts'
import { assertBudget } from '../../metering/metering.ts'
import { assertAvailable } from '../../providers/assistant/errors.ts'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import type { Side } from '../../shared/sides.ts'
import { isDraftOf } from '../drafts/is-draft-of.ts'
import { takeLock } from '../lock/lock.ts'
import { assertAllowed, lockOwnLead } from '../own-lead.ts'
import { writeRefusal } from '../policy.ts'
import { openWithInputs } from './open-with-inputs.ts'
import type { buyerRoundSchema, sellerRoundSchema } from './schema.ts'
import { sendRound } from './send-round.ts'
import { splitBuyerInputs, splitSellerInputs } from './split-inputs.ts'

/** Submits the seller's answers and thoughts. The assistant writes the seller's next message from them. */
export const submitSellerRound = async (ctx: SignedIn, input: z.output<typeof sellerRoundSchema>) =>
  submitRound(ctx, await splitSellerInputs(input), input)

/** Submits the buyer's reviews of the judgements and feedback. The assistant writes the buyer's next message from them. */
export const submitBuyerRound = async (ctx: SignedIn, input: z.output<typeof buyerRoundSchema>) =>
  submitRound(ctx, await splitBuyerInputs(input), input)

/**
 * Stores the inputs with the current round and opens the next one, in which the assistant speaks for the side. With
 * `text`, that message is sent instead; it counts as edited unless it is the side's draft.
 */
function submitRound(
  ctx: SignedIn,
  inputs: SplitInputs,
  { leadId, text }: { leadId: string; text?: string | undefined },
): Promise<{ roundId: string }> {
  const { side } = inputs
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, now))
    if (text !== undefined) {
      const edited = text !== (await draftText(tx, leadId, side))
      const { roundId } = await sendRound(tx, ctx, lead, { inputs, text, edited })
      return { roundId }
    }
    assertAvailable(ctx.assistant)
    await assertBudget({ ...ctx, db: tx }, ctx.viewer.companyId)

    const lockToken = await takeLock(tx, leadId, side, now)
    const { round, version } = await openWithInputs(tx, ctx, lead, inputs)
    const job = { leadId, roundId: round.id, lockToken, version }
    await ctx.enqueue(tx, 'speak-round', job, { group: ctx.viewer.companyId })
    return { roundId: round.id }
  })
}

async function draftText(db: Reader, leadId: string, side: Side): Promise<string | null> {
  const [draft] = await db
    .select({ content: roundDrafts.content })
    .from(roundDrafts)
    .where(isDraftOf(side, leadId))
  return draft?.content ?? null
}
