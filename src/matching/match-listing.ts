import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Reader, Tx } from '../db/client.ts'
import type { JobRun } from '../db/queue.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { leadColumns } from '../listings/read.ts'
import { withinBudget } from '../providers/assistant/metered.ts'
import { nextMonthStart } from '../shared/dates.ts'
import { otherSide } from '../shared/sides.ts'
import { type Judged, judgeCounterparties } from './judge.ts'
import { monthlyLimits } from './limits.ts'
import { openBest } from './open-best.ts'
import { foldTermChanges } from './refresh-terms.ts'
import { retrieve } from './retrieve.ts'

/** Counterparties judged for each match the plan allows a month; what is over the limit waits. */
const judgedPerMatch = 2
const judgedAtMost = 200

/** Finds and judges a listing's counterparties as it stood at `revision`, then opens the best within the limits. */
export async function matchListing(
  ctx: Ctx,
  { listingId, revision }: { listingId: string; revision: number },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const listing = await readStanding(ctx.db, listingId, revision)
  if (!listing || (listing.fullUntil && listing.fullUntil > ctx.now())) return
  if (!listing.matched && !(await withinBudget(ctx, listing.companyId))) await postpone(ctx, listing)
  else if (!listing.matched) {
    await foldTermChanges(ctx.db)
    const limit = (await monthlyLimits(ctx.db, [listingId], ctx.now())).get(listingId) ?? 0
    const found = await retrieve(ctx, listing, Math.min(judgedPerMatch * limit, judgedAtMost))
    await keep(ctx, listing, await judgeCounterparties(ctx, listing, found, signal))
  }
  await openBest(ctx, eq(leadColumns[listing.side].listing, listingId))
}

type Standing = NonNullable<Awaited<ReturnType<typeof readStanding>>>

/** The listing, unless it is deleted or newer. */
async function readStanding(db: Reader, listingId: string, revision: number) {
  const [row] = await db
    .select({
      id: listings.id,
      side: listings.side,
      companyId: listings.companyId,
      revision: listings.revision,
      matchedRevision: indexedListings.matchedRevision,
      fullUntil: indexedListings.fullUntil,
    })
    .from(listings)
    .innerJoin(indexedListings, eq(indexedListings.listingId, listings.id))
    .where(and(eq(listings.id, listingId), eq(listings.revision, revision), isNull(listings.deletedAt)))
  return row && { ...row, matched: row.matchedRevision === revision }
}

/** With the month's budget for the assistant used up, matching waits for the next one; what is judged already doesn't. */
const postpone = (ctx: Ctx, { id, revision }: Standing): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.update(indexedListings).set({ fullUntil: null }).where(eq(indexedListings.listingId, id))
    const startAfter = nextMonthStart(ctx.now())
    await ctx.enqueue(tx, 'match-listing', { listingId: id, revision }, { startAfter })
  })

/** Who belongs to the listing waits to be opened. Kept once a revision, and whole: a run that was killed leaves nothing. */
const keep = (ctx: Ctx, { id, revision }: Standing, judged: readonly Judged[]): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('no key update')
    const listing = await readStanding(tx, id, revision)
    if (!listing || listing.matched) return
    await forget(
      tx,
      listing,
      judged.flatMap((one) => (one.match ? [] : [one.listingId])),
    )
    await wait(ctx, tx, listing, judged)
    await tx
      .update(indexedListings)
      .set({ matchedRevision: revision, fullUntil: null })
      .where(eq(indexedListings.listingId, id))
  })

/** What fitted an older revision and doesn't any more, as far as it isn't open. */
const forget = (tx: Tx, { id, side }: Standing, others: string[]) =>
  tx
    .delete(leads)
    .where(
      and(
        eq(leads.state, 'waiting'),
        eq(leadColumns[side].listing, id),
        inArray(leadColumns[otherSide(side)].listing, others),
      ),
    )

async function wait(ctx: Ctx, tx: Tx, own: Standing, judged: readonly Judged[]): Promise<void> {
  const scores = new Map(judged.flatMap((one) => (one.match ? [[one.listingId, one.score] as const] : [])))
  const others = await tx
    .select({ id: listings.id, companyId: listings.companyId })
    .from(listings)
    .where(and(inArray(listings.id, [...scores.keys()]), isNull(listings.deletedAt)))
  if (others.length === 0) return
  const at = ctx.now()
  const rows = others.map((other) => {
    const [seller, buyer] = own.side === 'seller' ? [own, other] : [other, own]
    return {
      sellerListingId: seller.id,
      sellerCompanyId: seller.companyId,
      buyerListingId: buyer.id,
      buyerCompanyId: buyer.companyId,
      state: 'waiting' as const,
      score: scores.get(other.id) ?? 0,
      lastActivityAt: at,
      createdAt: at,
    }
  })
  await tx
    .insert(leads)
    .values(rows)
    .onConflictDoUpdate({
      target: [leads.sellerListingId, leads.buyerListingId],
      set: { score: sql`excluded.score` },
      setWhere: eq(leads.state, 'waiting'),
    })
}
