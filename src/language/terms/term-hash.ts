/**
 * A term as a number for the index: 32-bit FNV-1a with a final mix, signed like Postgres' integer. Never 0, which is
 * `anyListingTerm`. Collisions concern about two words in a million.
 */
export function termHash(term: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0 || 1
}

/** The low bits in which the terms of a group differ. */
const memberBits = 127

/** The `n`th term of a named group of up to 128 terms. */
export const groupTerm = (group: string, n: number): number =>
  termGroup(termHash(group)) | (n & memberBits) || 1

/** The group of a term: all terms of an amount have the same one, and a word's term has its own. */
export const termGroup = (term: number): number => term & ~memberBits
