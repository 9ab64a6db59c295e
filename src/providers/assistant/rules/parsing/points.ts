import { itemsOf } from '../../../../language/items.ts'
import { isInjection } from '../analysis/injection-filter.ts'
import { capitalize, inlineText } from '../analysis/inline-text.ts'
import { namesDay } from '../evidence/exclusions.ts'
import {
  brackets,
  leadingConjunction,
  leavesFree,
  listContinues,
  notNeeded,
  pointIntroductions,
  politeEnd,
  saysNothing,
  statementStart,
} from '../lexicon/parsing/points.ts'
import { calendarDate } from '../lexicon/texts/question-texts.ts'
import type { PointSentence } from './point-features.ts'
import { findPoints } from './point-model.ts'

const maxPointLength = 1000
const maxNameWords = 2

export function pointsFromBullet(text: string): string[] {
  const parts = text.split(/;\s+/).filter((part) => !isInjection(part))
  return parts.map(cleanPoint).filter(isPoint)
}

/**
 * The points of a sentence. A list that goes on behind the title is split into its items, of which the title is the first:
 * 'chairs, tables and a tent'.
 */
export function pointsFromSentence(sentence: PointSentence, firstItem: string): string[] {
  const { text, title, side } = sentence
  const read = joined(text, findPoints(sentence), title !== null)
  const found = side === 'buyer' && title !== null ? withListEnd(text, read) : read
  const textOf = ({ start, end }: Span) => splitAtHalfBracket(text.slice(start, end))
  const rest = title === null ? '' : text.slice(title.end).replace(/[?\s]+$/, '')
  if (title === null || !listContinues.test(rest.replace(brackets, '')))
    return found.flatMap(textOf).map(cleanPoint).filter(isPoint)
  const items = itemsOf(`${firstItem}${rest}`, false)
  const isList = items.length > 1 && !items.slice(1).some(isFurtherDay)
  const [before, behind] = [true, false].map((isBefore) =>
    found.filter(({ start }) => start < title.start === isBefore).flatMap(textOf),
  )
  const listed = isList ? items : [firstItem, ...(behind ?? [])]
  return [...(before ?? []), ...listed].map(cleanPoint).filter(isPoint)
}

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The points of a wish with the last items of its list apart, of which the model finds two at once or none: 'a blocked drain and a
 * new shower' behind 'a leaking tap,', and 'mow the lawn' behind 'can trim hedges'.
 */
function withListEnd(text: string, points: readonly Span[]): readonly Span[] {
  const last = points.at(-1)
  if (!last) return points
  const rest = text.slice(last.end).replace(/[?\s]+$/, '')
  if (listContinues.test(rest.replace(brackets, ''))) return [...points, ...listItems(text, last.end, rest)]
  const isInList = /^[\s\p{L}]*,\s*$/u.test(text.slice(points.at(-2)?.end ?? last.start, last.start))
  const items = isInList ? listItems(text, last.start, `, ${text.slice(last.start, last.end)}`) : []
  return items.length > 1 ? [...points.slice(0, -1), ...items] : points
}

/** The items of what follows the first item of a list, from `start` of the text on; none if it is no list. */
function listItems(text: string, start: number, following: string): Span[] {
  const [, ...items] = itemsOf(`one${following}`, false)
  if (!items.every((item) => /\p{L}{3}/u.test(item))) return []
  let end = start
  return items.map((item) => {
    const itemStart = text.indexOf(item, end)
    end = itemStart + item.length
    return { start: itemStart, end }
  })
}

/** Joins what belongs together, but is two points to the model. */
function joined(text: string, points: readonly Span[], splitsBrackets: boolean): Span[] {
  const result: Span[] = []
  for (const point of points) {
    const before = result.at(-1)
    const isOpen = !splitsBrackets && before !== undefined && point.start < endOfBracket(text, before)
    if (before && (isOpen || belongTogether(text, before, point)))
      result[result.length - 1] = { start: before.start, end: point.end }
    else result.push(point)
  }
  return splitsBrackets
    ? result
    : result.map((point) => ({ start: point.start, end: Math.max(point.end, endOfBracket(text, point)) }))
}

/** Where the bracket closes that is open at the end of a point; 0 without one. */
function endOfBracket(text: string, { start, end }: Span): number {
  const point = text.slice(start, end)
  return point.lastIndexOf('(') > point.lastIndexOf(')') ? text.indexOf(')', end) + 1 : 0
}

/** Unfinished words, the days of a list, and the list of a statement: 'We work with Howdens, IKEA and Wren'. */
function belongTogether(text: string, before: Span, { start, end }: Span): boolean {
  const first = text.slice(before.start, start)
  const wordsBetween = countWords(text.slice(before.end, start))
  const second = text.slice(start, end)
  return (
    unfinished.test(first) ||
    (wordsBetween < 2 && isFurtherDay(second)) ||
    (statementStart.test(first) && wordsBetween <= maxNameWords && countWords(second) <= maxNameWords)
  )
}

/** What stands in brackets beside a title is split: 'por horas (mín. 40 m2' and 'suelo de madera) en Ruzafa'. */
const splitAtHalfBracket = (text: string): string[] =>
  text.split('(').length === text.split(')').length ? [text] : text.split(/[()]/)

/** 'Dreh-' of 'Dreh- und Stanzteile', or 'any day between the 6th' without 'and the 12th'. */
const unfinished = /\p{L}-(?:,|\s+\p{L}+)?\s*$|(?<!\p{L})(?:between|zwischen|entre)(?!\p{L})[^,;.]*$/iu

/** Days of one list say little apart: 'Tuesdays and Thursdays from 8 to 10', 'le 4, le 11 et le 25'. */
function isFurtherDay(item: string): boolean {
  const [, number = '', word = ''] = furtherDay.exec(item) ?? []
  return number !== '' || namesDay(word) || !/[\p{L}\p{N}]/u.test(item.replace(calendarDate, ''))
}

const furtherDay =
  /^(?:(?:on|the|am|den|le|la|el|los)\s+)?(?:(\d{1,2})(?:st|nd|rd|th|er|\.)?(?=[,;.\s]*$|\s+(?:and|und|et|y)\s)|(\p{L}+))/iu

export function cleanPoint(clause: string): string {
  let text = clause.trim().replace(leadingConjunction, '').replace(politeEnd, '')
  // Twice, because an introduction can follow another: 'Also, we need …'.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const introduction of pointIntroductions) text = text.replace(introduction, '')
  }
  return capitalize(inlineText(text, maxPointLength))
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

const isPoint = (text: string) =>
  text.length >= 3 &&
  /\p{L}{2}|[€$£]|\d\s?\p{L}/u.test(text) &&
  (countWords(text) >= 2 || text.length >= 4) &&
  !saysNothing.test(text) &&
  !leavesFree.test(text) &&
  !notNeeded.test(text)
