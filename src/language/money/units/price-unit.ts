import { alternatives, phrasePattern } from '../../alternatives.ts'
import type { Language } from '../../languages.ts'
import {
  multipleNouns,
  noUnitNouns,
  otherRateWords,
  priceUnits,
  rateWords,
} from '../../lexicon/money/price-unit-words.ts'
import { named, notFollowedBy, notPrecededBy, wordEnd } from '../../pattern-parts.ts'
import { unitOf, unitSource } from '../../quantities/units.ts'

/** What a price can be counted by. Anything that is counted besides people, words and the like is a 'unit'. */
export type PriceUnit = keyof typeof rateWords | keyof typeof priceUnits

/** Units of measure by dimension and factor (see `unitRows`). */
const measures: Readonly<Record<string, PriceUnit>> = {
  [`time ${1 / 24}`]: 'hour',
  'time 1': 'day',
  'time 1.4': 'day',
  'time 7': 'week',
  'time 30.44': 'month',
  'time 365.25': 'year',
  'area 1': 'm2',
  'volume 1000': 'm3',
  'volume 1': 'l',
  'length 1': 'm',
  'length 1000': 'km',
  'mass 1': 'kg',
  'mass 1000': 't',
  'energy 1000': 'kWh',
}

const nouns = Object.entries(priceUnits).map(
  ([unit, names]) => [new RegExp(`^(?:${alternatives(names)})$`, 'iu'), unit as PriceUnit] as const,
)
const rates = Object.entries(rateWords).map(
  ([unit, names]) =>
    [new RegExp(String.raw`(?<!\p{L})(?:${alternatives(names)})(?!\p{L})`, 'iu'), unit as PriceUnit] as const,
)
const noUnit = new RegExp(`^(?:${alternatives(noUnitNouns)})$`, 'iu')
const multiple = new RegExp(`^(?:${alternatives(multipleNouns)})$`, 'iu')

/** Spanish infinitives: '1.400 € por pagar'. */
export const infinitive = /^(?!(?:taller|alquiler|lugar|hogar|par|mujer|bar)$)\p{L}+[aei]r(?:l[oae]s?)?$/iu

/** Whether 'per' and this word name no unit, as in 'per bank transfer'. */
export const isNoUnit = (name: string, language: Language): boolean =>
  noUnit.test(name) ||
  (language !== 'de' && /^\p{Lu}/u.test(name)) ||
  (language === 'es' && infinitive.test(name))

/** The unit that a noun after 'per' names; 'other' for what no price is counted by here. */
export function priceUnitOf(name: string): PriceUnit | 'other' {
  if (multiple.test(name)) return 'other'
  const noun = nouns.find(([names]) => names.test(name))?.[1] ?? rateIn(name)
  if (noun) return noun
  const measure = unitOf(name)
  return measure ? (measures[`${measure.dimension} ${measure.factor}`] ?? 'other') : 'unit'
}

const otherRate = phrasePattern(otherRateWords, 'iu')

/** The unit of a rate that a text names: 'hourly rate', 'mensuel'. */
export const rateIn = (text: string): PriceUnit | 'other' | null =>
  otherRate.test(text) ? 'other' : (rates.find(([names]) => names.test(text))?.[1] ?? null)

/** The rates that a text names. */
export const ratesIn = (text: string): { unit: PriceUnit; index: number; end: number }[] =>
  rates.flatMap(([names, unit]) => {
    const match = names.exec(text)
    return match ? [{ unit, index: match.index, end: match.index + match[0].length }] : []
  })

/** The source of a pattern for a noun that a price is counted by, with the flags `iu`. 'To' is a ton and 'ha' a hectare only after 'je'. */
export const knownUnit = [
  String.raw`(?<![\p{L}\p{N}])`,
  notFollowedBy(`${notPrecededBy(String.raw`(?:je|pro|per|par|por|/)\s?`)}(?:to|ha)${wordEnd}`),
  named('name', ...Object.values(priceUnits).map(alternatives), unitSource),
  notFollowedBy(String.raw`[\p{L}\p{N}²³'’]`, String.raw`-\p{L}`, '[ -]?end'),
].join('')

/** Whether a noun names a time. */
export const isTime = (name: string): boolean => unitOf(name)?.dimension === 'time'
