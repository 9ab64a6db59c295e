import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { openDuePriority } from '../db/queue/jobs.ts'
import { readUnclosed } from '../db/sql/leads/proposals.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { dueListings } from '../db/tables/matching.ts'
import { leadRooms } from '../shared/live-events.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { bumpVersion } from './bump-version.ts'
import type { Lead } from './own-lead.ts'
import { isTerminated } from './policy.ts'

/**
 * Ends a lead for a side. Its open proposal can no longer be accepted. The other side gets its place back if no person has
 * written in the lead. The caller has locked the lead's row and checked that no agreement is in force.
 */
export async function endLead(
  ctx: Pick<Ctx, 'enqueue' | 'now'>,
  tx: Tx,
  lead: Lead,
  side: Side,
): Promise<void> {
  const now = ctx.now()
  const { id: leadId } = lead
  const proposalId = (await readUnclosed(tx, [leadId])).get(leadId)
  await tx
    .update(leads)
    .set({ [leadSides[side].terminatedAt]: now })
    .where(eq(leads.id, leadId))
  await bumpVersion(tx, leadId, now)
  await tx.insert(dueListings).values({ listingId: lead[leadSides[otherSide(side)].listing] })
  await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })

  if (proposalId && !isTerminated(lead))
    emit(tx, leadRooms(lead), 'proposal_closed', { conversation_id: leadId, proposal_id: proposalId })
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
  await notifyWebhooks(tx, ctx, lead, 'termination', { by: side })
}
