import { sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { arrayParam, decodeIntegers } from '../../db/sql/arrays.ts'
import { anyListing, saturation, sideNumber } from '../../db/tables/matching.ts'
import { termHash } from '../../language/terms/term-hash.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { type IndexedRow, indexedColumns, indexedListingOf } from './indexed-listing.ts'
import { type Word, withinPostingsBudget } from './postings-budget.ts'
import { type IndexedListing, type Rarity, rarityOf, shareAnswered, wholeScore } from './score.ts'

/**
 * The best counterparties of a listing. The postings of its rarest words propose some hundreds, in the database;
 * all their words score those exactly and order them by how well single strengths answer single requirements, in
 * the process, where no planner can misjudge it. Both sides find each other alike.
 */

export interface Counterparty {
  readonly listingId: string
  /** 0 to 1; comparable within one retrieval alone. */
  readonly score: number
}

/** How far each step looks. */
export interface Reach {
  /** Postings read, whatever the market's size, and more for each open listing of the other side. */
  readonly postings: number
  readonly postingsPerListing: number
  /** At least twice what is asked for. */
  readonly proposed: number
  /** What the words of the whole listing count beside its requirements. */
  readonly wholeShare: number
}

export const reach: Reach = {
  postings: 4_000,
  postingsPerListing: 0.02,
  proposed: 200,
  wholeShare: 0.15,
}

type Asking = { readonly id: string; readonly side: Side }

export async function retrieve(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  listing: Asking,
  limit: number,
  { postings, postingsPerListing, proposed, wholeShare }: Reach = reach,
): Promise<Counterparty[]> {
  const own = await readOwn(db, listing)
  if (!own) return []
  const budget = postings + postingsPerListing * own.market
  const reads = withinPostingsBudget(budget, own.words)
  const asked = { ...listing, reads, limit: Math.max(proposed, 2 * limit) }
  const candidates = await findCandidates(db, asked, now())
  const rarity = await raritiesFor(db, listing, own.market, own.words, candidates)

  const weights = new Map(own.words.map((word) => [word.term, word.weight]))
  const wholes = candidates.map((candidate) => wholeScore(candidate, weights))
  const mostWhole = Math.max(Number.MIN_VALUE, ...wholes)
  const draw = (candidate: Counterparty) => termHash(listing.id + candidate.listingId)
  return candidates
    .map((candidate, i) => {
      const [requirements, strengths] = listing.side === 'buyer' ? [own, candidate] : [candidate, own]
      const answered = shareAnswered(requirements, strengths, rarity)
      const whole = (wholes[i] ?? 0) / mostWhole
      return { listingId: candidate.listingId, score: (1 - wholeShare) * answered + wholeShare * whole }
    })
    .toSorted((a, b) => b.score - a.score || draw(a) - draw(b))
    .slice(0, limit)
}

interface Own extends IndexedListing {
  /** Open listings of the other side. */
  readonly market: number
  readonly words: readonly Word[]
}

/** The listing as it is indexed, and how common its words are on the other side; null when it isn't open. */
async function readOwn(db: Reader, { id, side }: Asking): Promise<Own | null> {
  const other = sideNumber[otherSide(side)]
  const [row] = await db.execute<IndexedRow & { found: Buffer; market: number }>(sql`
    select ${indexedColumns},
      coalesce((select listings from terms where side = ${other} and term = ${anyListing}), 0) as market,
      array_send(array(select coalesce((select listings from terms where side = ${other} and term = word.term), 0)
        from unnest(indexed_listings.terms) with ordinality as word (term, place)
        order by place)) as found
    from indexed_listings where listing_id = ${id}`)
  if (!row) return null
  const own = indexedListingOf(row)
  const found = decodeIntegers(row.found)
  const words = own.terms.map((term, i) => {
    const common = found[i] ?? 0
    return { term, found: common, weight: frequency(own.impacts[i] ?? 0) * rarityOf(common, row.market) }
  })
  return { ...own, market: row.market, words }
}

/** In how many listings of the other side the terms stand that stand in any. */
async function commonness(
  db: Reader,
  side: Side,
  asked: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [row] = await db.execute<{ terms: Buffer; found: Buffer }>(sql`
    select array_send(coalesce(array_agg(term), '{}')) as terms,
      array_send(coalesce(array_agg(listings), '{}')) as found
    from terms where side = ${sideNumber[otherSide(side)]} and term = any(${arrayParam(asked)}::int[])`)
  if (!row) return new Map()
  const found = decodeIntegers(row.found)
  return new Map(decodeIntegers(row.terms).map((term, i) => [term, found[i] ?? 0]))
}

/** How often a word stands in one's own listing, in BM25F's sense: repeated, it says more of what is meant. */
const frequency = (impact: number): number => (impact * saturation) / Math.max(saturation + 1 - impact, 0.01)

/** How rare the words of the requirements are; a seller's candidates bring requirements of their own. */
async function raritiesFor(
  db: Reader,
  { side }: Asking,
  market: number,
  words: readonly Word[],
  candidates: readonly Candidate[],
): Promise<Rarity> {
  const rarities = new Map(words.map(({ term, found }) => [term, rarityOf(found, market)]))
  const unknown = rarityOf(0, market)
  if (side === 'seller') {
    const others = new Set(candidates.flatMap((candidate) => candidate.pointTerms))
    for (const [term, found] of await commonness(db, side, [...others]))
      rarities.set(term, rarityOf(found, market))
  }
  return (term) => rarities.get(term) ?? unknown
}
