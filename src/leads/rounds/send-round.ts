import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { messages } from '../../db/tables/leads.ts'
import { withinBudget } from '../../metering/metering.ts'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { queueFollowUp } from '../judgements/judging.ts'
import { endExpiredTurn } from '../lock/end-expired-turn.ts'
import type { Lead } from '../own-lead.ts'
import { openWithInputs } from './open-with-inputs.ts'

/** A round whose message is already written. */
interface WrittenRound {
  readonly inputs: SplitInputs
  readonly text: string
  /** A person has changed the assistant's draft. */
  readonly edited: boolean
  /** Leaves out inputs that the round no longer has (see `openWithInputs`). */
  readonly lenient?: true
}

/**
 * Opens a side's round with a message that is already written. The round takes no lock, because nothing is left to write;
 * like after a person's message, a follow-up updates judgements and questions.
 */
export async function sendRound(
  tx: Tx,
  ctx: SignedIn,
  lead: Lead,
  { inputs, text, edited, ...options }: WrittenRound,
): Promise<{ roundId: string; messageId: string }> {
  const now = ctx.now()
  const { companyId, employeeId } = ctx.viewer
  const { side } = inputs
  await endExpiredTurn(tx, lead)
  const { round, version } = await openWithInputs(tx, ctx, lead, inputs, { text, ...options })
  const [message] = await tx
    .insert(messages)
    .values({
      leadId: lead.id,
      roundId: round.id,
      side,
      author: 'ai',
      content: text,
      createdAt: now,
      ...(edited ? { editedAt: now, editedBy: employeeId } : {}),
    })
    .returning({ messageId: messages.id })
  if (!message) throw new Error('the message was not inserted')
  if (await withinBudget({ ...ctx, db: tx }, companyId))
    await queueFollowUp(tx, ctx, { leadId: lead.id, side, companyId, version })
  const { messageId } = message
  await notifyWebhooks(tx, ctx, lead, 'message', { message_id: messageId, by: side, author: 'ai' })
  return { roundId: round.id, messageId }
}
