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
/** Two listings of a company count as one when they share at least this part of all their terms. */
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

/** This month's counterparties of the listings, for the limits by company. */
export interface CompanyPairs {
  /** By a listing and a company (`keyOf`): the company's listings that have a counted lead with the listing. */
  readonly counted: Map<string, string[]>
  /** The terms of the listings that may be duplicates. */
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
  const counted = new Map<string, string[]>()
  for (const side of sides) {
    const own = leads[leadSides[side].listing]
    const rows = await db
      .select({
        listing: own,
        company: leads[leadSides[otherSide(side)].company],
        counterparty: leads[leadSides[otherSide(side)].listing],
      })
      .from(leads)
      .where(
        and(
          anyOf(own, [...new Set(waiting.map((pair) => pair[side]))]),
          gte(leads.countedAt, monthStart(now)),
        ),
      )
    for (const row of rows) add(counted, `${row.listing} ${row.company}`, row.counterparty)
  }
  return { counted, terms: await readTerms(db, comparable(waiting, counted)) }
}

/** Whether the limits by company allow the pair to become a lead this month. */
export const allowsPair = ({ counted, terms }: CompanyPairs, pair: Pair): boolean =>
  sides.every((side) => {
    const ofCompany = counted.get(keyOf(pair, side)) ?? []
    const other = pair[otherSide(side)]
    return (
      ofCompany.length < leadsPerCompany &&
      !ofCompany.some((id) => isDuplicate(terms.get(id), terms.get(other)))
    )
  })

/** Counts the pair as a lead of this month. */
export function countPair({ counted }: CompanyPairs, pair: Pair): void {
  for (const side of sides) add(counted, keyOf(pair, side), pair[otherSide(side)])
}

function isDuplicate(a: ReadonlySet<number> | undefined, b: ReadonlySet<number> | undefined): boolean {
  if (!a || !b) return false
  const shared = a.intersection(b).size
  return shared >= duplicateShare * (a.size + b.size - shared)
}

/** Listings whose company has another one for the same counterparty. */
function comparable(waiting: readonly Pair[], counted: CompanyPairs['counted']): string[] {
  const others = new Map([...counted].map(([key, ids]) => [key, [...ids]]))
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
