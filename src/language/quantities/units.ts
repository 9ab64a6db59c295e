import { alternatives } from '../alternatives.ts'
import { frequencyRows } from '../lexicon/quantities/frequency-words.ts'
import { currencyPrefixes, unitRows } from '../lexicon/quantities/units.ts'

export type Dimension =
  | 'mass' // kg
  | 'length' // m
  | 'area' // m²
  | 'volume' // l
  | 'time' // days
  | 'percent'
  | 'temperature' // °C
  | 'power' // W
  | 'energy' // Wh
  | 'data' // GB
  | 'speed' // Mbit/s
  | 'pressure' // bar
  | 'voltage' // V
  | 'frequency' // times
  | `money:${string}`
  | `count:${string}`

export interface Unit {
  readonly dimension: Dimension
  readonly factor: number
}

const rows: readonly (readonly [Dimension, number, string])[] = unitRows

/** Units by name, for names without regular expression syntax; `patterns` has all of them. */
const exact = new Map<string, Unit>()
const patterns: [RegExp, Unit][] = []
for (const [dimension, factor, names] of rows) {
  const unit = { dimension, factor }
  for (const name of names.split('|')) if (/^[^\\?().[\]]+$/.test(name)) exact.set(name, unit)
  patterns.push([new RegExp(`^(?:${names})$`, 'iu'), unit])
}

/** The source of a pattern that matches any unit. Longer names come first, so that 'kg' isn't read as 'k'. */
export const unitSource = rows
  .flatMap(([, , names]) => splitAlternatives(names))
  .sort((a, b) => b.length - a.length)
  .join('|')

export const moneySource = alternatives(currencyPrefixes)

export function unitOf(text: string): Unit | null {
  const name = text.toLowerCase().trim()
  return exact.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Splits a regular expression at the bars outside of parentheses. */
function splitAlternatives(source: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of source) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** How many times a day, for a word such as 'weekly'; null for any other word. */
export const frequencyOf = (word: string): number | null =>
  frequencyRows.find(([pattern]) => pattern.test(word))?.[1] ?? null
