import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { pipeline } from '../../db/sql/pipeline.ts'
import { negotiations, pausedColumn } from '../../db/tables/mandates.ts'
import type { Lead } from '../../leads/own-lead.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import type { Actor } from '../actor.ts'
import { advance, begin, lastMessageOf, mayNegotiateAgain, readNegotiation, updateRound } from './advance.ts'
import { readMandates } from './read.ts'

/**
 * Lets the other side's assistant answer a new proposal, in the transaction that makes the proposal. Returns whether an answer
 * is queued. A person who proposes takes over from their own assistant.
 */
export async function answerProposal(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueue' | 'config' | 'now'>,
  { author }: Actor,
  { lead, side, number }: { lead: Lead; side: Side; number: number },
): Promise<boolean> {
  const turn = otherSide(side)
  const [mandates, former] = await pipeline([readMandates(tx, lead), readNegotiation(tx, lead.id)])
  if (!mandates[turn] && !former) return false
  let row = former
  if (!row || (row.state === 'ended' && mayNegotiateAgain(row, mandates.savedAt[turn])))
    row = await begin(tx, { leadId: lead.id, turn, firstNumber: number, mandates })
  if (row.state === 'ended') return false

  await updateRound(tx, row)
  if (author === 'person') {
    // A proposal that the assistant has asked for isn't an interruption.
    const takesOver = mandates[side] !== null && row.asks !== side
    const takenOver = takesOver ? { [pausedColumn[side]]: true } : {}
    await tx
      .update(negotiations)
      .set({ ...takenOver, lastMessage: await lastMessageOf(tx, lead.id) })
      .where(eq(negotiations.leadId, lead.id))
  }
  return await advance(tx, ctx, row, { lead, turn, number, mandates })
}
