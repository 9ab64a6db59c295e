import { and, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { Ctx, SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { isBlocked } from '../../db/sql/leads/blocks.ts'
import { readUnclosed } from '../../db/sql/leads/proposals.ts'
import { leads, messages } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { addMinutes } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { inTurn } from '../../shared/in-turn.ts'
import { limits } from '../../shared/limits.ts'
import { leadRooms, rooms } from '../../shared/live-events.ts'
import { endedByFilling } from '../fill.ts'
import { lockOwnListing } from '../lock-own-listing.ts'
import { prepareMatching, startMatching } from '../start-matching.ts'

/**
 * Undoes `fillRequest`: the leads that it ended go on without the notice, and the request is matched again.
 * @throws NOT_FOUND; CONFLICT once the time to undo it is over, and for a request that is changed meanwhile
 */
export function reopenRequest(ctx: SignedIn, { id }: { id: string }): Promise<{ reopened: number }> {
  return inTurn(`listings of ${ctx.viewer.companyId}`, async () => {
    const undoableSince = addMinutes(ctx.now(), -limits.undoFillMinutes)
    const prepared = await prepareMatching(
      ctx,
      { side: 'buyer', id },
      ({ pausedAt, filledAt }) => pausedAt === null && filledAt !== null && filledAt >= undoableSince,
    )
    return await ctx.db.transaction(async (tx) => {
      const request = await lockOwnListing(tx, ctx.viewer, { side: 'buyer', id })
      const { filledAt } = request
      if (!filledAt) return { reopened: 0 }
      const now = ctx.now()
      if (now > addMinutes(filledAt, limits.undoFillMinutes))
        throw new AppError(
          'CONFLICT',
          `A request can be reopened for ${limits.undoFillMinutes} minutes only.`,
        )

      await tx.update(listings).set({ filledAt: null }).where(eq(listings.id, id))
      const reopened = await reopenLeads(ctx, tx, { id, filledAt, now })
      if (!request.pausedAt) await startMatching(ctx, tx, request, prepared)
      emit(tx, [rooms.company(request.companyId)], 'listing_updated', { listing_id: id })
      return { reopened }
    })
  })
}

/** Reopens the leads that filling has ended, except those whose companies have blocked one another meanwhile. */
async function reopenLeads(
  ctx: Pick<Ctx, 'enqueueAll'>,
  tx: Tx,
  { id, filledAt, now }: { id: string; filledAt: Date; now: Date },
): Promise<number> {
  const ended = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(endedByFilling(id, filledAt), not(isBlocked)))
    .orderBy(leads.id)
    .for('update')
  const ids = ended.map((lead) => lead.id)
  if (ids.length === 0) return 0
  const reopened = await tx
    .update(leads)
    .set({ terminatedByBuyerAt: null, version: sql`${leads.version} + 1`, lastActivityAt: now })
    .where(anyOf(leads.id, ids))
    .returning({ id: leads.id, sellerCompanyId: leads.sellerCompanyId, buyerCompanyId: leads.buyerCompanyId })
  await resumeFollowUps(ctx, tx, ids)
  await tx
    .update(messages)
    .set({ content: '', deletedAt: now })
    .where(and(anyOf(messages.leadId, ids), eq(messages.side, 'buyer'), eq(messages.createdAt, filledAt)))
  const unclosed = await readUnclosed(tx, ids)
  for (const lead of reopened) {
    const audience = leadRooms(lead)
    const proposalId = unclosed.get(lead.id)
    if (proposalId) emit(tx, audience, 'proposal_made', { conversation_id: lead.id, proposal_id: proposalId })
    emit(tx, audience, 'conversation_updated', { conversation_id: lead.id })
  }
  return reopened.length
}

/** Queues the follow-ups again that did nothing because their lead had ended. The buyer, who reopens the leads, pays. */
async function resumeFollowUps(
  ctx: Pick<Ctx, 'enqueueAll'>,
  tx: Tx,
  leadIds: readonly string[],
): Promise<void> {
  const outdated = await tx
    .update(leads)
    .set({ judgingVersion: leads.version, resumed: 0 })
    .where(and(anyOf(leads.id, leadIds), isNotNull(leads.judgingVersion)))
    .returning({ leadId: leads.id, version: leads.version, group: leads.buyerCompanyId })
  await ctx.enqueueAll(
    tx,
    'follow-up',
    outdated.map(({ group, ...lead }) => ({
      data: { ...lead, lockToken: null, side: 'buyer', attempt: 0 },
      group,
    })),
  )
}
