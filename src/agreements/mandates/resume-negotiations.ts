import { and, eq, gte, inArray, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { maxResumed } from '../../db/queue/jobs.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { latestOf } from '../../db/sql/leads/proposals.ts'
import { proposals } from '../../db/tables/agreements.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { negotiations } from '../../db/tables/mandates.ts'
import { lockLead } from '../../leads/own-lead.ts'
import { lockNegotiation } from '../lock-negotiation.ts'
import { readNegotiation } from './advance.ts'
import { isStopped, waitForPeople } from './plan-step.ts'

/** Negotiations per run. The following runs handle the rest. */
const maxLate = 500

const isLate = and(eq(negotiations.state, 'running'), not(hasJob('negotiate', 'leadId', negotiations.leadId)))

/**
 * The job that, every quarter of an hour, queues the step of running negotiations that have no job left: theirs has used up its
 * retries. It isn't queued again while the failed one is kept. The step is idempotent. After `maxResumed` times the assistant
 * asks its people instead, unless they have stopped it meanwhile.
 */
export async function resumeNegotiations(ctx: Ctx): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({
        leadId: negotiations.leadId,
        side: negotiations.turn,
        sellerCompanyId: leads.sellerCompanyId,
        buyerCompanyId: leads.buyerCompanyId,
        number: sql<number>`coalesce(${latestOf(sql`${proposals.number}`)}, 0)`,
      })
      .from(negotiations)
      .innerJoin(leads, eq(leads.id, negotiations.leadId))
      .where(and(isLate, lt(negotiations.resumed, maxResumed)))
      .limit(maxLate)
      .for('update', { of: negotiations, skipLocked: true })
    await tx
      .update(negotiations)
      .set({ resumed: sql`${negotiations.resumed} + 1` })
      .where(
        inArray(
          negotiations.leadId,
          late.map(({ leadId }) => leadId),
        ),
      )
    await ctx.enqueueAll(
      tx,
      'negotiate',
      late.map(({ leadId, side, number, ...lead }) => ({
        data: { leadId, side, number },
        group: lead[leadSides[side].company],
      })),
    )
  })
  const failed = await ctx.db
    .select({ leadId: negotiations.leadId })
    .from(negotiations)
    .where(and(isLate, gte(negotiations.resumed, maxResumed)))
    .limit(maxLate)
  for (const { leadId } of failed) await ctx.db.transaction((tx) => giveUpStep(tx, ctx, leadId))
}

async function giveUpStep(tx: Tx, ctx: Ctx, leadId: string): Promise<void> {
  const lead = await lockLead(tx, leadId)
  const row = await readNegotiation(tx, leadId)
  if (!lead || row?.state !== 'running' || row.resumed < maxResumed) return
  const side = row.turn
  const actor = { companyId: lead[leadSides[side].company], lockToken: null }
  const locked = await lockNegotiation(tx, actor, { leadId })
  const isObsolete = await isStopped(tx, ctx, locked, row)
  if (!isObsolete) ctx.log.warn({ leadId, side }, 'step of a negotiation given up')
  await waitForPeople(tx, { lead, parties: locked.parties, side }, isObsolete ? null : ctx)
}
