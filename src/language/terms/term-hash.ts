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

/** The `n` of an amount's term, from -64 to 63. */
export const stepOf = (term: number): number => ((term & memberBits) << 25) >> 25

/** Set in the terms of a group of words, and not in those of an amount. */
const wordBit = 128

/** Set in the terms of a minor word: see `meaningTerms`. No part of its group. */
const minorBit = 256
/** Set in the terms of the further meanings of a word. No part of their groups. */
const furtherBit = 512

/** The `n`th term of an amount's group of up to 128 terms. */
export const amountTerm = (group: string, n: number): number =>
  (termGroup(termHash(group)) & ~wordBit) | (n & memberBits) || 1

/**
 * The terms of a word, or of a phrase's words, for each of its meanings: the first one is the meaning itself, and equal words
 * share the others as well.
 *
 * @param isMinor the word doesn't name the thing that its text is about, but what is done with it, how or where it is
 */
export const wordTerms = (meanings: readonly string[], stems: readonly string[], isMinor = false): number[] =>
  meanings.flatMap((meaning, i) => {
    const flags = wordBit | (isMinor ? minorBit : 0) | (i > 0 ? furtherBit : 0)
    const group = termGroup(termHash(meaning)) | flags
    return [group, ...stems.map((stem) => group | (1 + ((termHash(stem) >>> 0) % memberBits)))]
  })

/** Whether a term of a group is the meaning itself, with which each word's terms begin. */
export const isMeaning = (term: number): boolean => isWordTerm(term) && (term & memberBits) === 0

/** Whether a term of a group with several terms is a word's rather than an amount's. */
export const isWordTerm = (term: number): boolean => (term & wordBit) !== 0

/** Whether a word with a meaning is a minor one. */
export const isMinor = (term: number): boolean => (term & minorBit) !== 0

/** Whether it is a term of a further meaning of the word that the terms before it are of. */
export const isFurther = (term: number): boolean => isWordTerm(term) && (term & furtherBit) !== 0

/** Whether two terms of one group are equal, in a minor word or not, of a first meaning or a further one. */
export const isSameTerm = (a: number, b: number): boolean =>
  (a & ~(minorBit | furtherBit)) === (b & ~(minorBit | furtherBit))

/** The group of a term: all terms of an amount have the same one, and a word's term has its own. */
export const termGroup = (term: number): number => term & ~(memberBits | minorBit | furtherBit)
