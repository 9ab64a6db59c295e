import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { isUnclosed, proposals } from '../db/tables/agreements.ts'
import { leads } from '../db/tables/leads.ts'
import { lockLead } from '../leads/own-lead.ts'
import { isTerminated } from '../leads/policy.ts'
import { leadRooms } from '../shared/live-events.ts'
import { sides } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { mailParty } from './mail-party.ts'
import { readParties } from './read-parties.ts'

/** Proposals per run. The following runs handle the rest. */
const maxExpired = 500

const isPast = sql`${proposals.validUntil} <= clock_timestamp()`

/**
 * The job that runs every minute. It only notifies people: whether a proposal has expired follows from the database's clock,
 * not from this job. Idempotent: the record and its events commit together, and a recorded proposal isn't found again.
 */
export async function expireProposals(ctx: Ctx, limit = maxExpired): Promise<void> {
  await closeWithEndedLeads(ctx)
  const due = await ctx.db
    .select({ id: proposals.id, leadId: proposals.leadId })
    .from(proposals)
    .where(and(isUnclosed, isPast))
    .orderBy(asc(proposals.validUntil))
    .limit(limit)
  for (const proposal of due) await ctx.db.transaction((tx) => expireProposal(tx, ctx, proposal))
}

async function expireProposal(tx: Tx, ctx: Ctx, { id, leadId }: { id: string; leadId: string }) {
  const lead = await lockLead(tx, leadId)
  if (!lead || isTerminated(lead)) return
  const [expired] = await tx
    .update(proposals)
    .set({ expiredAt: sql`clock_timestamp()` })
    .where(and(eq(proposals.id, id), isUnclosed, isPast))
    .returning({ number: proposals.number, side: proposals.side })
  if (!expired) return
  emit(tx, leadRooms(lead), 'proposal_closed', { conversation_id: leadId, proposal_id: id })
  const parties = await readParties(tx, leadId)
  for (const to of sides) await mailParty(tx, ctx, { to, leadId, parties }, 'expired')
  const { number, side: by } = expired
  await notifyWebhooks(tx, ctx, lead, 'proposal', { proposal_id: id, number, by, status: 'expired' })
}

/** Marks the proposals of ended leads as withdrawn, so that the next runs don't read them again. */
const closeWithEndedLeads = async ({ db }: Ctx): Promise<void> => {
  const isEnded = or(isNotNull(leads.terminatedBySellerAt), isNotNull(leads.terminatedByBuyerAt))
  await db
    .update(proposals)
    .set({ withdrawnAt: sql`clock_timestamp()` })
    .from(leads)
    .where(and(eq(leads.id, proposals.leadId), isUnclosed, isPast, isEnded))
}
