import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { listings, points } from '../db/tables/listings.ts'
import { anyListingTerm, sideNumber } from '../db/tables/matching.ts'
import { isGeneral } from '../language/terms/glossary.ts'
import { type MeaningfulTerm, meaningfulTerms } from '../language/terms/meaningful-terms.ts'
import { readSources } from '../listings/read.ts'
import type { ListingSource } from '../providers/assistant/briefs.ts'
import { inSteps } from '../shared/in-steps.ts'
import { otherSide, type Side } from '../shared/sides.ts'

/**
 * What the owner of a listing without matches reads about its counterparties: counts only. They are computed from
 * what the counterparties reveal, so that hidden points don't change them.
 */

/** How many of the retrieved counterparties are looked at, best first. */
const maxCounterparties = 40
/** A counterparty of the same kind comes near when this share of the requirements is answered. */
const nearShare = 1 / 3
/** A requirement is answered when this share of its words occurs in the other's text. */
const answeredShare = 0.6

interface MatchedListing {
  readonly id: string
  readonly side: Side
  readonly companyId: string
}

export interface Nearness {
  /** The number of open listings on the other side, of other companies. */
  readonly compared: SQL<number>
  /** How many counterparties came near; null when one matched. */
  readonly near: number | null
  /** Positions of the request's points that no counterparty answers; null for an offering and when one matched. */
  readonly unanswered: number[] | null
}

/** The counts to store with a match. `near` and `unanswered` are computed only when no counterparty matches. */
export async function readNearness(
  db: Reader,
  listing: MatchedListing,
  counterparties: readonly { readonly listingId: string }[],
  anyMatch: boolean,
): Promise<Nearness> {
  const compared = comparedCount(listing)
  if (anyMatch) return { compared, near: null, unanswered: null }
  const ids = counterparties.slice(0, maxCounterparties).map(({ listingId }) => listingId)
  const [own, others] = [await readOwn(db, listing.id), await readSources(db, ids)]
  const answers = await inSteps(answersInSteps(listing.side, own, [...others.values()].map(revealedText)))
  const isNear = (answer: Answers) => countAnswered(answer) >= Math.max(1, nearShare * answer.length)
  return {
    compared,
    near: answers.filter(isNear).length,
    unanswered:
      listing.side === 'buyer'
        ? own.points.flatMap((_, i) => (answers.some((answer) => answer[i]) ? [] : [i]))
        : null,
  }
}

/** The texts of a listing that count: all of the own listing's, the revealed ones of a counterparty. */
interface ListingText {
  readonly name: string
  readonly points: readonly string[]
  readonly others: readonly string[]
}

async function readOwn(db: Reader, id: string): Promise<ListingText> {
  const [listing] = await db
    .select({ name: listings.name, description: listings.description })
    .from(listings)
    .where(eq(listings.id, id))
  const rows = await db
    .select({ text: points.text })
    .from(points)
    .where(eq(points.listingId, id))
    .orderBy(asc(points.position))
  const { name = '', description = '' } = listing ?? {}
  return { name, points: rows.map(({ text }) => text), others: [description] }
}

const revealedText = ({ name, description, points, files }: ListingSource): ListingText => ({
  name,
  points: points.flatMap((point) => (point.reveal ? [point.text] : [])),
  others: [description, ...files.map(({ text }) => text)],
})

/** For each requirement, whether the offering answers it. */
type Answers = readonly boolean[]

const countAnswered = (answers: Answers): number => answers.filter(Boolean).length

/** The answers of the counterparties of the same kind, in steps of a text. */
function* answersInSteps(
  side: Side,
  own: ListingText,
  counterparties: readonly ListingText[],
): Generator<void, Answers[]> {
  const ownTerms = yield* termsInSteps(own)
  const answers: Answers[] = []
  for (const counterparty of counterparties) {
    const otherTerms = yield* termsInSteps(counterparty)
    const [request, offering] = side === 'buyer' ? [ownTerms, otherTerms] : [otherTerms, ownTerms]
    const answer = answersOf(request, offering)
    if (answer) answers.push(answer)
  }
  return answers
}

/** The terms of each text of a listing. */
type ListingTerms = Readonly<Record<keyof ListingText, readonly (readonly MeaningfulTerm[])[]>>

function* termsInSteps({ name, points, others }: ListingText): Generator<void, ListingTerms> {
  function* termsOf(texts: readonly string[]) {
    const found: MeaningfulTerm[][] = []
    for (const text of texts) {
      found.push(meaningfulTerms(text))
      yield
    }
    return found
  }
  return { name: yield* termsOf([name]), points: yield* termsOf(points), others: yield* termsOf(others) }
}

/** Null if the offering contains no word of the request's name and points that tells its trade: it is of another kind. */
function answersOf(request: ListingTerms, { name, points, others }: ListingTerms): Answers | null {
  const known = new Set([...name, ...points, ...others].flat(2))
  const isKnown = (term: MeaningfulTerm) => term.some((form) => known.has(form))
  const texts = [...request.name, ...request.points]
  if (!texts.flat().some((term) => isOfTrade(term) && isKnown(term))) return null
  return request.points.map(
    (terms) => terms.length > 0 && terms.filter(isKnown).length >= answeredShare * terms.length,
  )
}

const comparedCount = ({ companyId, side }: MatchedListing) => {
  const other = otherSide(side)
  return sql<number>`greatest(0,
    coalesce((select listings from terms where side = ${sideNumber[other]} and term = ${anyListingTerm}), 0) -
    (select count(*) from ${listings} where ${and(
      eq(listings.companyId, companyId),
      eq(listings.side, other),
      isNull(listings.deletedAt),
    )}))::int`
}

const isOfTrade = ([, ...meanings]: MeaningfulTerm): boolean =>
  meanings.length === 0 || !meanings.every((meaning) => isGeneral(Number(meaning)))
