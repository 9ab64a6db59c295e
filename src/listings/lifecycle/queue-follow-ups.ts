import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import type { listings } from '../../db/tables/listings.ts'

/**
 * Queues follow-ups for the listing's running leads, after its revision has changed. Their rows are locked in order, so that
 * revisions don't deadlock. A lead that is opening is locked too: it is open by then, or opens with this revision.
 */
export async function queueFollowUps(
  ctx: Pick<Ctx, 'enqueueAll'>,
  tx: Tx,
  { id, side, companyId }: Pick<typeof listings.$inferSelect, 'id' | 'side' | 'companyId'>,
): Promise<void> {
  const running = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads[leadSides[side].listing], id),
        inArray(leads.state, ['opening', 'open']),
        isNull(leads.terminatedBySellerAt),
        isNull(leads.terminatedByBuyerAt),
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
        running.map((lead) => lead.id),
      ),
    )
    .returning({ leadId: leads.id, version: leads.judgingVersion })
  await ctx.enqueueAll(
    tx,
    'follow-up',
    revised.flatMap(({ leadId, version }) =>
      version === null
        ? []
        : [{ data: { leadId, version, lockToken: null, side, attempt: 0 }, group: companyId }],
    ),
  )
}
