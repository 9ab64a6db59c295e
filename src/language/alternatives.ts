import { anySpelling } from './diacritics.ts'

/**
 * The alternatives of a regular expression from a lexicon's phrases, which ` | ` or line breaks separate. They also match
 * text without diacritics.
 */
export const alternatives = (phrases: string): string =>
  anySpelling(
    phrases
      .trim()
      .split(/\s*\n\s*|\s\|\s/)
      .join('|'),
  )

/** A pattern for a lexicon's phrases as whole words, with the flags `giu` unless told. */
export const phrasePattern = (phrases: string, flags = 'giu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(phrases)})(?![\p{L}\p{N}])`, flags)

/** The words of a lexicon's list, which spaces or line breaks separate. */
export const wordsOf = (list: string): string[] => list.trim().split(/\s+/)
