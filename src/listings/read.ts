import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { companies } from '../db/tables/companies.ts'
import { leads } from '../db/tables/leads.ts'
import { listings, parses } from '../db/tables/listings.ts'
import { type ListingSource, Secret } from '../providers/assistant/briefs.ts'
import { AppError } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'
import type {
  FileView,
  ListingView,
  OwnListingView,
  ParsedForm,
  ParseView,
  RevealedListingView,
  TileView,
} from './schema.ts'

/** Which of a lead's columns are a side's. */
export const leadColumns = {
  seller: {
    listing: leads.sellerListingId,
    otherCompany: leads.buyerCompanyId,
    ended: 'terminatedBySellerAt',
  },
  buyer: {
    listing: leads.buyerListingId,
    otherCompany: leads.sellerCompanyId,
    ended: 'terminatedByBuyerAt',
  },
} as const

const pointsOf = sql<{ text: string; reveal: boolean }[]>`coalesce((
  select json_agg(json_build_object('text', p.text, 'reveal', p.reveal) order by p.position)
  from points p where p.listing_id = ${listings.id}), '[]')`

const filesOf = sql<FileView[]>`coalesce((
  select json_agg(json_build_object(
    'url', f.url, 'contentType', f.content_type, 'filename', f.filename) order by f.position)
  from files f where f.listing_id = ${listings.id}), '[]')`

const fileTextsOf = sql<{ filename: string; text: string }[]>`coalesce((
  select json_agg(json_build_object('filename', f.filename, 'text', concat_ws(E'\n',
    nullif(f.analysis->>'summary', ''), nullif(f.analysis->>'text', ''))) order by f.position)
  from files f where f.listing_id = ${listings.id} and f.state = 'done'), '[]')`

const shown = {
  id: listings.id,
  side: listings.side,
  companyId: listings.companyId,
  companyName: companies.name,
  name: listings.name,
  description: listings.description,
  points: pointsOf,
  files: filesOf,
}

/** Listings whole, newest first: for their own side, and for what is made of them below. */
const selectWhole = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      ...shown,
      matchingInstructions: listings.matchingInstructions,
      revealContact: listings.revealContact,
      revealFields: listings.revealFields,
      additionalContactMethod: listings.additionalContactMethod,
      notifyOnMatch: listings.notifyOnMatch,
      revision: listings.revision,
      createdBy: listings.createdBy,
      createdAt: listings.createdAt,
      deletedAt: listings.deletedAt,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(where)
    .orderBy(desc(listings.createdAt), desc(listings.id))

type Whole = Awaited<ReturnType<typeof selectWhole>>[number]

const ownView = ({
  revealContact,
  revealFields,
  additionalContactMethod,
  createdAt,
  deletedAt: _,
  ...rest
}: Whole): OwnListingView => ({
  ...rest,
  contact: { reveal: revealContact, fields: revealFields, additionalMethod: additionalContactMethod },
  createdAt: createdAt.toISOString(),
})

/** Names what is shown, so that a new column stays on its side until somebody decides otherwise. */
const revealedView = (row: Whole): RevealedListingView => ({
  id: row.id,
  side: row.side,
  companyId: row.companyId,
  companyName: row.companyName,
  name: row.name,
  description: row.description,
  points: row.points.flatMap(({ text, reveal }) => (reveal ? [{ text }] : [])),
  files: row.files,
})

/** The viewer's company's listings of a side, whole. */
export async function listOwn(ctx: SignedIn, { side }: { side: Side }): Promise<OwnListingView[]> {
  const rows = await selectWhole(
    ctx.db,
    and(eq(listings.companyId, ctx.viewer.companyId), eq(listings.side, side), isNull(listings.deletedAt)),
  )
  return rows.map(ownView)
}

/** One's own whole, a counterparty's without anything hidden, a stranger's not at all. */
export async function readListing(
  ctx: SignedIn,
  { side, id }: { side: Side; id: string },
): Promise<ListingView> {
  const [row] = await selectWhole(ctx.db, and(eq(listings.id, id), eq(listings.side, side)))
  if (row && row.companyId === ctx.viewer.companyId && row.deletedAt === null)
    return { own: true, ...ownView(row) }
  if (row && (await isCounterparty(ctx, row))) return { own: false, ...revealedView(row) }
  throw new AppError('NOT_FOUND')
}

async function isCounterparty(ctx: SignedIn, { id, side }: { id: string; side: Side }): Promise<boolean> {
  const at = leadColumns[side]
  const [lead] = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(at.listing, id), eq(at.otherCompany, ctx.viewer.companyId), eq(leads.state, 'open')))
    .limit(1)
  return lead !== undefined
}

/** The tiles of /main, newest first, with what goes on behind each; one statement for all. */
export async function readTiles(ctx: SignedIn, { side }: { side: Side }): Promise<TileView[]> {
  const { companyId, employeeId } = ctx.viewer
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
  return (await ctx.db.execute(sql`
    select l.id, l.side, l.name, l.created_by as "createdBy", lead.*
    from ${listings} l
    cross join lateral (
      select
        (count(*) filter (where d.state = 'open'))::int as matches,
        (count(*) filter (where d.state = 'open'
          and (v.visited_at is null or v.visited_at < d.last_activity_at)))::int as unseen,
        (count(*) filter (where d.running and ${waits[side]}))::int as waiting,
        (array_agg(json_build_object('meet', c.meet, 'notMeet', c.not_meet, 'unknown', c.unknown)
          order by c.meet desc, c.not_meet, d.last_activity_at desc) filter (where d.running))[1] as best,
        (count(*) filter (where d.state = 'waiting'))::int as "overLimit"
      from (
        select *, state = 'open' and terminated_by_seller_at is null
          and terminated_by_buyer_at is null as running
        from ${leads} where ${leadColumns[side].listing} = l.id
      ) d
      left join lead_visits v on v.lead_id = d.id and v.employee_id = ${employeeId}
      left join lateral (
        select id, opened_by from rounds where lead_id = d.id order by number desc limit 1
      ) r on d.running
      left join lateral (
        select (count(*) filter (where ${verdict} = 'meet'))::int as meet,
          (count(*) filter (where ${verdict} = 'not meet'))::int as not_meet,
          (count(*) filter (where ${verdict} is null))::int as unknown
        from judgements j where j.round_id = r.id and ${mayCount}
      ) c on true
    ) lead
    where l.company_id = ${companyId} and l.side = ${side} and l.deleted_at is null
    order by l.created_at desc, l.id desc`)) as unknown as TileView[]
}

export async function readParse(ctx: SignedIn, { parseId }: { parseId: string }): Promise<ParseView> {
  const [row] = await ctx.db
    .select()
    .from(parses)
    .where(and(eq(parses.id, parseId), eq(parses.employeeId, ctx.viewer.employeeId)))
  if (!row) throw new AppError('NOT_FOUND')
  const { id, side, kind, state, error } = row
  return { id, side, kind, state, form: row.result as ParsedForm | null, error }
}

/** Listings as the assistant's briefs are made from them, by id; deleted ones too, for what is under way. */
export async function readSources(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListingSource>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      ...shown,
      companyDescription: companies.description,
      files: fileTextsOf,
      matchingInstructions: listings.matchingInstructions,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(inArray(listings.id, [...ids]))
  return new Map(
    rows.map(({ companyId: _, ...row }) => [
      row.id,
      {
        ...row,
        points: row.points.map(({ text, reveal }) =>
          reveal ? { reveal, text } : { reveal, text: new Secret(text) },
        ),
        matchingInstructions: new Secret(row.matchingInstructions),
      },
    ]),
  )
}

/** @throws AppError NOT_FOUND */
export async function readSource(db: Reader, listingId: string): Promise<ListingSource> {
  const source = (await readSources(db, [listingId])).get(listingId)
  if (!source) throw new AppError('NOT_FOUND')
  return source
}
