import { alternatives } from '../../alternatives.ts'
import {
  centNames,
  codesThatAreWords,
  currencyNames,
  currencySymbols,
  namedByLocale,
} from '../../lexicon/money/currency-names.ts'

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const ambiguous = new Set(codesThatAreWords.split(' | '))
const codes = [...currencies].join('|')
const all = (names: Readonly<Record<string, string>>) => Object.values(names).map(alternatives)
const localNames = new Map(
  namedByLocale
    .trim()
    .split(/\s+/)
    .flatMap((code) =>
      ['en', 'de', 'fr', 'es'].flatMap((locale) => {
        const format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          currencyDisplay: 'name',
        })
        return [1, 2].map((count) => {
          const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? ''
          return [name.toLowerCase(), code] as const
        })
      }),
    )
    .filter(([name]) => /^\p{L}+ [\p{L} ]+$/u.test(name)),
)
/** The words of these names. */
export const currencyWords: ReadonlySet<string> = new Set(
  [...localNames.keys()].flatMap((name) => name.split(' ')),
)

const longestFirst = (sources: readonly string[]) =>
  sources
    .flatMap((source) => source.split(/\|(?![^(]*\))/))
    .sort((a, b) => b.length - a.length)
    .join('|')

/** The source of a pattern for a currency before an amount, with the flags `iu`; `currencyOf` checks the case of codes. */
export const currencyBefore = `${longestFirst([...all(currencySymbols), codes, alternatives('euros? | sfr | fr')])}`
/** The same for one after an amount. It must not be a part of a longer word. */
export const currencyAfter = String.raw`(?:${longestFirst([...all(currencySymbols), ...all(currencyNames), ...all(centNames), ...localNames.keys(), codes])})(?![\p{L}\p{N}])`

/** The source of a pattern for what can stand after an amount that has a symbol already: '$28 AUD', '$75.000 pesos chilenos'. */
export const currencyCode = `${[...localNames.keys()].join('|')}|${codes}`

/** A currency as a text names it. */
export interface NamedCurrency {
  readonly code: string
  /** The amount is in hundredths of it. */
  readonly isCents: boolean
}

const patternsOf = (names: Readonly<Record<string, string>>, isCents: boolean) =>
  Object.entries(names).map(
    ([code, source]) => [new RegExp(`^(?:${alternatives(source)})$`, 'iu'), { code, isCents }] as const,
  )
const named = [
  ...patternsOf(currencySymbols, false),
  ...patternsOf(currencyNames, false),
  ...patternsOf(centNames, true),
]

/**
 * The currency that a matched text names; null for a word that only looks like a code.
 *
 * @param place codes that are words in capitals count only after an amount
 */
export function currencyOf(text: string, place: 'before' | 'after'): NamedCurrency | null {
  const name = text.trim()
  // 'Alhambra 5P', '27 EU countries'
  if (name === 'P' || name === 'EU') return null
  // '260e', '12e/h'
  if (name === 'e') return { code: 'EUR', isCents: false }
  // '25c per kWh'
  if (name === 'c') return { code: 'EUR', isCents: true }
  const known = named.find(([pattern]) => pattern.test(name))?.[1]
  if (known) return known
  const local = localNames.get(name.toLowerCase())
  if (local) return { code: local, isCents: false }
  if (/^(?:fr|sfr)$/i.test(name)) return { code: 'CHF', isCents: false }
  const isCode = currencies.has(name) && !(place === 'before' && ambiguous.has(name))
  return isCode ? { code: name, isCents: false } : null
}
