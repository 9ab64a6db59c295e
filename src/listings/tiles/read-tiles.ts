import { and, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { WithSubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { cursorOf } from '../../db/sql/cursor.ts'
import { isoTime, jsonList, jsonObject } from '../../db/sql/json.ts'
import { assistantAsks } from '../../db/sql/leads/negotiations.ts'
import { isUnseen } from '../../db/sql/unseen.ts'
import { orNotFound, textView } from '../../db/sql/view.ts'
import { waitsForPlace } from '../../db/sql/waiting-leads.ts'
import { agreements, isUnclosed, proposals } from '../../db/tables/agreements.ts'
import { leadReads, leadSides, leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { negotiations } from '../../db/tables/mandates.ts'
import { indexedListings } from '../../db/tables/matching.ts'
import { newestFirstStart } from '../../shared/http/cursor.ts'
import type { JsonText } from '../../shared/http/json-text.ts'
import type { Side } from '../../shared/sides.ts'
import type { TilePage, TilesById, TileView, tilesByIdSchema, tilesSchema } from '../schema.ts'
import { newestLead } from './newest-lead.ts'

/**
 * The tiles of /main: the viewer's company's listings with a summary of each one's leads. Each read is one statement,
 * whose JSON is the response body.
 */

/** One page of a side's column, newest first. */
export async function readTiles(
  ctx: SignedIn,
  input: z.output<typeof tilesSchema>,
): Promise<JsonText<TilePage>> {
  const { side, cursor, limit } = input
  const { companyId, employeeId } = ctx.viewer
  const [createdAt, id] = cursor ?? newestFirstStart
  // The row after the page shows whether there is a next one.
  const rowLimit = limit + 1
  return orNotFound(await tilePages[side](ctx.db)({ companyId, employeeId, createdAt, id, limit, rowLimit }))
}

/** The tiles of both sides for these ids of listings or leads; ids of other companies are ignored. */
export async function readTilesById(
  { db, viewer }: SignedIn,
  { ids }: z.output<typeof tilesByIdSchema>,
): Promise<JsonText<TilesById>> {
  const { companyId, employeeId } = viewer
  return orNotFound(await tilesById(db)({ companyId, employeeId, ids }))
}

const param = sql.placeholder

const tilePages = {
  seller: textView((db) => tilePageQuery(db, 'seller')),
  buyer: textView((db) => tilePageQuery(db, 'buyer')),
}

/**
 * A page starts after a listing's position, not after a number of listings, so that publishing and deleting between
 * two pages shifts nothing.
 */
function tilePageQuery(db: Reader, side: Side) {
  const position = sql`(${listings.createdAt}, ${listings.id})`
  const cursor = sql`(${param('createdAt')}::text::timestamptz, ${param('id')}::uuid)`
  const page = db.$with('page').as(
    db
      .select({
        ...tileColumns,
        cursor: cursorOf(listings.createdAt, listings.id).as('cursor'),
        rowNumber: sql<number>`row_number() over (order by ${newestFirst(listings)})`.as('row_number'),
      })
      .from(listings)
      .where(and(inColumn(side), sql`${position} < ${cursor}`))
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(param('rowLimit')),
  )
  const limit = sql`${param('limit')}::int`
  const last = db.select({ cursor: page.cursor }).from(page).where(eq(page.rowNumber, limit))
  const afterLast = db.select().from(page).where(sql`${page.rowNumber} > ${limit}`)
  const view = jsonObject({
    tiles: tilesOf(db, side, page, lte(page.rowNumber, limit)),
    total: db.$count(listings, inColumn(side)),
    next: sql<string | null>`case when exists ${afterLast} then ${last} end`,
  })
  return db.with(page).select({ view }).from(oneRow)
}

const tilesById = textView((db) => {
  const ids = sql`any(${param('ids')}::uuid[])`
  const selected = (side: Side) =>
    db.$with(side).as(
      db
        .select(tileColumns)
        .from(listings)
        .where(
          and(
            inColumn(side),
            or(
              eq(listings.id, ids),
              inArray(
                listings.id,
                db.select({ id: leads[leadSides[side].listing] }).from(leads).where(eq(leads.id, ids)),
              ),
            ),
          ),
        ),
    )
  const [seller, buyer] = [selected('seller'), selected('buyer')]
  const column = (side: Side, source: TileSource) =>
    jsonObject({ tiles: tilesOf(db, side, source), total: db.$count(listings, inColumn(side)) })
  const view = jsonObject({ seller: column('seller', seller), buyer: column('buyer', buyer) })
  return db.with(seller, buyer).select({ view }).from(oneRow)
})

/** For statements that select only subqueries: drizzle requires a `from`. */
const oneRow = sql`(select) as one_row`

/** The counts that the match of the current revision stored. */
function comparisonOf() {
  const { listingId, matchedRevision, compared, near } = indexedListings
  const ofRevision = and(eq(listingId, listings.id), eq(matchedRevision, listings.revision))
  return sql<TileView['comparison']>`(
    select ${jsonObject({ compared, near })} from ${indexedListings} where ${ofRevision})`
}

const tileColumns = {
  id: listings.id,
  side: listings.side,
  name: listings.name,
  createdBy: listings.createdBy,
  createdAt: listings.createdAt,
  filledAt: listings.filledAt,
  pausedAt: listings.pausedAt,
  comparison: comparisonOf().as('comparison'),
}
type TileSource = WithSubqueryWithSelection<typeof tileColumns, string>

const inColumn = (side: Side) =>
  and(eq(listings.companyId, param('companyId')), eq(listings.side, side), isNull(listings.deletedAt))

const newestFirst = (listing: Pick<TileSource, 'createdAt' | 'id'>): SQL =>
  sql`${listing.createdAt} desc, ${listing.id} desc`

/** The tiles of the listings in `source` as a JSON array, newest first. */
function tilesOf(db: Reader, side: Side, source: TileSource, where?: SQL): SQL<TileView[]> {
  const tile = tileQuery(db, side, source)
  const tiles = db
    .select({ tiles: jsonList(sql<TileView>`${tile.view}`, newestFirst(source)).as('tiles') })
    .from(source)
    .crossJoinLateral(tile)
    .where(where)
  return sql`${tiles}`
}

/** A listing's tile: one row, aggregated over its leads and the summaries of their latest rounds. */
function tileQuery(db: Reader, side: Side, listing: TileSource) {
  const columns = leadSides[side]
  const [meet, notMeet, unknown] = [leads[columns.meet], leads[columns.notMeet], leads[columns.unknown]]
  const isOpen = eq(leads.state, 'open')
  const isEnded = or(isNotNull(leads.terminatedBySellerAt), isNotNull(leads.terminatedByBuyerAt))
  const isRunning = and(isOpen, isNull(leads.terminatedBySellerAt), isNull(leads.terminatedByBuyerAt))
  const hasProposal = and(isRunning, isNotNull(proposals.id), ne(proposals.side, side))
  const isAsked = and(isRunning, assistantAsks(side))
  // Inputs of a round aren't needed any more once there is an agreement.
  const needsInput = or(
    and(isRunning, eq(leads[columns.inputPending], true), isNull(agreements.id)),
    // The other side asks to cancel the agreement in force.
    isNotNull(side === 'seller' ? agreements.buyerCancelAt : agreements.sellerCancelAt),
  )
  const best = sql<TileView['best']>`(array_agg(${jsonObject({ meet, notMeet, unknown })}
    order by ${meet} desc, ${notMeet}, ${leads.lastActivityAt} desc) filter (where ${isRunning}))[1]`
  const view = jsonObject({
    id: listing.id,
    side: listing.side,
    name: listing.name,
    createdBy: listing.createdBy,
    matches: countWhere(isOpen),
    unseen: countWhere(and(isOpen, isUnseen)),
    waiting: countWhere(or(hasProposal, isAsked, needsInput)),
    inputs: countWhere(sql`(${needsInput}) and (${or(hasProposal, isAsked)}) is not true`),
    asks: countWhere(isAsked),
    proposals: jsonObject({
      waiting: countWhere(hasProposal),
      nextExpiry: isoTime<string | null>(sql`(min(${proposals.validUntil}) filter (where ${hasProposal}))`),
    }),
    agreed: countWhere(isNotNull(agreements.id)),
    filledAt: isoTime<string | null>(sql`${listing.filledAt}`),
    pausedAt: isoTime<string | null>(sql`${listing.pausedAt}`),
    newest: newestLead(db, side, sql`${listing.id}`),
    ended: countWhere(and(isOpen, isEnded)),
    best,
    overLimit: countWhere(waitsForPlace),
    comparison: sql<TileView['comparison']>`${listing.comparison}`,
  })
  return db
    .select({ view: view.as('view') })
    .from(leads)
    .leftJoin(leadReads, and(eq(leadReads.leadId, leads.id), eq(leadReads.employeeId, param('employeeId'))))
    .leftJoin(
      proposals,
      and(eq(proposals.leadId, leads.id), isUnclosed, sql`${proposals.validUntil} > now()`),
    )
    .leftJoin(negotiations, eq(negotiations.leadId, leads.id))
    .leftJoin(agreements, and(eq(agreements.leadId, leads.id), isNull(agreements.cancelledAt)))
    .where(eq(leads[columns.listing], listing.id))
    .as('tile')
}

const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`
