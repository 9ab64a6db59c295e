import { and, eq, gte, notExists, or } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { blocks } from '../db/tables/safety.ts'
import { monthStart } from '../shared/dates.ts'
import { otherSide, type Side, sides } from '../shared/sides.ts'

/** New leads between one listing and one company in a calendar month: a company can't use up a listing's places. */
const leadsPerCompany = 2
/** Two listings of a company count once when they share this part of their terms. */
const duplicateShare = 0.9

export interface Pair {
  /** Ids of the listings. */
  readonly seller: string
  readonly buyer: string
  readonly sellerCompany: string
  readonly buyerCompany: string
}

/** Whether neither company of a lead blocks the other. */
export const neitherBlocked = (db: Reader) =>
  notExists(
    db
      .select({ companyId: blocks.companyId })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.companyId, leads.sellerCompanyId), eq(blocks.blockedId, leads.buyerCompanyId)),
          and(eq(blocks.companyId, leads.buyerCompanyId), eq(blocks.blockedId, leads.sellerCompanyId)),
        ),
      ),
  )

/** Which listings of each company a listing has met this month. */
export interface CompanyPairs {
  readonly met: Map<string, string[]>
  readonly terms: ReadonlyMap<string, ReadonlySet<number>>
}

const companyOf = (pair: Pair, side: Side) => (side === 'seller' ? pair.sellerCompany : pair.buyerCompany)
const keyOf = (pair: Pair, side: Side) => `${pair[side]} ${companyOf(pair, otherSide(side))}`

/** Exact while the caller locks the pairs' listings, since a lead is counted only under the locks of both. */
export async function readCompanyPairs(
  db: Reader,
  waiting: readonly Pair[],
  now: Date,
): Promise<CompanyPairs> {
  const met = new Map<string, string[]>()
  for (const side of sides) {
    const own = leads[leadSides[side].listing]
    const rows = await db
      .select({
        listing: own,
        company: leads[leadSides[otherSide(side)].company],
        met: leads[leadSides[otherSide(side)].listing],
      })
      .from(leads)
      .where(
        and(
          anyOf(own, [...new Set(waiting.map((pair) => pair[side]))]),
          gte(leads.countedAt, monthStart(now)),
        ),
      )
    for (const row of rows) add(met, `${row.listing} ${row.company}`, row.met)
  }
  return { met, terms: await readTerms(db, comparable(waiting, met)) }
}

/** Whether a pair may become a lead this month. */
export const mayMeet = (pair: Pair, pairs: CompanyPairs): boolean =>
  sides.every((side) => {
    const met = pairs.met.get(keyOf(pair, side)) ?? []
    const other = pair[otherSide(side)]
    return (
      met.length < leadsPerCompany &&
      !met.some((id) => isDuplicate(pairs.terms.get(id), pairs.terms.get(other)))
    )
  })

export function meet(pair: Pair, { met }: CompanyPairs): void {
  for (const side of sides) add(met, keyOf(pair, side), pair[otherSide(side)])
}

function isDuplicate(a: ReadonlySet<number> | undefined, b: ReadonlySet<number> | undefined): boolean {
  if (!a || !b) return false
  const shared = a.intersection(b).size
  return shared >= duplicateShare * (a.size + b.size - shared)
}

/** Listings whose company has another one for the same counterparty. */
function comparable(waiting: readonly Pair[], met: ReadonlyMap<string, readonly string[]>): string[] {
  const others = new Map([...met].map(([key, ids]) => [key, [...ids]]))
  for (const pair of waiting) for (const side of sides) add(others, keyOf(pair, side), pair[otherSide(side)])
  return [...new Set([...others.values()].flatMap((ids) => (ids.length > 1 ? ids : [])))]
}

async function readTerms(db: Reader, listingIds: readonly string[]): Promise<CompanyPairs['terms']> {
  if (listingIds.length === 0) return new Map()
  const { listingId, terms } = indexedListings
  const rows = await db.select({ listingId, terms }).from(indexedListings).where(anyOf(listingId, listingIds))
  return new Map(rows.map((row) => [row.listingId, new Set(row.terms)]))
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
