import { detectLanguage } from '../../../../language/detect-language.ts'
import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import { isKnown, tradesOf } from '../../../../language/terms/trades.ts'
import type { Side } from '../../../../shared/sides.ts'
import { capitalize } from '../analysis/inline-text.ts'
import {
  activity,
  beforeEvent,
  earnings,
  interjection,
  ownName,
  place,
  secondWish,
  wish,
} from '../lexicon/parsing/introductions.ts'
import { clauseBoundary } from '../lexicon/parsing/points.ts'
import { calendarDate } from '../lexicon/texts/question-texts.ts'
import { cleanPoint } from './points.ts'

/**
 * What the other side needs of a sentence in which a party introduces itself: a date, a count, a place or a seller's trade.
 * Without the party's name at its start; empty if the sentence only says who somebody is, or speaks of money.
 */
export function factsOf(introduction: string, party: string, side: Side): string {
  const text = withoutName(introduction, party)
  if (earnings.test(text)) return ''
  const language = detectLanguage(text)
  const quantities = quantitiesOf(text, language)
  if (quantities.some(({ dimension }) => dimension.startsWith('money'))) return ''
  const isFact =
    statesDate(text) ||
    place.test(text) ||
    // 'Father of two' says only who somebody is.
    (/\d/.test(text) && quantities.some(({ subject }) => subject.length > 0)) ||
    (side === 'seller' && isKnown(tradesOf(text, language)))
  return isFact ? text : ''
}

/** The events in a buyer's introduction, as points: 'big party on 22 August for 120 people'. */
export function eventsOf(introduction: string): string[] {
  const clauses = (afterName(introduction) ?? introduction).split(clauseBoundary)
  const start = clauses.findIndex((clause, i) => isEvent(clause, i === 0))
  if (start < 0) return []
  const events = clauses.slice(start).filter(statesDateOrCount)
  return events.map((clause) => cleanPoint(clause.replace(beforeEvent, '')))
}

/** The first clause says who somebody is, unless it begins with what they do: 'We're having a party'. */
const isEvent = (clause: string, isFirst: boolean): boolean =>
  statesDateOrCount(clause) && (activity.test(clause) || (!isFirst && statesDate(clause)))

const statesDate = (text: string): boolean => text.search(calendarDate) >= 0

const statesDateOrCount = (text: string): boolean =>
  statesDate(text) ||
  quantitiesOf(text, detectLanguage(text)).some(
    ({ dimension, subject }) => dimension === 'count' && subject.length > 0,
  )

/** 'I'm Rosie from Stem & Stone, a small flower studio' as 'A small flower studio'. */
function withoutName(introduction: string, party: string): string {
  const rest = afterName(introduction)
  if (rest !== null) return capitalize(rest)
  const at = party === '' ? -1 : introduction.indexOf(`${party},`)
  return at < 0 || at > maxStart
    ? introduction
    : capitalize(introduction.slice(at + party.length + 1).trimStart())
}

/** In characters: 'Wir sind die '. */
const maxStart = 24

/** What follows the writer's name: 'I'm Tom, I fix espresso machines'. */
function afterName(sentence: string): string | null {
  const plain = sentence.replace(interjection, '')
  const rest = plain.replace(ownName, '')
  return rest === plain ? null : rest
}

/** What a text says of its writer, and what it wants or offers, as sentences of their own. */
export function splitAtWish(sentence: string): string[] {
  const match = secondWish.exec(sentence)
  if (!match || wish.test(sentence.slice(0, match.index))) return [sentence]
  return [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
}
