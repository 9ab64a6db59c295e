import type { Language } from './languages.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { termsOf } from './terms.ts'

/** How far an open end reaches: 'up to 800' is also about 100, 'at least 100' also about 800. */
const octavesOpen = 3

/**
 * The terms of a text with its amounts in place of their digits: one for each octave of base units that an amount
 * lies in, so that '500 g', '0.5 kg' and '400 to 600 g' share one, and '500 kg' has none of theirs.
 */
export function termsWithAmounts(text: string, language: Language): string[] {
  const amounts = quantitiesOf(text, language)
  const words = amounts.reduce(
    (rest, { index, end }) =>
      rest.slice(0, index) + rest.slice(index, end).replace(/\p{N}/gu, ' ') + rest.slice(end),
    text,
  )
  return [...termsOf(words, language), ...amounts.flatMap(amountTerms)]
}

function amountTerms(amount: Quantity): string[] {
  const what = [amount.dimension, amount.subject[0] ?? '', amount.per ?? ''].join(' ')
  return octavesOf(amount).map((octave) => `${what} ${octave}`)
}

function octavesOf({ min, max }: Pick<Quantity, 'min' | 'max'>): number[] {
  const octave = (amount: number) => Math.floor(Math.log2(amount) + 1e-9)
  if (max <= 0) return []
  const last = Number.isFinite(max) ? octave(max) : octave(Math.max(min, 1)) + octavesOpen
  const first = Math.max(min > 0 ? octave(min) : -Infinity, last - octavesOpen)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
