import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import type { listings } from '../../db/tables/listings.ts'
import { addMinutes } from '../../shared/dates.ts'
import { limits } from '../../shared/limits.ts'

/**
 * Queues follow-ups for the listing's running leads, after its revision has changed. Their rows are locked in order, so that
 * revisions don't deadlock. A lead that is opening is locked too: it is open by then, or opens with this revision. A lead that may
 * have ended because its request was filled is only marked: `reopenRequest` queues its follow-up.
 */
export async function queueFollowUps(
  ctx: Pick<Ctx, 'enqueueAll' | 'now'>,
  tx: Tx,
  { id, side, companyId }: Pick<typeof listings.$inferSelect, 'id' | 'side' | 'companyId'>,
): Promise<void> {
  const undoableSince = addMinutes(ctx.now(), -limits.undoFillMinutes)
  const affected = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads[leadSides[side].listing], id),
        inArray(leads.state, ['opening', 'open']),
        isNull(leads.terminatedBySellerAt),
        or(isNull(leads.terminatedByBuyerAt), gte(leads.terminatedByBuyerAt, undoableSince)),
      ),
    )
    .orderBy(leads.id)
    .for('update')
  const revised = await tx
    .update(leads)
    .set({ judgingVersion: sql`case when ${leads.state} = 'open' then ${leads.version} end`, resumed: 0 })
    .where(
      inArray(
        leads.id,
        affected.map((lead) => lead.id),
      ),
    )
    .returning({ leadId: leads.id, version: leads.judgingVersion, endedAt: leads.terminatedByBuyerAt })
  await ctx.enqueueAll(
    tx,
    'follow-up',
    revised.flatMap(({ leadId, version, endedAt }) =>
      version === null || endedAt !== null
        ? []
        : [{ data: { leadId, version, lockToken: null, side, attempt: 0 }, group: companyId }],
    ),
  )
}
