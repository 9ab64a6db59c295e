import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Ctx } from '../context.ts'
import type { Reader, Tx } from '../db/client.ts'
import type { JobRun } from '../db/queue/queue.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { isoText, jsonObject } from '../db/sql/json.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { rawClient } from '../db/sql/raw-client.ts'
import { view } from '../db/sql/view.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { withinBudget } from '../metering/metering.ts'
import { nextMonthStart } from '../shared/dates.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { type JudgedCounterparty, judgeCounterparties } from './judge.ts'
import { monthlyMatchLimits } from './limits.ts'
import { openBestLeads } from './open-best.ts'
import { foldTermChanges } from './retrieval/refresh-terms.ts'
import { retrieve } from './retrieval/retrieve.ts'

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
    const limit = (await monthlyMatchLimits(ctx.db, [listingId], ctx.now())).get(listingId) ?? 0
    const found = await retrieve(ctx, listing, Math.min(judgedPerMatch * limit, judgedAtMost))
    await keep(ctx, listing, await judgeCounterparties(ctx, listing, found, signal))
  }
  await openBestLeads(ctx, eq(leadColumns[listing.side].listing, listingId))
}

type Standing = NonNullable<Awaited<ReturnType<typeof readStanding>>>

/** The listing, unless it is deleted or newer. */
async function readStanding(db: Reader, listingId: string, revision: number) {
  const row = await standing(db)({ listingId, revision })
  if (!row) return null
  const { fullUntil, matchedRevision, ...listing } = row
  return {
    ...listing,
    matched: matchedRevision === revision,
    fullUntil: fullUntil === null ? null : new Date(fullUntil),
  }
}

const standing = view((db) =>
  db
    .select({
      view: jsonObject({
        id: listings.id,
        side: listings.side,
        companyId: listings.companyId,
        revision: listings.revision,
        matchedRevision: indexedListings.matchedRevision,
        fullUntil: isoText(indexedListings.fullUntil),
      }),
    })
    .from(listings)
    .innerJoin(indexedListings, eq(indexedListings.listingId, listings.id))
    .where(
      and(
        eq(listings.id, sql.placeholder('listingId')),
        eq(listings.revision, sql.placeholder('revision')),
        isNull(listings.deletedAt),
      ),
    ),
)

/** With the month's budget for the assistant used up, matching waits for the next one; what is judged already doesn't. */
const postpone = (ctx: Ctx, { id, revision }: Standing): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.update(indexedListings).set({ fullUntil: null }).where(eq(indexedListings.listingId, id))
    const startAfter = nextMonthStart(ctx.now())
    await ctx.enqueue(tx, 'match-listing', { listingId: id, revision }, { startAfter })
  })

/** Keeps those who fit as leads that wait. Once for each revision, in one transaction: a killed run leaves nothing. */
const keep = (ctx: Ctx, { id, revision }: Standing, judged: readonly JudgedCounterparty[]): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('no key update')
    const listing = await readStanding(tx, id, revision)
    if (!listing || listing.matched) return
    const [fitting, others] = [judged.filter(({ match }) => match), judged.filter(({ match }) => !match)]
    const matched = { matchedRevision: revision, fullUntil: null }
    await pipeline([
      forget(tx, listing, others),
      wait(ctx, tx, listing, fitting),
      tx.update(indexedListings).set(matched).where(eq(indexedListings.listingId, id)).execute(),
    ])
  })

/** Drops leads that wait since an older revision fitted, where this one doesn't. */
async function forget(tx: Tx, { id, side }: Standing, others: readonly JudgedCounterparty[]): Promise<void> {
  if (others.length === 0) return
  const ids = others.map((one) => one.listingId)
  await tx
    .delete(leads)
    .where(
      and(
        eq(leads.state, 'waiting'),
        eq(leads[leadSides[side].listing], id),
        anyOf(leads[leadSides[otherSide(side)].listing], ids),
      ),
    )
}

/** One statement, the same for any number; in id order, so that two at once don't deadlock. */
async function wait(
  ctx: Ctx,
  tx: Tx,
  { id, side, companyId }: Standing,
  judged: readonly JudgedCounterparty[],
) {
  if (judged.length === 0) return
  const [ids, scores] = [judged.map((one) => one.listingId), judged.map((one) => one.score)]
  await rawClient(tx).unsafe(
    waiting[side],
    [judged.map(() => v7()), ids, scores, id, companyId, ctx.now().toISOString()],
    { prepare: true },
  )
}

const waitingOf = (side: Side): string => `
  insert into leads (id, ${side}_listing_id, ${side}_company_id, ${otherSide(side)}_listing_id,
    ${otherSide(side)}_company_id, state, score, last_activity_at, created_at)
  select judged.id, $4, $5, other.id, other.company_id, 'waiting', judged.score, $6, $6
  from unnest($1::uuid[], $2::uuid[], $3::float8[]) as judged (id, listing, score)
  join listings as other on other.id = judged.listing
  where other.deleted_at is null
  order by other.id
  on conflict (seller_listing_id, buyer_listing_id) do update set score = excluded.score
    where leads.state = 'waiting'`
const waiting = { seller: waitingOf('seller'), buyer: waitingOf('buyer') }
