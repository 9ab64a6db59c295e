import { fold } from '../diacritics.ts'

/**
 * Compiles a lexicon's phrases for texts as people type them: in any case, with 'ü', 'ue' or 'u', with or without accents
 * and apostrophes. Phrases are regular expressions without capturing groups, separated by ` | ` or line breaks. `~` is any
 * ending of a word, `'` an apostrophe or none, and ` … ` up to five words between.
 */

/** The form in which phrases and texts are compared. 'neue' and 'quelle' keep their letters. */
export const plainForm = (text: string): string =>
  fold(text.toLowerCase().replace(/[’‘´`]/g, "'"))
    .replace(/ae|oe|(?<![aeiouyq])ue/g, (pair) => pair.charAt(0))
    .replace(/[^\S\n]+/g, ' ')

/** Up to five words. A full stop within a number is no end. */
const between = String.raw`(?:[^a-z\d.;!?]|(?<=\d)[.](?=\d))+`
const gap = String.raw`(?:${between}[a-z\d'%€$£-]+){0,6}?${between}`
/** Stands for a gap while a phrase is compiled; folding would change '…'. */
const gapSign = '\u0001'

const sourceOf = (phrase: string): string =>
  phrase
    .replace(/(\\p\{\w+\}|\\.)|[^\\]+/g, (part, escaped?: string) =>
      escaped
        ? escaped.replace(/\\p\{L\}/, '[a-z]').replace(/\\p\{N\}/, '\\d')
        : plainForm(part.replaceAll(' … ', gapSign))
            .replaceAll(' ', '[\\s,]+')
            .replaceAll("'", "(?:'\\s?|\\s)?")
            .replaceAll('~', '[a-z]*'),
    )
    .replaceAll(gapSign, gap)

/** The source of one pattern for all phrases. */
export const phraseSource = (phrases: string): string =>
  phrases
    .trim()
    .split(/\s*\n\s*|\s\|\s/)
    .filter(Boolean)
    .map(sourceOf)
    .join('|')

/** Matches any of the phrases as whole words. */
export const phrasePattern = (phrases: string): RegExp => wordPattern(phraseSource(phrases))

/** Matches a phrase of the first list, and within five words one of the second. */
export const pairPattern = (first: string, second: string): RegExp =>
  wordPattern(`(?:${phraseSource(first)})${gap}(?:${phraseSource(second)})`)

const wordPattern = (source: string): RegExp => new RegExp(String.raw`(?<![a-z\d])(?:${source})(?![a-z\d])`)
