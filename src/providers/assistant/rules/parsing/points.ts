import { itemsOf } from '../../../../language/items.ts'
import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import { withoutBrackets } from '../../../../language/sentences.ts'
import { isInjection } from '../analysis/injection-filter.ts'
import { capitalize, inlineText } from '../analysis/inline-text.ts'
import { namesDay } from '../evidence/exclusions.ts'
import {
  brackets,
  clauseBoundary,
  clauseOpener,
  leadingConjunction,
  listContinues,
  notNeeded,
  participle,
  pointIntroductions,
  saysNothing,
  statementStart,
  statementWords,
} from '../lexicon/parsing/points.ts'
import { trailingPreposition } from '../lexicon/parsing/titles.ts'
import { calendarDate } from '../lexicon/texts/question-texts.ts'
import type { Title } from './title.ts'

const maxPointLength = 1000

export function pointsFromBullet(text: string): string[] {
  const parts = text.split(/;\s+/).filter((part) => !isInjection(part))
  return parts.map(cleanPoint).filter(isPoint)
}

/** The clauses of a sentence that may be points; of the title's sentence, what stands around the title. */
export function pointsFromSentence(sentence: string, title: Title): string[] {
  const isOfTitle = sentence === title.sentence
  if (sentence.endsWith(':') || (sentence.endsWith('?') && !isOfTitle)) return []
  if (!isOfTitle) return pointsFrom(sentence)
  const rest = title.rest.replace(brackets, '')
  const before = pointsFrom(title.before)
  const points = pointsFrom(rest)
  const aside = bracketed(title.rest).map(cleanPoint).filter(isPoint)
  if (!listContinues.test(rest)) return [...before, ...points, ...aside]
  const items = listed(`${title.firstItem}${rest}`)
  const itemPoints = items.length > 1 ? items.map(cleanPoint) : [cleanPoint(title.firstItem), ...points]
  return [...before, ...itemPoints.filter(isPoint), ...aside]
}

const pointsFrom = (text: string): string[] =>
  splitClauses(text).map(cleanPoint).flatMap(listed).map(cleanPoint).filter(isPoint)

/** The clauses of a text that are points and that `isWanted` accepts. */
export const pointsFromClauses = (text: string, isWanted: (clause: string) => boolean): string[] =>
  splitClauses(text).filter(isWanted).map(cleanPoint).filter(isPoint)

/** What stands in the brackets of a title's sentence: 'busco sala (mín. 40 m2, con vestuario)'. */
function bracketed(rest: string): string[] {
  const contents = [...rest.matchAll(brackets)].map(([bracket]) => bracket.trim().slice(1, -1))
  // Names belong together: 'potatoes (Linda, Belana)'.
  return contents.flatMap((content) => (/[^,;\s] \S|\d/.test(content) ? content.split(/[,;]\s+/) : [content]))
}

/** 'Oak / ash' stays one point, and so does a statement: 'the old kitchen must be removed and recycled'. */
function listed(text: string): string[] {
  const items = itemsOf(text, false)
  const [first = '', second = ''] = items
  if (items.length === 2 && !/[,;]/.test(text) && (statementWords.test(text) || participle.test(second)))
    return [text]
  const isStatement = items.length > 2 && statementStart.test(first)
  const isOne = items.slice(1).some(isFurtherDay) || items.slice(0, -1).some(isUnfinished)
  return isStatement || isOne ? [text] : items
}

/** 'Dreh-' of 'Dreh- und Stanzteile', or 'any day between the 6th' without 'and the 12th'. */
const isUnfinished = (item: string): boolean => unfinished.test(item)

const unfinished = /\p{L}-\s*$|(?<!\p{L})(?:between|zwischen|entre)(?!\p{L})[^,;.]*$/iu

/** Days of one list say little apart: 'Tuesdays and Thursdays from 8 to 10', 'le 4, le 11 et le 25'. */
function isFurtherDay(item: string): boolean {
  const [, number = '', word = ''] = furtherDay.exec(item) ?? []
  return number !== '' || namesDay(word) || !/[\p{L}\p{N}]/u.test(item.replace(calendarDate, ''))
}

const furtherDay =
  /^(?:(?:on|the|am|den|le|la|el|los)\s+)?(?:(\d{1,2})(?:st|nd|rd|th|er|\.)?(?=[,;.\s]*$|\s+(?:and|und|et|y)\s)|(\p{L}+))/iu

/** Splits a sentence into clauses that can be points of their own. Enumerations of names and nouns aren't split. */
function splitClauses(text: string): string[] {
  const clauses: string[] = []
  let start = 0
  for (const boundary of withoutBrackets(text).matchAll(clauseBoundary)) {
    const before = text.slice(start, boundary.index)
    const after = text.slice(boundary.index + boundary[0].length)
    const next = after.split(/\s*[;,](?=\s)|\s+(?:and|und|et|y)\s+/iu)[0] ?? after
    const hasSeparator = /[,;–—-]/.test(boundary[0])
    if (!hasSeparator && /\d\s*$/.test(before) && /^\d/.test(after)) continue
    if (isFurtherDay(after) || isUnfinished(before)) continue
    const isComplete =
      !trailingPreposition.test(before) &&
      (before.trim() === '' || countWords(before) >= 2 || isIndependent(before, true))
    if (!isIndependent(next, hasSeparator) || !isComplete) continue
    clauses.push(before)
    start = boundary.index + boundary[0].length
  }
  clauses.push(text.slice(start))
  return clauses
}

function isIndependent(clause: string, hasSeparator: boolean): boolean {
  if (clauseOpener.test(clause.trim())) return true
  if (hasSeparator && countWords(clause) >= 3) return true
  return quantitiesOf(clause).some((q) => q.dimension !== 'count' || q.subject.length > 0)
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

function cleanPoint(clause: string): string {
  let text = clause.trim().replace(leadingConjunction, '')
  // Twice, because an introduction can follow another: 'Also, we need …'.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const introduction of pointIntroductions) text = text.replace(introduction, '')
  }
  return capitalize(inlineText(text, maxPointLength))
}

const isPoint = (text: string) =>
  text.length >= 3 &&
  /\p{L}{2}|[€$£]|\d\s?\p{L}/u.test(text) &&
  (countWords(text) >= 2 || text.length >= 4) &&
  !onlyBracket.test(text) &&
  !saysNothing.test(text) &&
  !notNeeded.test(text)

/** What stands after a title, such as '(Nantes, 12 people)'. */
const onlyBracket = /^\([^()]*\)$/
