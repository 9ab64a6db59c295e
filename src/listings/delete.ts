import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { openDuePriority } from '../db/queue/jobs.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { dueListings } from '../db/tables/matching.ts'
import { AppError } from '../shared/errors.ts'
import { rooms } from '../shared/live-events.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { unindexListing } from './indexing/postings.ts'
import { deleteRefusal, reviseRefusal } from './policy.ts'

/** Deletes a listing: retrieval no longer finds it, and its open leads end for its side. */
export function deleteListing(
  ctx: SignedIn,
  { side, id }: { side: Side; id: string },
): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const [listing] = await tx
      .select({ companyId: listings.companyId, createdBy: listings.createdBy })
      .from(listings)
      .where(and(eq(listings.id, id), eq(listings.side, side), isNull(listings.deletedAt)))
      .for('update')
    const refused = listing
      ? (reviseRefusal(ctx.viewer, listing) ?? deleteRefusal(ctx.viewer, listing))
      : 'NOT_FOUND'
    if (refused) throw new AppError(refused)

    await tx.update(listings).set({ deletedAt: ctx.now(), updatedAt: ctx.now() }).where(eq(listings.id, id))
    await unindexListing(tx, id)
    await endLeads(ctx, tx, side, id)
    return { id }
  })
}

/** Lets other waiting leads of listings open in the place of one that is deleted before it opened. */
async function givePlacesBack(ctx: SignedIn, tx: Tx, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await tx.insert(dueListings).values(listingIds.map((listingId) => ({ listingId })))
  await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })
}

/** Deletes leads that aren't open yet and ends the open ones for this side. Running assistant turns lose their lock. */
async function endLeads(ctx: SignedIn, tx: Tx, side: Side, listingId: string): Promise<void> {
  const { terminatedAt } = leadSides[side]
  const listing = leads[leadSides[side].listing]
  const dropped = await tx
    .delete(leads)
    .where(and(eq(listing, listingId), inArray(leads.state, ['waiting', 'opening'])))
    .returning({ state: leads.state, counterparty: leads[leadSides[otherSide(side)].listing] })
  await givePlacesBack(
    ctx,
    tx,
    dropped.flatMap(({ state, counterparty }) => (state === 'opening' ? [counterparty] : [])),
  )
  const open = await tx
    .select({ id: leads.id, locked: sql<boolean>`${leads.lockToken} is not null` })
    .from(leads)
    .where(and(eq(listing, listingId), isNull(leads[terminatedAt])))
    .orderBy(leads.id)
    .for('update')
  const openIds = open.map((lead) => lead.id)
  const now = ctx.now()
  const affected = await tx
    .update(leads)
    .set({
      [terminatedAt]: now,
      version: sql`${leads.version} + 1`,
      lockSide: null,
      lockToken: null,
      lockUntil: null,
      lockLapses: 0,
      lastActivityAt: now,
    })
    .where(inArray(leads.id, openIds))
    .returning({
      id: leads.id,
      sellerCompanyId: leads.sellerCompanyId,
      buyerCompanyId: leads.buyerCompanyId,
      sellerListingId: leads.sellerListingId,
      buyerListingId: leads.buyerListingId,
    })
  await givePlacesBack(
    ctx,
    tx,
    affected.map((lead) => lead[leadSides[otherSide(side)].listing]),
  )
  const unlocked = new Set(open.flatMap((lead) => (lead.locked ? [lead.id] : [])))
  for (const lead of affected) {
    const audience = [
      rooms.lead(lead.id),
      rooms.company(lead.sellerCompanyId),
      rooms.company(lead.buyerCompanyId),
    ]
    if (unlocked.has(lead.id))
      emit(tx, audience, 'conversation_lock_status', { conversation_id: lead.id, locked: false })
    emit(tx, audience, 'conversation_updated', { conversation_id: lead.id })
    await notifyWebhooks(tx, ctx, lead, 'termination', { by: side })
  }
}
