import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { markFullListings, neitherListingFull } from './full-listings.ts'
import { remainingMatches } from './limits.ts'

/** Leads read in one query, whose listings are locked in one transaction. */
const pageSize = 200

const tieBreak = sql<string>`md5(${leads.id}::text)`
/** Ties are broken by a hash, so that order of arrival never decides. */
const bestFirst = [desc(leads.score), tieBreak]

const pair = { id: leads.id, seller: leads.sellerListingId, buyer: leads.buyerListingId }

interface WaitingLead {
  readonly id: string
  /** Ids of the listings. */
  readonly seller: string
  readonly buyer: string
}

/**
 * Opens waiting leads, best first, as far as both sides' monthly limits allow.
 *
 * @param scope selects the leads to look at; undefined for all
 */
export async function openBestLeads(ctx: Ctx, scope: SQL | undefined): Promise<void> {
  let afterLast: SQL | undefined
  for (;;) {
    const waiting = await ctx.db
      .select({ ...pair, score: leads.score, tieBreak })
      .from(leads)
      .where(and(eq(leads.state, 'waiting'), neitherListingFull(ctx.db), scope, afterLast))
      .orderBy(...bestFirst)
      .limit(pageSize)
    const last = waiting.at(-1)
    if (!last) return
    await ctx.db.transaction((tx) => openWithinLimits(ctx, tx, waiting))
    if (waiting.length < pageSize) return
    afterLast = sql`${leads.score} <= ${last.score} and
      (${leads.score} < ${last.score} or ${tieBreak} > ${last.tieBreak})`
  }
}

async function openWithinLimits(ctx: Ctx, tx: Tx, found: readonly WaitingLead[]): Promise<void> {
  const openListings = await lockListings(
    tx,
    found.flatMap(({ seller, buyer }) => [seller, buyer]),
  )
  const now = ctx.now()
  const foundIds = found.map(({ id }) => id)
  const [remaining, waiting] = await pipeline([
    remainingMatches(tx, [...openListings], now),
    // Read under the locks: another process may have opened some since the first read.
    tx
      .select(pair)
      .from(leads)
      .where(and(anyOf(leads.id, foundIds), eq(leads.state, 'waiting')))
      .orderBy(...bestFirst)
      .execute(),
  ])
  const hasRoom = (listingId: string) => (remaining.get(listingId) ?? 0) > 0
  const countOne = (listingId: string) => remaining.set(listingId, (remaining.get(listingId) ?? 0) - 1)

  const opened: string[] = []
  for (const lead of waiting) {
    if (!hasRoom(lead.seller) || !hasRoom(lead.buyer)) continue
    countOne(lead.seller)
    countOne(lead.buyer)
    opened.push(lead.id)
  }
  if (opened.length > 0) await openLeads(ctx, tx, opened)
  const usedUp = [...openListings].filter((listingId) => !hasRoom(listingId))
  await markFullListings(tx, usedUp, now)
}

async function openLeads(ctx: Ctx, tx: Tx, leadIds: string[]): Promise<void> {
  const counted = { state: 'opening', countedAt: ctx.now() } as const
  // Every listing's best lead opens before any listing's second, and before listings are matched (priority 0): nobody
  // waits behind another listing's long list, or for a lead that only has to be opened.
  const jobs = leadIds.map((leadId, rank) => ({ data: { leadId }, priority: rank === 0 ? 1 : -rank }))
  await pipeline([
    tx.update(leads).set(counted).where(anyOf(leads.id, leadIds)).execute(),
    ctx.enqueueAll(tx, 'open-lead', jobs),
  ])
}

/** Locks the listings, in id order to avoid deadlocks. Returns the ids of those that aren't deleted. */
async function lockListings(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.id, deletedAt: listings.deletedAt })
    .from(listings)
    .where(anyOf(listings.id, ids))
    .orderBy(listings.id)
    .for('no key update')
  return new Set(rows.flatMap((row) => (row.deletedAt ? [] : [row.id])))
}
