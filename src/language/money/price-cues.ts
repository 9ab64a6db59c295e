import { alternatives, phrasePattern } from '../alternatives.ts'
import {
  besideWords,
  ifWords,
  includedWords,
  otherAmountWords,
  preferredWords,
  secondaryWords,
} from '../lexicon/money/price-words.ts'
import type { AmountOfMoney } from './amounts/amounts-of-money.ts'

const patterns = {
  other: phrasePattern(otherAmountWords),
  preferred: phrasePattern(preferredWords),
  beside: phrasePattern(besideWords),
  secondary: phrasePattern(secondaryWords),
} as const

/** A word that tells what an amount is for. */
export type Cue = keyof typeof patterns

/** How far from its amount a cue can stand, in characters. */
const distances: Readonly<Record<Cue, number>> = {
  other: 32,
  preferred: 32,
  beside: 24,
  secondary: 40,
}
/** What the end of a clause between a total's name and the amount adds. */
const clauseDistance = 14

const clauseEnd = /[,;)–—]|\s(?:but|aber|mais|pero|sino|sondern)\s/giu
const andBetween = /\s(?:and|und|et|y)\s/iu
const condition = new RegExp(
  String.raw`(?:^|[,;:–—]\s*)(?:${alternatives(ifWords)})(?!\p{L})[^,;:–—]*$`,
  'iu',
)
const includedBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(includedWords)})(?:\s(?:\p{L}+\s){0,3})?\s*$`,
  'iu',
)
const includedAfter = new RegExp(
  String.raw`^\s*(?:(?:is|are|ist|sind|est|sont|está|están)\s)?(?:not\s|nicht\s|non\s|no\s)?(?:${alternatives(includedWords)})(?!\p{L})`,
  'iu',
)

/** 'Rent deposit: two months, €1,900': what stands before a colon tells what the only amount after it is. */
const label = /^[^,;:.\d]{3,40}:/u

/** The cues of each amount of a sentence. A cue belongs to the nearest amount, if it is near enough. */
export function cuesOf(sentence: string, amounts: readonly AmountOfMoney[]): ReadonlySet<Cue>[] {
  const found = amounts.map(() => new Set<Cue>())
  for (const [cue, pattern] of Object.entries(patterns) as [Cue, RegExp][])
    for (const match of sentence.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (cue !== 'preferred' && isExempt(sentence, start, end)) continue
      if (cue === 'other' && amounts.length === 1 && end <= (label.exec(sentence)?.[0].length ?? 0)) {
        found[0]?.add(cue)
        continue
      }
      const byAmount = amounts.map((amount) => distanceTo(sentence, amount, start, end, cue))
      const nearest = Math.min(...byAmount)
      if (nearest <= distances[cue]) found[byAmount.lastIndexOf(nearest)]?.add(cue)
    }
  return found
}

/** Infinity where the cue stands in another clause. */
function distanceTo(sentence: string, amount: AmountOfMoney, start: number, end: number, cue: Cue): number {
  const isBefore = end <= amount.index
  const between = isBefore ? sentence.slice(end, amount.index) : sentence.slice(amount.end, start)
  const ends = between.match(clauseEnd)?.length ?? 0
  if (cue === 'preferred') return between.length + ends * clauseDistance
  const isElsewhere = ends > 0 || (cue === 'other' && andBetween.test(between))
  // 'In case of delay, 50 € a day'.
  const isCondition = cue === 'other' && isBefore && condition.test(sentence.slice(0, end))
  if (isCondition) return Math.min(between.length, distances.other)
  return isElsewhere ? Number.POSITIVE_INFINITY : between.length
}

/** '30 % deposit', 'ohne Versand' and 'Versand 6,90' say nothing about another amount. */
const isExempt = (sentence: string, start: number, end: number): boolean =>
  includedBefore.test(sentence.slice(Math.max(0, start - 40), start)) ||
  includedAfter.test(sentence.slice(end, end + 30)) ||
  /\d\s?%\s(?:\p{L}+\s)?$/u.test(sentence.slice(Math.max(0, start - 24), start)) ||
  /^\s(?:\p{L}+\s){0,2}(?:\d{1,2}(?:[.,]\d)?\s?%|\d+[.,]\d{2}(?=[,;.)]|$))/u.test(
    sentence.slice(end, end + 30),
  )
