/** A term as the index keeps it: FNV-1a with a final mix, 32 bits, signed as Postgres' integer, never 0. Two words in a million share one. */
export function termHash(term: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0 || 1
}

const alternatives = 127

/** The `n`th of several terms that all stand for one thing; they differ only in their last seven bits. */
export const groupTerm = (thing: string, n: number): number =>
  termGroup(termHash(thing)) | (n & alternatives) || 1

/** What the terms of one thing have in common. A word has a single term, and is a thing by itself. */
export const termGroup = (term: number): number => term & ~alternatives
