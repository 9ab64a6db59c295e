/** Which words' postings a retrieval reads. */

export interface Word {
  readonly term: number
  /** In how many listings of the other side it stands. */
  readonly found: number
  readonly weight: number
}

const rarestFirst = (words: readonly Word[]): Word[] =>
  words.toSorted((a, b) => a.found - b.found || a.term - b.term)

export interface Read extends Word {
  /** The strongest postings that are read of it. */
  readonly budget: number
}

/** The rarest words first, as far as the budget goes. */
export function withinPostingsBudget(budget: number, words: readonly Word[]): Read[] {
  const reads: Read[] = []
  let left = Math.ceil(budget)
  for (const word of rarestFirst(words)) {
    if (left <= 0) break
    reads.push({ ...word, budget: left })
    left -= word.found
  }
  return reads
}
