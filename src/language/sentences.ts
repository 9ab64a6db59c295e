import { alternatives, wordsOf } from './alternatives.ts'
import {
  abbreviations,
  clauseConjunctions,
  inSentenceAbbreviations,
  months,
  ordinalIntroductions,
  ordinalNouns,
} from './lexicon/sentence-ends.ts'

/** Splits texts into sentences and clauses. Every piece is a literal slice of the text, so that it can be quoted. */

const abbreviationSet = new Set(wordsOf(abbreviations))
const inSentence = new RegExp(`^(?:${alternatives(inSentenceAbbreviations)})$`)

const month = new RegExp(`^(?:${alternatives(months)})`, 'iu')

const bullet = new RegExp(
  String.raw`^[ \t]*(?:[-–—•*·▪◦‣●○✓✔➢»]|\(?\d{1,2}[.)](?![ \t]+(?:${alternatives(ordinalNouns)})(?!\p{L}))|[a-z]\))[ \t]+`,
  'u',
)

/** The lines of a text that aren't empty, without their bullets. */
export function linesOf(text: string): { text: string; bulleted: boolean }[] {
  return text.split('\n').flatMap((line) => {
    const bulleted = bullet.test(line)
    const rest = line.replace(bullet, '').trim()
    return rest === '' ? [] : [{ text: rest, bulleted }]
  })
}

export function sentencesOf(text: string): string[] {
  return linesOf(text).flatMap((line) => sentencesOfLine(line.text))
}

/** Longer sentences are cut, because the functions that read them can take more than linear time. */
const maxSentenceLength = 600

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of line.matchAll(
    /[.!?…]{1,8}["'”’»)]{0,4}(?=\s)|;(?=\s)|\s[•·▪|]\s|\s(?::|;|=)-?[)(DP](?=\s+[\p{Lu}\d])|\s(?:-{2,}|[=*~_]{2,})\s|(?<!\p{Emoji_Presentation})\p{Emoji_Presentation}{1,8}(?=\s\p{Lu})|(?<=^\p{Emoji_Presentation}[^.!?]{3,80})\p{Emoji_Presentation}+(?=\s)/gu,
  )) {
    const after = end.index + end[0].length
    if (isInBrackets(line, start, end.index)) continue
    if (
      end[0] === '.' &&
      !endsSentence(
        line.slice(Math.max(start, end.index - 30), end.index),
        line.slice(after, after + 30).trimStart(),
      )
    )
      continue
    sentences.push(line.slice(start, /^[.!?…]/.test(end[0]) ? after : end.index))
    start = after
  }
  sentences.push(line.slice(start))
  return sentences
    .flatMap(slices)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** In characters. */
const maxBracketLength = 120

/** Whether a bracket that opened since `start` closes shortly after `at`. */
function isInBrackets(line: string, start: number, at: number): boolean {
  const before = line.slice(Math.max(start, at - maxBracketLength), at)
  const open = before.lastIndexOf('(')
  return open >= 0 && !before.includes(')', open) && /^[^()]*\)/.test(line.slice(at, at + maxBracketLength))
}

function slices(sentence: string): string[] {
  if (sentence.length <= maxSentenceLength) return [sentence]
  const space = sentence.lastIndexOf(' ', maxSentenceLength)
  const at = space > maxSentenceLength / 2 ? space : maxSentenceLength
  return [sentence.slice(0, at), ...slices(sentence.slice(at))]
}

/** Words before the number of a day or a floor: 'am 19. Mai' isn't two sentences. */
const beforeOrdinal = new RegExp(`(?:^|\\s)(?:${alternatives(ordinalIntroductions)})\\s\\d{1,2}$`, 'iu')

/** Whether a full stop ends a sentence: not after an abbreviation, a letter or an ordinal. */
function endsSentence(before: string, after: string): boolean {
  const near = before.slice(-30)
  const last = /[\p{L}\p{N}.]+$/u.exec(near)?.[0].toLowerCase() ?? ''
  // People who write everything in lowercase end their sentences with whole words.
  if (/^\p{Ll}/u.test(after))
    return (
      /[)\]”»]$/.test(near) ||
      (/^\p{L}{2,}$|^\p{L}\p{N}$|^\p{N}{3,}$/u.test(last) && !abbreviationSet.has(last)) ||
      endsInUnit(last)
    )
  if (abbreviationSet.has(last)) return /^\p{Lu}/u.test(after) && !inSentence.test(last)
  if (/(?:^|\s|\.\s?[/+&–-]\s?)\d{1,2}$/.test(near)) return /^\p{Lu}/u.test(after) && !isOrdinal(near, after)
  return !/^\p{L}$/u.test(last) || isUnit.test(near)
}

/** '2pm', '18h', '20kg'; but '5min.' may be an abbreviation, and '2do.' an ordinal number. */
const endsInUnit = (word: string): boolean => /^\p{N}+(?:am|pm|h|kg|g|km|m|cm|mm|l|w|kw|v)$/u.test(word)

/** '300 g', '90 km/h' */
const isUnit = /(?:\d\s?|\/)\p{L}$/u

const isOrdinal = (before: string, after: string): boolean =>
  /^\d{1,2}$/.test(before.trim()) || beforeOrdinal.test(before) || month.test(after)

/** Blanks what stands in brackets, in the same length: it isn't split. */
export const withoutBrackets = (text: string): string =>
  text.replace(/\([^()\n]*\)|\[[^\][\n]*\]/g, (bracket) => '_'.repeat(bracket.length))

const clauseEnds = new RegExp(
  String.raw`\s*(?:[;:–—]|\s-\s|,(?=\s)|\((?=\S)|\)|\b(?:${alternatives(clauseConjunctions)})\b)\s*`,
  'giu',
)

/** The clauses of a sentence. Each is affirmed or denied as a whole. */
export function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let start = 0
  for (const end of sentence.matchAll(clauseEnds)) {
    const isWord = /\p{L}/u.test(end[0])
    clauses.push(sentence.slice(start, end.index))
    start = isWord ? end.index : end.index + end[0].length
  }
  clauses.push(sentence.slice(start))
  return clauses.map((clause) => clause.trim()).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}
