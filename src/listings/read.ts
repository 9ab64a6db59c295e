import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { cursorOf } from '../db/sql/cursor.ts'
import { isoText, jsonList, jsonObject } from '../db/sql/json.ts'
import { mayBeRead } from '../db/sql/leads/blocks.ts'
import { isVerified } from '../db/sql/prove-company.ts'
import { preparedQuery } from '../db/sql/view.ts'
import { companies } from '../db/tables/companies.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings, parses, points } from '../db/tables/listings.ts'
import { files } from '../db/tables/media.ts'
import { analysisText } from '../media/read.ts'
import { type ListingSource, Secret } from '../providers/assistant/briefs.ts'
import { AppError } from '../shared/errors.ts'
import { fitting } from '../shared/http/answers.ts'
import { newestFirstStart } from '../shared/http/cursor.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import type {
  FileView,
  ListingView,
  OwnListingView,
  ownListingsSchema,
  ParsedForm,
  ParseView,
  RevealedListingView,
} from './schema.ts'

/** A listing's points in order, including hidden ones. */
export const pointsJson: SQL<{ text: string; reveal: boolean }[]> = pointList(
  jsonObject({ text: points.text, reveal: points.reveal }),
)

const revealedPointsJson: SQL<{ text: string }[]> = pointList(
  jsonObject({ text: points.text }),
  sql`${points.reveal}`,
)

function pointList<T>(point: SQL<T>, where?: SQL): SQL<T[]> {
  const ofListing = and(eq(points.listingId, listings.id), where)
  return sql`(select ${jsonList(point, sql`${points.position}`)} from ${points} where ${ofListing})`
}

const filesJson: SQL<FileView[]> = fileList(
  jsonObject({ url: files.url, contentType: files.contentType, filename: files.filename }),
)

/** What the analysis of each file found. */
const fileTextsJson: SQL<{ filename: string; text: string }[]> = fileList(
  jsonObject({
    filename: files.filename,
    text: analysisText,
  }),
  eq(files.state, 'done'),
)

function fileList<T>(file: SQL<T>, where?: SQL): SQL<T[]> {
  const ofListing = and(eq(files.listingId, listings.id), where)
  return sql`(select ${jsonList(file, sql`${files.position}`)} from ${files} where ${ofListing})`
}

const listingFields = {
  id: listings.id,
  side: listings.side,
  companyId: listings.companyId,
  companyName: companies.name,
  name: listings.name,
  description: listings.description,
  points: pointsJson,
  files: filesJson,
}

/** Lists every field, so that a new column isn't revealed to counterparties by accident. */
const revealedView: SQL<RevealedListingView> = jsonObject({
  ...listingFields,
  companyVerified: isVerified(companies),
  points: revealedPointsJson,
})

const ownView: SQL<OwnListingView> = jsonObject({
  ...listingFields,
  matchingInstructions: listings.matchingInstructions,
  contact: jsonObject({
    reveal: listings.revealContact,
    fields: listings.revealFields,
    additionalMethod: listings.additionalContactMethod,
  }),
  notifyOnMatch: listings.notifyOnMatch,
  editedAt: isoText(listings.updatedAt),
  createdBy: listings.createdBy,
  createdAt: isoText(listings.createdAt),
})

const ofCompany = eq(listings.companyId, sql.placeholder('companyId'))

const newestFirst = sql`${listings.createdAt} desc, ${listings.id} desc`

/** Listings per page. The longest listings take some hundred kilobytes. */
const ownPageSize = 20

/** A page of the listings of the viewer's company on a side, newest first. */
export async function listOwn(
  { db, viewer }: SignedIn,
  { side, cursor }: z.output<typeof ownListingsSchema>,
): Promise<{ listings: OwnListingView[]; next: string | null }> {
  const [createdAt, id] = cursor ?? newestFirstStart
  const rows = await ownListings(db).execute({ side, companyId: viewer.companyId, createdAt, id })
  const page = fitting(rows)
  const isLast = page.length === rows.length && rows.length < ownPageSize
  return { listings: page.map(({ view }) => view), next: isLast ? null : (page.at(-1)?.cursor ?? null) }
}

const ownListings = preparedQuery((db) => {
  const position = sql`(${listings.createdAt}, ${listings.id})`
  const before = sql`(${sql.placeholder('createdAt')}::text::timestamptz, ${sql.placeholder('id')}::uuid)`
  return db
    .select({ view: ownView, cursor: cursorOf(listings.createdAt, listings.id) })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(
      and(
        ofCompany,
        eq(listings.side, sql.placeholder('side')),
        isNull(listings.deletedAt),
        sql`${position} < ${before}`,
      ),
    )
    .orderBy(newestFirst)
    .limit(ownPageSize)
    .prepare('own_listings')
})

/**
 * The own view of a listing of the viewer's company, or the revealed view of a counterparty's.
 *
 * @throws AppError NOT_FOUND for any other listing
 */
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

/** Checks the permission in the statement: Postgres doesn't return fields that the viewer may not see. */
function listingQuery(db: Reader, side: Side) {
  const listing = leads[leadSides[side].listing]
  const otherCompany = leads[leadSides[otherSide(side)].company]
  const own = sql`${ofCompany} and ${listings.deletedAt} is null`
  const counterparty = sql`exists (select from ${leads} where ${listing} = ${listings.id}
    and ${otherCompany} = ${sql.placeholder('companyId')} and ${leads.state} = 'open' and ${mayBeRead})`
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

/** @throws AppError NOT_FOUND for another employee's parse */
export async function readParse(ctx: SignedIn, { parseId }: { parseId: string }): Promise<ParseView> {
  const [row] = await ctx.db
    .select()
    .from(parses)
    .where(and(eq(parses.id, parseId), eq(parses.employeeId, ctx.viewer.employeeId)))
  if (!row) throw new AppError('NOT_FOUND')
  const { id, side, kind, state, error, failure } = row
  const [form, fallback] = [storedForm(row.result), storedForm(row.fallback)]
  return { id, side, kind, state, form, error, failure, fallback }
}

/** Forms saved by an earlier version have no notes and hints. */
const storedForm = (form: unknown): ParsedForm | null =>
  form ? Object.assign({ privateNotes: [], contactHints: [] }, form as ParsedForm) : null

/** A listing as input for the assistant's briefs, with its revision. */
interface RevisedSource extends ListingSource {
  readonly revision: number
}

/** Listings by id, including deleted ones, which running work may still need. */
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

/** Postgres plans the query for an array at every execution. The query for two listings, as a lead has, is planned once. */
const sources = preparedQuery((db) => ({
  ofTwo: sourcesQuery(db, inArray(listings.id, [sql.placeholder('one'), sql.placeholder('other')])),
  ofMany: sourcesQuery(db, sql`${listings.id} = any(${sql.placeholder('ids')})`),
}))

const sourcesQuery = (db: Reader, which: SQL) =>
  db
    .select({
      ...listingFields,
      companyDescription: companies.description,
      files: fileTextsJson,
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
