import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { cursorOf } from '../db/sql/cursor.ts'
import { jsonList, jsonObject } from '../db/sql/json.ts'
import { orNotFound, textView } from '../db/sql/view.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import type { JsonText } from '../shared/json-text.ts'
import type { Side } from '../shared/sides.ts'
import { leadColumns } from './read.ts'
import type { TilePage, TilesById, TileView, tilesByIdSchema, tilesSchema } from './schema.ts'

/** The tiles of /main with what goes on behind each: each read is one statement, whose JSON is the answer. */

/** The cursor of the first page: it sorts before every listing. */
const start = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

/** One page of a column, newest first. */
export async function readTiles(
  ctx: SignedIn,
  input: z.output<typeof tilesSchema>,
): Promise<JsonText<TilePage>> {
  const { side, cursor, limit } = input
  const { companyId, employeeId } = ctx.viewer
  const [at, id] = cursor ?? start
  return orNotFound(await pages[side](ctx.db)({ companyId, employeeId, at, id, limit }))
}

/** These listings' tiles, of both columns; what isn't the viewer's company's is left out. */
export async function readTilesById(
  { db, viewer }: SignedIn,
  { ids }: z.output<typeof tilesByIdSchema>,
): Promise<JsonText<TilesById>> {
  const { companyId, employeeId } = viewer
  return orNotFound(await some(db)({ companyId, employeeId, ids: ids.join() }))
}

const given = sql.placeholder
const newestFirst = sql`listing.created_at desc, listing.id desc`

const ofColumn = (side: Side): SQL =>
  sql`listing.company_id = ${given('companyId')} and listing.side = ${literal(side)} and listing.deleted_at is null`
const totalOf = (side: Side): SQL<number> =>
  sql`(select count(*) from ${listings} listing where ${ofColumn(side)})`
const literal = (side: Side) => sql.raw(`'${side}'`)

const pages = {
  seller: textView((db) => pageOf(db, 'seller')),
  buyer: textView((db) => pageOf(db, 'buyer')),
}

/**
 * The page's listings are chosen first, and leads are read for those alone. A page begins after a listing's place,
 * not after a number of listings: what is published or deleted between two pages shifts nothing.
 */
function pageOf(db: Reader, side: Side) {
  const limit = sql`${given('limit')}::int`
  const after = sql`(${given('at')}::text::timestamptz, ${given('id')}::uuid)`
  const place = cursorOf(sql`listing.created_at`, sql`listing.id`)
  const page = sql`page as (
    select listing.*, ${place} as cursor, row_number() over (order by ${newestFirst}) as place
    from ${listings} listing
    where ${ofColumn(side)} and (listing.created_at, listing.id) < ${after}
    order by ${newestFirst} limit ${limit} + 1)`
  const answer: SQL<TilePage> = jsonObject({
    tiles: tilesFrom(side, sql`page listing`, sql`listing.place <= ${limit}`),
    total: totalOf(side),
    next: sql<string | null>`(select cursor from page
      where place = ${limit} and exists (select from page where place > ${limit}))`,
  })
  return db
    .select({ view: sql<TilePage>`answer.view` })
    .from(sql`(with ${page} select ${answer} as view) answer`)
}

const some = textView((db) => {
  const column = (side: Side): SQL<TilesById[Side]> => {
    const ids = sql`any(string_to_array(${given('ids')}, ',')::uuid[])`
    const ofLeads = sql`select ${leads[leadSides[side].listing]} from ${leads} where ${leads.id} = ${ids}`
    const asked = sql`${ofColumn(side)} and (listing.id = ${ids} or listing.id in (${ofLeads}))`
    return jsonObject({
      tiles: tilesFrom(side, sql`${listings} listing`, asked),
      total: totalOf(side),
    })
  }
  const answer: SQL<TilesById> = jsonObject({ seller: column('seller'), buyer: column('buyer') })
  return db.select({ view: sql<TilesById>`answer.view` }).from(sql`(select ${answer} as view) answer`)
})

/** The tiles of what `from` calls `listing`, newest first. */
function tilesFrom(side: Side, from: SQL, where: SQL): SQL<TileView[]> {
  const tile: SQL<TileView> = jsonObject({
    id: sql<string>`listing.id`,
    side: sql<Side>`listing.side`,
    name: sql<string>`listing.name`,
    createdBy: sql<string>`listing.created_by`,
    matches: sql<number>`lead.matches`,
    unseen: sql<number>`lead.unseen`,
    waiting: sql<number>`lead.waiting`,
    best: sql<TileView['best']>`lead.best`,
    overLimit: sql<number>`lead.over_limit`,
  })
  return sql`(select ${jsonList(tile, newestFirst)} from ${from} cross join lateral ${behind(side)} where ${where})`
}

/** What goes on behind a listing. */
function behind(side: Side): SQL {
  // What waits for a side: the seller's open questions; the buyer's unmet requirements nobody has looked at,
  // unless the buyer spoke last.
  const waits = {
    seller: sql`exists (select from questions q where q.round_id = r.id and q.answer is null)`,
    buyer: sql`r.opened_by is distinct from 'buyer' and exists (
      select from judgements j where j.round_id = r.id and j.verdict is distinct from 'meet'
        and j.human_verdict is null and j.additional_thoughts is null)`,
  } as const
  // The buyer's own word on a requirement counts for the buyer; the seller never sees it.
  const verdict = side === 'buyer' ? sql`coalesce(j.human_verdict, j.verdict)` : sql`j.verdict`
  const mayCount = side === 'buyer' ? sql`true` : sql`j.reveal`
  return sql`(
      select
        count(*) filter (where d.state = 'open') as matches,
        count(*) filter (where d.state = 'open'
          and (v.visited_at is null or v.visited_at < d.last_activity_at)) as unseen,
        count(*) filter (where d.running and ${waits[side]}) as waiting,
        (array_agg(json_build_object('meet', c.meet, 'notMeet', c.not_meet, 'unknown', c.unknown)
          order by c.meet desc, c.not_meet, d.last_activity_at desc) filter (where d.running))[1] as best,
        count(*) filter (where d.state = 'waiting') as over_limit
      from (
        select *, state = 'open' and terminated_by_seller_at is null
          and terminated_by_buyer_at is null as running
        from ${leads} where ${leads[leadSides[side].listing]} = listing.id
      ) d
      left join lead_visits v on v.lead_id = d.id and v.employee_id = ${given('employeeId')}
      left join lateral (
        select id, opened_by from rounds where lead_id = d.id order by number desc limit 1
      ) r on d.running
      left join lateral (
        select count(*) filter (where ${verdict} = 'meet') as meet,
          count(*) filter (where ${verdict} = 'not meet') as not_meet,
          count(*) filter (where ${verdict} is null) as unknown
        from judgements j where j.round_id = r.id and ${mayCount}
      ) c on true
    ) lead`
}
