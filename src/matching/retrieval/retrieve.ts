import { sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { arrayParam, decodeIntegers } from '../../db/sql/arrays.ts'
import { anyListingTerm, saturation, sideNumber } from '../../db/tables/matching.ts'
import { termHash } from '../../language/terms/term-hash.ts'
import { inSteps } from '../../shared/in-steps.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { type IndexedRow, indexedColumns, indexedListingOf } from './indexed-listing.ts'
import { type QueryTerm, withinPostingsBudget } from './postings-budget.ts'
import {
  bestAnswersInSteps,
  bm25fScore,
  type IndexedListing,
  inverseDocumentFrequency,
  leastCovered,
  mean,
  type Rarity,
  raisedCoverage,
  sharedTerms,
} from './score.ts'

export interface Counterparty {
  readonly listingId: string
  /** The rank's score, 0 to 1; comparable only within one retrieval. */
  readonly score: number
  /**
   * The share of the request's requirements that the offering covers, 0 to 1; comparable across retrievals. For a
   * request without points, the share of its words.
   */
  readonly coverage: number
  /** The coverage with partly covered requirements raised, 0 to 1. */
  readonly raisedCoverage: number
  /** The raised coverage of the requirement that is covered least, 0 to 1. */
  readonly leastCovered: number
}

export interface RetrievalSettings {
  /** Postings read at most: a constant, plus a share for each open listing of the other side. */
  readonly postingsBudget: number
  readonly postingsBudgetPerListing: number
  /** How many candidates are scored exactly; at least twice the number of results. */
  readonly candidateCount: number
  /** The weight of the BM25F score beside the coverage of requirements, 0 to 1. */
  readonly bm25fShare: number
}

/** Chosen by measurement: see `scripts/bench/README.md`, Retrieval. */
export const retrievalSettings: RetrievalSettings = {
  postingsBudget: 4_000,
  postingsBudgetPerListing: 0.02,
  candidateCount: 200,
  bm25fShare: 0.15,
}

/** An offering with this share of the words of a request without points covers it fully. */
const fullWordShare = 0.5

type ListingRef = { readonly id: string; readonly side: Side }

/**
 * Finds a listing's best counterparties, best first, in the same way for both sides. The postings of its rarest terms
 * propose some hundred candidates in the database; the process then scores those exactly, by how well single
 * strengths cover single requirements and by BM25F. Returns an empty array for a listing that isn't indexed.
 */
export async function retrieve(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  listing: ListingRef,
  limit: number,
  settings: RetrievalSettings = retrievalSettings,
): Promise<Counterparty[]> {
  const query = await readQuery(db, listing)
  if (!query) return []
  const budget = settings.postingsBudget + settings.postingsBudgetPerListing * query.listingCount
  const scans = withinPostingsBudget(budget, query.queryTerms)
  const candidateCount = Math.max(settings.candidateCount, 2 * limit)
  const candidates = await findCandidates(db, { ...listing, scans, limit: candidateCount }, now())
  const rarity = await readRarity(db, listing.side, query, candidates)

  const tieBreak = (counterparty: Counterparty) => termHash(listing.id + counterparty.listingId)
  return (await inSteps(scoreInSteps(listing.side, query, candidates, { rarity, ...settings })))
    .toSorted((a, b) => b.score - a.score || tieBreak(a) - tieBreak(b))
    .slice(0, limit)
}

/** Scores the candidates exactly, in steps of a requirement. */
function* scoreInSteps(
  side: Side,
  query: Query,
  candidates: readonly Candidate[],
  { rarity, bm25fShare }: Pick<RetrievalSettings, 'bm25fShare'> & { readonly rarity: Rarity },
): Generator<void, Counterparty[]> {
  const weights = new Map(query.queryTerms.map(({ term, weight }) => [term, weight]))
  const bm25fScores: number[] = []
  for (const candidate of candidates) {
    bm25fScores.push(bm25fScore(candidate, weights))
    yield
  }
  const highest = Math.max(Number.MIN_VALUE, ...bm25fScores)
  const scored: Counterparty[] = []
  for (const [i, candidate] of candidates.entries()) {
    const [request, offering] = side === 'buyer' ? [query, candidate] : [candidate, query]
    const answers = yield* answersInSteps(request, offering, rarity)
    const bm25f = (bm25fScores[i] ?? 0) / highest
    const raised = raisedCoverage(answers)
    scored.push({
      listingId: candidate.listingId,
      score: (1 - bm25fShare) * raised + bm25fShare * bm25f,
      coverage: mean(answers),
      raisedCoverage: raised,
      leastCovered: leastCovered(answers),
    })
    yield
  }
  return scored
}

/** How well each requirement is covered, 0 to 1. A request without points has a single value, for its words. */
function* answersInSteps(
  request: IndexedListing,
  offering: IndexedListing,
  rarity: Rarity,
): Generator<void, readonly number[]> {
  if (request.pointTerms.length > 0) return yield* bestAnswersInSteps(request, offering, rarity)
  return [Math.min(1, sharedTerms(request, offering, rarity) / fullWordShare)]
}

interface Query extends IndexedListing {
  /** The number of open listings on the other side. */
  readonly listingCount: number
  readonly queryTerms: readonly QueryTerm[]
}

/** The listing's row in the index, with its terms' document frequencies on the other side; null if it isn't indexed. */
async function readQuery(db: Reader, { id, side }: ListingRef): Promise<Query | null> {
  const other = sideNumber[otherSide(side)]
  const [row] = await db.execute<IndexedRow & { frequencies: Buffer; listingCount: number }>(sql`
    select ${indexedColumns},
      coalesce((select listings from terms where side = ${other} and term = ${anyListingTerm}), 0) as "listingCount",
      array_send(array(select coalesce((select listings from terms where side = ${other} and term = word.term), 0)
        from unnest(indexed_listings.terms) with ordinality as word (term, ordinal)
        order by ordinal)) as frequencies
    from indexed_listings where listing_id = ${id}`)
  if (!row) return null
  const own = indexedListingOf(row)
  const { listingCount } = row
  const frequencies = decodeIntegers(row.frequencies)
  const queryTerms = own.terms.map((term, i) => {
    const documentFrequency = frequencies[i] ?? 0
    const idf = inverseDocumentFrequency(documentFrequency, listingCount)
    return { term, documentFrequency, weight: termFrequency(own.impacts[i] ?? 0) * idf }
  })
  return { ...own, listingCount, queryTerms }
}

/** Inverts BM25's saturation: in the query, a repeated word counts in proportion to its frequency. */
const termFrequency = (impact: number): number =>
  (impact * saturation) / Math.max(saturation + 1 - impact, 0.01)

/**
 * The rarity, among the offerings, of every term in the requirements. It doesn't depend on which side looks for
 * counterparties, so a pair's coverage is the same for both.
 */
async function readRarity(
  db: Reader,
  side: Side,
  { listingCount, queryTerms }: Query,
  candidates: readonly Candidate[],
): Promise<Rarity> {
  if (side === 'buyer')
    return rarityAmong(
      listingCount,
      queryTerms.map(({ term, documentFrequency }) => [term, documentFrequency]),
    )
  const required = new Set(
    candidates.flatMap(({ terms, pointTerms }) => (pointTerms.length > 0 ? pointTerms : terms)),
  )
  const frequencies = await readDocumentFrequencies(db, 'seller', [anyListingTerm, ...required])
  return rarityAmong(frequencies.get(anyListingTerm) ?? 0, frequencies)
}

/** @param frequencies pairs of a term and the number of listings that contain it; other terms occur in none */
function rarityAmong(listingCount: number, frequencies: Iterable<readonly [number, number]>): Rarity {
  const highest = inverseDocumentFrequency(0, listingCount)
  const rarities = new Map(
    Array.from(frequencies, ([term, frequency]) => [
      term,
      inverseDocumentFrequency(frequency, listingCount) / highest,
    ]),
  )
  return (term) => rarities.get(term) ?? 1
}

/** In how many open listings of a side each term occurs; terms that occur in none are missing. */
async function readDocumentFrequencies(
  db: Reader,
  side: Side,
  terms: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [row] = await db.execute<{ terms: Buffer; frequencies: Buffer }>(sql`
    select array_send(coalesce(array_agg(term), '{}')) as terms,
      array_send(coalesce(array_agg(listings), '{}')) as frequencies
    from terms where side = ${sideNumber[side]} and term = any(${arrayParam(terms)}::int[])`)
  if (!row) return new Map()
  const frequencies = decodeIntegers(row.frequencies)
  return new Map(decodeIntegers(row.terms).map((term, i) => [term, frequencies[i] ?? 0]))
}
