import { and, eq, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { latestOf } from '../../db/sql/leads/proposals.ts'
import { proposals } from '../../db/tables/agreements.ts'
import { leads } from '../../db/tables/leads.ts'
import { negotiations } from '../../db/tables/mandates.ts'

/** Negotiations per run. The following runs handle the rest. */
const maxLate = 500

/**
 * The job that, every quarter of an hour, queues the step of running negotiations that have no job left: theirs has used up its
 * retries. It isn't queued again while the failed one is kept. The step is idempotent.
 */
export async function resumeNegotiations(ctx: Ctx): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({
        leadId: negotiations.leadId,
        side: negotiations.turn,
        number: sql<number>`coalesce(${latestOf(sql`${proposals.number}`)}, 0)`,
      })
      .from(negotiations)
      .innerJoin(leads, eq(leads.id, negotiations.leadId))
      .where(and(eq(negotiations.state, 'running'), not(hasJob('negotiate', 'leadId', negotiations.leadId))))
      .limit(maxLate)
      .for('update', { of: negotiations, skipLocked: true })
    await ctx.enqueueAll(
      tx,
      'negotiate',
      late.map((data) => ({ data })),
    )
  })
}
