import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { openDuePriority } from '../../db/queue/jobs.ts'
import { hasAgreement, readUnclosed } from '../../db/sql/leads/proposals.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { dueListings } from '../../db/tables/matching.ts'
import { leadRooms } from '../../shared/live-events.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'

/** The columns of an ended lead that events and webhooks need. */
const endedLead = {
  id: leads.id,
  sellerCompanyId: leads.sellerCompanyId,
  buyerCompanyId: leads.buyerCompanyId,
  sellerListingId: leads.sellerListingId,
  buyerListingId: leads.buyerListingId,
}
export type EndedLead = Pick<typeof leads.$inferSelect, keyof typeof endedLead>

/**
 * Deletes leads that aren't open yet and ends the open ones for this side, except those with an agreement in force. Running
 * assistant turns lose their lock. Returns the ended leads.
 */
export async function endLeads(
  ctx: SignedIn,
  tx: Tx,
  {
    side,
    listingId,
    onlyRunning = false,
    now = ctx.now(),
  }: {
    side: Side
    listingId: string
    /** Whether leads that the other side has ended are left as they are. */
    onlyRunning?: boolean
    now?: Date
  },
): Promise<EndedLead[]> {
  const { terminatedAt } = leadSides[side]
  const listing = leads[leadSides[side].listing]
  await dropLeads(ctx, tx, side, listingId)
  const open = await tx
    .select({ id: leads.id, locked: sql<boolean>`${leads.lockToken} is not null` })
    .from(leads)
    .where(
      and(
        eq(listing, listingId),
        isNull(leads[terminatedAt]),
        onlyRunning ? isNull(leads[leadSides[otherSide(side)].terminatedAt]) : undefined,
      ),
    )
    .orderBy(leads.id)
    .for('update')
  const openIds = open.map((lead) => lead.id)
  const unclosed = await readUnclosed(tx, openIds)
  const ended = await tx
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
    .where(and(inArray(leads.id, openIds), not(hasAgreement)))
    .returning(endedLead)
  await givePlacesBack(
    ctx,
    tx,
    ended.map((lead) => lead[leadSides[otherSide(side)].listing]),
  )
  const unlocked = new Set(open.flatMap((lead) => (lead.locked ? [lead.id] : [])))
  await announceEnds(ctx, tx, ended, { side, unlocked, unclosed })
  return ended
}

interface Announced {
  /** The side that ended the leads. */
  readonly side: Side
  /** The leads that were locked. */
  readonly unlocked: ReadonlySet<string>
  /** The unclosed proposal of each lead. */
  readonly unclosed: ReadonlyMap<string, string>
}

/** Live events and webhooks of ended leads. */
async function announceEnds(
  ctx: SignedIn,
  tx: Tx,
  ended: readonly EndedLead[],
  { side, unlocked, unclosed }: Announced,
): Promise<void> {
  for (const lead of ended) {
    const audience = leadRooms(lead)
    const ids = { conversation_id: lead.id }
    if (unlocked.has(lead.id)) emit(tx, audience, 'conversation_lock_status', { ...ids, locked: false })
    const proposalId = unclosed.get(lead.id)
    if (proposalId) emit(tx, audience, 'proposal_closed', { ...ids, proposal_id: proposalId })
    emit(tx, audience, 'conversation_updated', ids)
    await notifyWebhooks(tx, ctx, lead, 'termination', { by: side })
  }
}

async function dropLeads(ctx: SignedIn, tx: Tx, side: Side, listingId: string): Promise<void> {
  const dropped = await tx
    .delete(leads)
    .where(and(eq(leads[leadSides[side].listing], listingId), inArray(leads.state, ['waiting', 'opening'])))
    .returning({ state: leads.state, counterparty: leads[leadSides[otherSide(side)].listing] })
  await givePlacesBack(
    ctx,
    tx,
    dropped.flatMap(({ state, counterparty }) => (state === 'opening' ? [counterparty] : [])),
  )
}

/** Marks listings that got a place back as due, so that their waiting leads may open. */
async function givePlacesBack(ctx: SignedIn, tx: Tx, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await tx.insert(dueListings).values(listingIds.map((listingId) => ({ listingId })))
  await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })
}
