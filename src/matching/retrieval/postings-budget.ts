/** Limits how many postings a retrieval reads. */

/** A term of the listing that looks for counterparties. */
export interface QueryTerm {
  readonly term: number
  /** The number of open listings on the other side that contain it. */
  readonly documentFrequency: number
  readonly weight: number
}

export interface PostingsScan extends QueryTerm {
  /** How many of the term's postings are read, those with the highest impact first. */
  readonly maxPostings: number
}

/** The rarest terms, as many as fit within a budget of postings. */
export function withinPostingsBudget(budget: number, terms: readonly QueryTerm[]): PostingsScan[] {
  const scans: PostingsScan[] = []
  let remaining = Math.ceil(budget)
  for (const term of rarestFirst(terms)) {
    if (remaining <= 0) break
    scans.push({ ...term, maxPostings: remaining })
    remaining -= term.documentFrequency
  }
  return scans
}

const rarestFirst = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.toSorted((a, b) => a.documentFrequency - b.documentFrequency || a.term - b.term)
