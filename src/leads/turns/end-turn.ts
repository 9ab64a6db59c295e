import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { leadRooms } from '../../shared/live-events.ts'
import { bumpVersion } from '../bump-version.ts'
import { queueFollowUp } from '../judgements/judging.ts'
import { releaseLock } from '../lock/lock.ts'
import type { Lead } from '../own-lead.ts'
import { isTerminated } from '../policy.ts'
import { withdrawPendingRound } from '../rounds/rounds.ts'

/**
 * Ends a turn without its message: somebody stopped it, or it failed. The lock is released, the round is withdrawn and
 * its inputs stay with the former round. A follow-up that the turn has superseded is queued again.
 */
export async function endTurn(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueue'>,
  lead: Lead,
  how: 'stopped' | 'failed',
): Promise<void> {
  const { id: leadId, lockSide, lockToken, lastActivityAt } = lead
  if (!lockSide || !lockToken) return
  await releaseLock(tx, leadId, lockToken)
  await withdrawPendingRound(tx, leadId)
  const version = await bumpVersion(tx, leadId, lastActivityAt)
  if (how === 'failed') await tx.update(leads).set({ turnFailedSide: lockSide }).where(eq(leads.id, leadId))
  if (lead.judgingVersion !== null && !isTerminated(lead))
    await queueFollowUp(tx, ctx, {
      leadId,
      side: lockSide,
      companyId: lead[leadSides[lockSide].company],
      version,
    })
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
}
