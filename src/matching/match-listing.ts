import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Ctx } from '../context.ts'
import type { Reader, Tx } from '../db/client.ts'
import type { Jobs } from '../db/queue/jobs.ts'
import { lastMatchPriority, openDuePriority } from '../db/queue/jobs.ts'
import type { JobRun } from '../db/queue/queue.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { isoText, jsonObject } from '../db/sql/json.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { view } from '../db/sql/view.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { dueListings, indexedListings } from '../db/tables/matching.ts'
import { withinBudget } from '../metering/metering.ts'
import { isCausedByOutage } from '../providers/assistant/errors.ts'
import { nextMonthStart } from '../shared/dates.ts'
import { otherSide } from '../shared/sides.ts'
import { type JudgedCounterparty, judgeCounterparties } from './judge.ts'
import { monthlyMatchLimits } from './limits.ts'
import { type Nearness, readNearness } from './nearness.ts'
import { openFirstLead } from './opening/open-best.ts'
import { backgroundPriority } from './rematch.ts'
import { keepMatch } from './resume-matches.ts'
import { foldTermChanges } from './retrieval/refresh-terms.ts'
import { retrieve } from './retrieval/retrieve.ts'

/** Counterparties judged for each match that the plan allows in a month; matches over the limit wait. */
const judgedPerMatch = 2
const maxJudged = 200

/**
 * The job that finds and judges a listing's counterparties and saves those that match as waiting leads. Only a first
 * lead opens here; `open-due` opens the others. It does nothing when the listing is deleted, full, or has a newer
 * revision. Idempotent.
 */
export async function matchListing(
  ctx: Ctx,
  job: Jobs['match-listing'],
  run: Pick<JobRun, 'signal'>,
): Promise<void> {
  try {
    await runMatch(ctx, job, run)
  } catch (error) {
    if (isCausedByOutage(error, ctx.assistant)) await keepMatch(ctx, job.listingId)
    throw error
  }
}

async function runMatch(
  ctx: Ctx,
  { listingId, revision, background }: Jobs['match-listing'],
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const listing = await readOpenListing(ctx.db, listingId, revision)
  if (!listing) return
  if (listing.fullUntil && listing.fullUntil > ctx.now()) {
    await ctx.db
      .update(indexedListings)
      .set({ queuedFor: null })
      .where(eq(indexedListings.listingId, listingId))
    return
  }
  if (!listing.matched && !(await withinBudget(ctx, listing.companyId)))
    await postponeToNextMonth(ctx, listing, background === true)
  else if (!listing.matched) {
    await foldTermChanges(ctx.db)
    const limit = (await monthlyMatchLimits(ctx.db, [listingId], ctx.now())).get(listingId) ?? 0
    const counterparties = await retrieve(ctx, listing, Math.min(judgedPerMatch * limit, maxJudged))
    const judged = await judgeCounterparties(ctx, listing, counterparties, signal)
    const anyMatch = judged.some(({ match }) => match)
    const nearness = await readNearness(ctx.db, listing, counterparties, anyMatch)
    await saveVerdicts(ctx, listing, judged, nearness, background === true)
  }
  await openFirstLead(ctx, listing)
}

type OpenListing = NonNullable<Awaited<ReturnType<typeof readOpenListing>>>

/** Null when the listing is deleted or has another revision. `matched`: this revision's counterparties are judged. */
async function readOpenListing(db: Reader, listingId: string, revision: number) {
  const row = await openListing(db)({ listingId, revision })
  if (!row) return null
  const { fullUntil, matchedRevision, ...listing } = row
  return {
    ...listing,
    matched: matchedRevision === revision,
    fullUntil: fullUntil === null ? null : new Date(fullUntil),
  }
}

const openListing = view((db) =>
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

/** When the month's assistant budget is used up, judging waits for the next one. Leads that are judged still open. */
const postponeToNextMonth = (ctx: Ctx, { id, revision }: OpenListing, background: boolean): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx
      .update(indexedListings)
      .set({ fullUntil: null, resumed: 0, queuedFor: null })
      .where(eq(indexedListings.listingId, id))
    const startAfter = nextMonthStart(ctx.now())
    // A new month's postponed matches run after those that people have just caused.
    const options = { startAfter, priority: lastMatchPriority }
    await ctx.enqueue(tx, 'match-listing', { listingId: id, revision }, options)
    await queueOpening(ctx, tx, id, background)
  })

async function queueOpening(ctx: Ctx, tx: Tx, listingId: string, background: boolean): Promise<void> {
  const priority = openDuePriority + (background ? backgroundPriority : 0)
  await pipeline([
    tx.insert(dueListings).values({ listingId }).execute(),
    ctx.enqueue(tx, 'open-due', {}, { priority }),
  ])
}

/** Saves matching counterparties as waiting leads, once for each revision, and makes the listing due for their opening. */
const saveVerdicts = (
  ctx: Ctx,
  { id, revision }: OpenListing,
  judged: readonly JudgedCounterparty[],
  nearness: Nearness,
  background: boolean,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('no key update')
    const listing = await readOpenListing(tx, id, revision)
    if (!listing || listing.matched) return
    const matches = judged.filter(({ match }) => match)
    const misses = judged.filter(({ match }) => !match)
    const matched = { ...nearness, matchedRevision: revision, resumed: 0, fullUntil: null, queuedFor: null }
    await pipeline([
      deleteWaitingLeads(tx, listing, misses),
      insertWaitingLeads(ctx, tx, listing, matches),
      tx.update(indexedListings).set(matched).where(eq(indexedListings.listingId, id)).execute(),
      queueOpening(ctx, tx, id, background),
    ])
  })

/** Deletes waiting leads with counterparties that matched an older revision but not this one. */
async function deleteWaitingLeads(
  tx: Tx,
  { id, side }: OpenListing,
  misses: readonly JudgedCounterparty[],
): Promise<void> {
  if (misses.length === 0) return
  const ids = misses.map(({ listingId }) => listingId)
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

/**
 * Inserts the leads, or updates the score of those that wait already. The text is the same for any number of leads, so
 * that it is prepared once. Rows are written in id order to avoid deadlocks between concurrent runs.
 */
async function insertWaitingLeads(
  ctx: Ctx,
  tx: Tx,
  { id, side, companyId }: OpenListing,
  matches: readonly JudgedCounterparty[],
): Promise<void> {
  if (matches.length === 0) return
  const [own, other] = [columnNames[side], columnNames[otherSide(side)]]
  const ids = sql.param(matches.map(() => v7()))
  const listingIds = sql.param(matches.map(({ listingId }) => listingId))
  const scores = sql.param(matches.map(({ score }) => score))
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into leads (id, ${own.listing}, ${own.company}, ${other.listing}, ${other.company},
      state, score, last_activity_at, created_at)
    select judged.id, ${id}::uuid, ${companyId}::uuid, counterparty.id, counterparty.company_id,
      'waiting', judged.score, ${now}, ${now}
    from unnest(${ids}::uuid[], ${listingIds}::uuid[], ${scores}::float8[]) as judged (id, listing, score)
    join listings as counterparty on counterparty.id = judged.listing
    where counterparty.deleted_at is null
    order by counterparty.id
    on conflict (seller_listing_id, buyer_listing_id) do update set score = excluded.score
      where leads.state = 'waiting'`)
}

const columnNames = {
  seller: { listing: sql`seller_listing_id`, company: sql`seller_company_id` },
  buyer: { listing: sql`buyer_listing_id`, company: sql`buyer_company_id` },
} as const
