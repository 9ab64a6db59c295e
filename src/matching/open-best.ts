import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { markFullListings, neitherListingFull } from './full-listings.ts'
import { remainingMatches } from './limits.ts'

/** Leads looked at, and listings locked, in one transaction. */
const page = 200

const tieBreak = sql<string>`md5(${leads.id}::text)`
/** Best first; between equals a draw that no order of arrival can win. */
const bestFirst = [desc(leads.score), tieBreak]

/** Opens what waits among the leads that `scope` picks, best first, as far as both sides' limits allow now. */
export async function openBestLeads(ctx: Ctx, scope: SQL | undefined): Promise<void> {
  let after: SQL | undefined
  for (;;) {
    const waiting = await ctx.db
      .select({ ...pair, score: leads.score, draw: tieBreak })
      .from(leads)
      .where(and(eq(leads.state, 'waiting'), neitherListingFull(ctx.db), scope, after))
      .orderBy(...bestFirst)
      .limit(page)
    const last = waiting.at(-1)
    if (!last) return
    await ctx.db.transaction((tx) => openFitting(ctx, tx, waiting))
    if (waiting.length < page) return
    after = sql`${leads.score} <= ${last.score} and (${leads.score} < ${last.score} or ${tieBreak} > ${last.draw})`
  }
}

const pair = { id: leads.id, seller: leads.sellerListingId, buyer: leads.buyerListingId }

interface Waiting {
  readonly id: string
  readonly seller: string
  readonly buyer: string
}

async function openFitting(ctx: Ctx, tx: Tx, found: readonly Waiting[]): Promise<void> {
  const standing = await lockListings(
    tx,
    found.flatMap(({ seller, buyer }) => [seller, buyer]),
  )
  const now = ctx.now()
  // Read again: before the locks were ours, another may have opened some.
  const [room, waiting] = await pipeline([
    remainingMatches(tx, [...standing], now),
    tx
      .select(pair)
      .from(leads)
      .where(
        and(
          anyOf(
            leads.id,
            found.map((lead) => lead.id),
          ),
          eq(leads.state, 'waiting'),
        ),
      )
      .orderBy(...bestFirst)
      .execute(),
  ])
  const has = (listingId: string) => (room.get(listingId) ?? 0) > 0
  const take = (listingId: string) => room.set(listingId, (room.get(listingId) ?? 0) - 1)

  const fitting: string[] = []
  for (const lead of waiting) {
    if (!has(lead.seller) || !has(lead.buyer)) continue
    take(lead.seller)
    take(lead.buyer)
    fitting.push(lead.id)
  }
  if (fitting.length > 0) await open(ctx, tx, fitting)
  const spent = [...standing].filter((listingId) => !has(listingId))
  await markFullListings(tx, spent, now)
}

async function open(ctx: Ctx, tx: Tx, leadIds: string[]): Promise<void> {
  const counted = { state: 'opening', countedAt: ctx.now() } as const
  // Everybody's best lead goes before anybody's second, and before looking for others: nobody waits behind
  // another's long list, nor for a lead that is as good as found.
  const jobs = leadIds.map((leadId, rank) => ({ data: { leadId }, priority: rank === 0 ? 1 : -rank }))
  await pipeline([
    tx.update(leads).set(counted).where(anyOf(leads.id, leadIds)).execute(),
    ctx.enqueueAll(tx, 'open-lead', jobs),
  ])
}

/** Locks in id order, so that no two wait for each other; answers those that are not deleted. */
async function lockListings(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.id, deletedAt: listings.deletedAt })
    .from(listings)
    .where(anyOf(listings.id, ids))
    .orderBy(listings.id)
    .for('no key update')
  return new Set(rows.flatMap((row) => (row.deletedAt ? [] : [row.id])))
}
