import { alternatives } from '../alternatives.ts'
import { noFutureDateWords, sinceWords, untilWords, vagueWords } from '../lexicon/date-words.ts'
import { sentencesOf } from '../sentences.ts'
import { type DatePattern, datePatterns } from './date-patterns.ts'
import { type Day, isoDay } from './days.ts'

/** A day or a period that a text states, as YYYY-MM-DD. Both ends are equal for a day; a latest day has only `to`. */
export interface StatedDate {
  readonly from?: string
  readonly to?: string
}

/** Longer texts are cut. */
const maxLength = 10_000
/** A text with more dates is a schedule. */
const maxDates = 12
/** Dates further ahead are no dates of a deal. */
const maxYearsAhead = 10
/** How far before a date its preposition can begin. */
const vicinity = 40

const before = (phrases: string) =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:${alternatives(phrases)})(?:\s(?:the|le|la|el|dem|den|al?))?\s*$`,
    'iu',
  )
const until = before(untilWords)
const since = before(sinceWords)
const vague = before(vagueWords)
const notProposed = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(noFutureDateWords)})(?!\p{L})`, 'iu')

/**
 * The one date or period that a text states, never before `today`; null if it states none or several. '03/04/2027' is
 * left out unless `dayFirst`, because it names two days.
 */
export function statedDate(
  text: string,
  { today, dayFirst }: { today: Day; dayFirst: boolean },
): StatedDate | null {
  const found = sentencesOf(text.slice(0, maxLength)).flatMap((sentence) =>
    notProposed.test(sentence) ? [] : datesIn(sentence, today, dayFirst),
  )
  const distinct = new Map(found.map((one) => [`${one.from} ${one.to}`, one]))
  return distinct.size === 1 ? (found[0] ?? null) : null
}

interface Place {
  readonly start: number
  readonly end: number
}

function datesIn(sentence: string, today: Day, dayFirst: boolean): StatedDate[] {
  const taken: Place[] = []
  return datePatterns
    .flatMap((pattern) => matchesOf(sentence, pattern, taken, today, dayFirst))
    .slice(0, maxDates)
}

/** Earlier patterns take their text, so that '15 March' isn't also the month of March. */
function matchesOf(
  sentence: string,
  { pattern, read, isDeadline }: DatePattern,
  taken: Place[],
  today: Day,
  dayFirst: boolean,
): StatedDate[] {
  return [...sentence.matchAll(pattern)].flatMap((match): StatedDate[] => {
    const place = { start: match.index, end: match.index + match[0].length }
    if (taken.some((other) => place.start < other.end && other.start < place.end)) return []
    const textBefore = sentence.slice(Math.max(0, place.start - vicinity), place.start)
    const period = vague.test(textBefore) ? null : read(match.groups ?? {}, today, dayFirst)
    taken.push(place)
    if (!period) return []
    const [from, to] = [isoDay(period.from), isoDay(period.to)]
    if (to < isoDay(today) || period.to.year > today.year + maxYearsAhead) return []
    if (isDeadline || until.test(textBefore)) return [{ to }]
    return since.test(textBefore) ? [{ from }] : [{ from, to }]
  })
}
