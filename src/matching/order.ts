/** How well candidates fit a listing, on all their words: exact, where retrieval's proposals are quick. */

/** What the index keeps of a listing. */
export interface Weighed {
  /** Each word once, with its BM25F impact. */
  readonly terms: readonly number[]
  readonly impacts: readonly number[]
  /** Parallel: a point's position, and one of its words. */
  readonly pointPositions: readonly number[]
  readonly pointTerms: readonly number[]
}

/** What a shared word says: the rarer, the more. */
export type Rarity = (term: number) => number

/** Words that mean the same, and what one says of another: 0 to 1. */
export interface Likened {
  readonly synonyms: (term: number) => readonly number[]
  readonly worth: number
}
export const nothingLikened: Likened = { synonyms: () => [], worth: 0 }

/** BM25's inverse document frequency. */
export const rarityOf = (found: number, market: number): number =>
  Math.log(1 + (Math.max(market - found, 0) + 0.5) / (found + 0.5))

/** The BM25F score of a candidate by the query's words and what each of them weighs. */
export function wholeScore(candidate: Weighed, weights: ReadonlyMap<number, number>): number {
  return candidate.terms.reduce(
    (sum, term, i) => sum + (weights.get(term) ?? 0) * (candidate.impacts[i] ?? 0),
    0,
  )
}

/** A strength that shares this much of a requirement answers it whole: the rest is said in other words. */
const enough = 0.85

interface Requirement {
  rarity: number
  /** By the strength's position. */
  readonly shared: Map<number, number>
}

/**
 * 0 to 1: for each requirement the best single strength, by the rarity of the words they share; squared, since
 * one requirement answered whole is worth more than two by half; and averaged.
 */
export function shareAnswered(
  requirements: Weighed,
  strengths: Weighed,
  rarity: Rarity,
  likened: Likened = nothingLikened,
): number {
  const strengthsWith = new Map<number, number[]>()
  strengths.pointTerms.forEach((term, i) => {
    const position = strengths.pointPositions[i] ?? 0
    const known = strengthsWith.get(term)
    if (known) known.push(position)
    else strengthsWith.set(term, [position])
  })

  const asked = new Map<number, Requirement>()
  requirements.pointTerms.forEach((term, i) => {
    const position = requirements.pointPositions[i] ?? 0
    const requirement = asked.get(position) ?? { rarity: 0, shared: new Map() }
    asked.set(position, requirement)
    const rare = rarity(term)
    requirement.rarity += rare
    const share = (strength: number, said: number) =>
      requirement.shared.set(strength, (requirement.shared.get(strength) ?? 0) + said)
    const same = strengthsWith.get(term) ?? []
    for (const strength of same) share(strength, rare)
    const alike = new Set(likened.synonyms(term).flatMap((other) => strengthsWith.get(other) ?? []))
    for (const strength of alike) if (!same.includes(strength)) share(strength, likened.worth * rare)
  })
  if (asked.size === 0) return 0
  let sum = 0
  for (const requirement of asked.values())
    sum += Math.min(1, Math.max(0, ...requirement.shared.values()) / (enough * requirement.rarity)) ** 2
  return sum / asked.size
}
