import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { isoText, jsonList, jsonObject } from '../db/sql/json.ts'
import { preparedQuery } from '../db/sql/view.ts'
import { companies } from '../db/tables/companies.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings, parses } from '../db/tables/listings.ts'
import { type ListingSource, Secret } from '../providers/assistant/briefs.ts'
import { AppError } from '../shared/errors.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import type {
  FileView,
  ListingView,
  OwnListingView,
  ParsedForm,
  ParseView,
  RevealedListingView,
} from './schema.ts'

/** A listing's points in their order, hidden ones too. */
export const pointsJson = sql<{ text: string; reveal: boolean }[]>`coalesce((
  select json_agg(json_build_object('text', p.text, 'reveal', p.reveal) order by p.position)
  from points p where p.listing_id = ${listings.id}), '[]')`

const revealedPointsOf = sql<{ text: string }[]>`coalesce((
  select json_agg(json_build_object('text', p.text) order by p.position)
  from points p where p.listing_id = ${listings.id} and p.reveal), '[]')`

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
  points: pointsJson,
  files: filesOf,
}

/** Names what a counterparty is shown, so that a new column stays on its side until somebody decides otherwise. */
const revealedView: SQL<RevealedListingView> = jsonObject({ ...shown, points: revealedPointsOf })

const ownView: SQL<OwnListingView> = jsonObject({
  ...shown,
  matchingInstructions: listings.matchingInstructions,
  contact: jsonObject({
    reveal: listings.revealContact,
    fields: listings.revealFields,
    additionalMethod: listings.additionalContactMethod,
  }),
  notifyOnMatch: listings.notifyOnMatch,
  revision: listings.revision,
  createdBy: listings.createdBy,
  createdAt: isoText(listings.createdAt),
})

const ofCompany = eq(listings.companyId, sql.placeholder('companyId'))

const newestFirst = sql`${listings.createdAt} desc, ${listings.id} desc`

/** The viewer's company's listings of a side, whole, newest first. */
export async function listOwn({ db, viewer }: SignedIn, { side }: { side: Side }): Promise<OwnListingView[]> {
  const [row] = await ownListings(db).execute({ side, companyId: viewer.companyId })
  return row?.listings ?? []
}

const ownListings = preparedQuery((db) =>
  db
    .select({ listings: jsonList(ownView, newestFirst) })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(and(ofCompany, eq(listings.side, sql.placeholder('side')), isNull(listings.deletedAt)))
    .prepare('own_listings'),
)

/** One's own whole, a counterparty's without anything hidden, a stranger's not at all. */
export async function readListing(
  { db, viewer: { companyId } }: SignedIn,
  { side, id }: { side: Side; id: string },
): Promise<ListingView> {
  const [row] = await oneListing(db)[side].execute({ id, companyId })
  if (row?.own) return { own: true, ...row.own }
  if (row?.revealed) return { own: false, ...row.revealed }
  throw new AppError('NOT_FOUND')
}

const oneListing = preparedQuery((db) => ({
  seller: listingQuery(db, 'seller'),
  buyer: listingQuery(db, 'buyer'),
}))

/** What isn't the reader's to see isn't even read. */
function listingQuery(db: Reader, side: Side) {
  const own = sql`${ofCompany} and ${listings.deletedAt} is null`
  const counterparty = sql`exists (select from ${leads} where ${leads[leadSides[side].listing]} = ${listings.id}
    and ${leads[leadSides[otherSide(side)].company]} = ${sql.placeholder('companyId')} and ${leads.state} = 'open')`
  return db
    .select({
      own: sql<OwnListingView | null>`case when ${own} then ${ownView} end`,
      revealed: sql<RevealedListingView | null>`case when not (${own}) and ${counterparty} then ${revealedView} end`,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(and(eq(listings.id, sql.placeholder('id')), eq(listings.side, side)))
    .prepare(`listing_${side}`)
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

/** A listing as the assistant's briefs are made from it, and which revision of it. */
interface RevisedSource extends ListingSource {
  readonly revision: number
}

/** Listings by id; deleted ones too, for what is under way. */
export async function readSources(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RevisedSource>> {
  if (ids.length === 0) return new Map()
  const [one, other = one] = ids
  const { ofTwo, ofMany } = sources(db)
  const rows = ids.length > 2 ? await ofMany.execute({ ids }) : await ofTwo.execute({ one, other })
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

/** A query of its own for the two of a lead: one for lists of any length is planned anew each time. */
const sources = preparedQuery((db) => ({
  ofTwo: sourcesQuery(db, inArray(listings.id, [sql.placeholder('one'), sql.placeholder('other')])),
  ofMany: sourcesQuery(db, sql`${listings.id} = any(${sql.placeholder('ids')})`),
}))

const sourcesQuery = (db: Reader, which: SQL) =>
  db
    .select({
      ...shown,
      companyDescription: companies.description,
      files: fileTextsOf,
      matchingInstructions: listings.matchingInstructions,
      revision: listings.revision,
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(which)
    .prepare('sources')

/** @throws AppError NOT_FOUND */
export async function readSource(db: Reader, listingId: string): Promise<ListingSource> {
  const source = (await readSources(db, [listingId])).get(listingId)
  if (!source) throw new AppError('NOT_FOUND')
  return source
}
