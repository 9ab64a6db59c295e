import { alternatives, wordsOf } from './alternatives.ts'

/**
 * Parts of regular expressions that are too long to be read in one piece. Each function returns the source of a pattern for
 * the flags `iu`; a grammar names its parts and composes them.
 */

export const oneOf = (...sources: readonly string[]): string => `(?:${sources.join('|')})`

/** All of the parts, one after the other, or none. */
export const optional = (...parts: readonly string[]): string => `(?:${parts.join('')})?`

/** One of a lexicon's phrases (see `alternatives`). */
export const phrase = (phrases: string): string => `(?:${alternatives(phrases)})`

/** One of a list of words, which spaces separate, in this spelling only. */
export const wordOf = (list: string): string => oneOf(...wordsOf(list))

/** A part that a match returns in its `groups`. */
export const named = (name: string, ...sources: readonly string[]): string =>
  `(?<${name}>${sources.join('|')})`

export const followedBy = (...sources: readonly string[]): string => `(?=${sources.join('|')})`
export const notFollowedBy = (...sources: readonly string[]): string => `(?!${sources.join('|')})`
export const precededBy = (...sources: readonly string[]): string => `(?<=${sources.join('|')})`
export const notPrecededBy = (...sources: readonly string[]): string => `(?<!${sources.join('|')})`

export const letter = String.raw`\p{L}`
/** The word ends here: no letter follows. */
export const wordEnd = notFollowedBy(letter)
/** At most one space. */
export const gap = String.raw`\s?`
