import { memoizeText } from '../../../../language/memoize-text.ts'
import { type AnalyzedText, contentWeight, isSameTerm, type Token } from '../analysis/tokens.ts'
import {
  dayRangeConnector,
  everyDay,
  timesOfDay,
  weekdays,
  weekend,
  workdays,
} from '../lexicon/evidence/days.ts'
import { opposites } from '../lexicon/evidence/opposites.ts'
import { countriesIn, countryNamed, spokenLanguagesIn } from './places.ts'

const dayRange = new RegExp(`^s?${dayRangeConnector.source}(?:le |el )?$`, 'iu')

/** The weekdays that a text names, 0 is Monday; null if it names none. */
const daysOf = memoizeText((text): ReadonlySet<number> | null => {
  if (everyDay.test(text)) return new Set([0, 1, 2, 3, 4, 5, 6])
  const named = weekdays.flatMap((pattern, day) => {
    const match = pattern.exec(text)
    return match ? [{ day, from: match.index, to: match.index + match[0].length }] : []
  })
  const [first, second] = [...named].sort((a, b) => a.from - b.from)
  if (first && second && named.length === 2 && dayRange.test(text.slice(first.to, second.from))) {
    const length = ((second.day - first.day + 7) % 7) + 1
    return new Set(Array.from({ length }, (_, i) => (first.day + i) % 7))
  }
  const days = new Set(named.map(({ day }) => day))
  if (weekend.test(text)) for (const day of [5, 6]) days.add(day)
  if (days.size === 0 && workdays.test(text)) return new Set([0, 1, 2, 3, 4])
  return days.size > 0 ? days : null
})

export const namesDay = (word: string): boolean => daysOf(word) !== null

const coversEveryDay = memoizeText((text) => everyDay.test(text))

/** Whether a sentence rules out a requirement without negating it: it names other days, or the opposite. */
export function excludes(sentence: AnalyzedText, requirement: AnalyzedText): boolean {
  return (
    excludesDay(sentence, requirement) ||
    excludesLanguage(sentence, requirement) ||
    statesOpposite(sentence, requirement)
  )
}

/**
 * Returns a token that the sentence states in other words: a weekday within a range, a country within a
 * region.
 */
export function findImplied(token: Token, requirement: string, sentence: AnalyzedText): Token | undefined {
  const country = countryNamed(token.text)
  if (country) return countriesIn(sentence.text).has(country) ? token : undefined
  if (coversEveryDay(sentence.text) && timesOfDay.test(token.text)) return { ...token, negated: false }
  const days = daysOf(token.text)
  const offered = days && daysOf(requirement) ? daysOf(sentence.text) : null
  if (!days || !offered || ![...days].every((day) => offered.has(day))) return undefined
  return { ...token, negated: sentence.tokens.some((other) => other.negated && daysOf(other.text) !== null) }
}

/** 'Courses in English and Dutch' excludes German. A single language may be one of several. */
function excludesLanguage(sentence: AnalyzedText, requirement: AnalyzedText): boolean {
  const offered = spokenLanguagesIn(sentence.text)
  if (offered.size < 2 || hasNegation(sentence)) return false
  const required = [...spokenLanguagesIn(requirement.text)]
  return required.length > 0 && required.every((language) => !offered.has(language))
}

function excludesDay(sentence: AnalyzedText, requirement: AnalyzedText): boolean {
  const required = daysOf(requirement.text)
  const offered = required && !hasNegation(sentence) ? daysOf(sentence.text) : null
  if (!required || !offered) return false
  return [...required].some((day) => !offered.has(day))
}

function statesOpposite(sentence: AnalyzedText, requirement: AnalyzedText): boolean {
  if (hasNegation(requirement) || hasNegation(sentence)) return false
  if (!sharesThing(sentence, requirement)) return false
  const required = oppositesIn(requirement.text)
  const offered = oppositesIn(sentence.text)
  return required.some(([requiresA, requiresB], i) => {
    const [offersA, offersB] = offered[i] ?? [false, false]
    return (requiresA && offersB && !offersA) || (requiresB && offersA && !offersB)
  })
}

const namesOpposite = memoizeText((word) => opposites.some(([a, b]) => a.test(word) || b.test(word)))

/** Whether a sentence has half of what the requirement names beside the property: an exam's price isn't the material's. */
function sharesThing(sentence: AnalyzedText, { tokens }: AnalyzedText): boolean {
  const others = tokens.filter(({ text }) => !namesOpposite(text))
  const content = others.filter(({ weight }) => weight >= contentWeight)
  const things = content.length > 0 ? content : others
  const shared = things.filter((thing) => sentence.tokens.some((token) => isSameTerm(token, thing)))
  return 2 * shared.length >= things.length
}

const hasNegation = (text: AnalyzedText) => text.tokens.some((token) => token.negated)

/** For each pair of opposites, which of the two a text states. */
const oppositesIn = memoizeText((text) => opposites.map(([a, b]) => [a.test(text), b.test(text)] as const))
