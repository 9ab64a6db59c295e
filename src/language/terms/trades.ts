import { wordsOf } from '../alternatives.ts'
import { type Language, languages } from '../languages.ts'
import { tradeRows } from '../lexicon/trades/trades.ts'
import { memoizeTextByLanguage } from '../memoize-text.ts'
import { partsOf } from './compounds.ts'
import { termHash } from './term-hash.ts'
import { stemOf, wordsIn } from './terms.ts'

/**
 * Tells which trades a text belongs to by the words that are typical of each, so that 'our combi loses pressure' and 'heating
 * engineer' are of one kind without a word in common, and across languages.
 */

/** How much of a text belongs to each trade, by its number. The squares of the shares sum to less than 1. */
export type Trades = ReadonlyMap<number, number>

/** What a word counts that is typical of a trade, but occurs in others too, against one that tells the trade. */
const weakShare = 0.5
/** What the words of a text of no known trade weigh by chance. */
const noise = 1
/** Raises the main trades of a text above those that it touches. */
const contrast = 1.5

const rows = tradeRows.trim().split('\n')

export const tradesOf = memoizeTextByLanguage((text, language): Trades => {
  const entries = entriesOf(language)
  const weights = new Map<number, number>()
  const found = new Set(wordsIn(text, language).flatMap((word) => stemsOf(word, language)))
  for (const stem of found)
    for (const { trade, weight } of entries.get(stem) ?? [])
      weights.set(trade, (weights.get(trade) ?? 0) + weight)
  const raised = Array.from(weights, ([trade, weight]) => [trade, weight ** contrast] as const)
  const length = Math.hypot(noise, ...raised.map(([, weight]) => weight))
  return new Map(raised.map(([trade, weight]) => [trade, weight / length]))
})

/** A text of whose trades less is known may belong to any trade. */
const minKnown = 0.5

/** How alike the trades of two texts are, 0 to 1; null where the words of one of them tell of no trade. */
export function tradeLikeness(a: Trades, b: Trades): number | null {
  if (!isKnown(a) || !isKnown(b)) return null
  return a.entries().reduce((sum, [trade, share]) => sum + share * (b.get(trade) ?? 0), 0)
}

const isKnown = (trades: Trades): boolean => Math.hypot(...trades.values()) >= minKnown

/** A trade as a term of the index. */
export interface TradeTerm {
  readonly term: number
  readonly share: number
}
const minShare = 0.2
const maxTerms = 5

/** The trades to which most of a text belongs. */
export const tradeTermsOf = (text: string, language: Language): TradeTerm[] =>
  [...tradesOf(text, language)]
    .filter(([, share]) => share >= minShare)
    .sort(([a, shareOfA], [b, shareOfB]) => shareOfB - shareOfA || a - b)
    .slice(0, maxTerms)
    .map(([trade, share]) => ({ term: termHash(`@${rows[trade]?.split('|')[0]?.trim()}`), share }))

/** A compound also counts by its parts. */
const stemsOf = (word: string, language: Language): string[] =>
  [...new Set([word, ...partsOf(word, language)])].map((part) => stemOf(part, language))

interface Entry {
  readonly trade: number
  readonly weight: number
}
const entriesByLanguage = new Map<Language, ReadonlyMap<string, readonly Entry[]>>()

function entriesOf(language: Language): ReadonlyMap<string, readonly Entry[]> {
  const read = entriesByLanguage.get(language) ?? readEntries(language)
  entriesByLanguage.set(language, read)
  return read
}

function readEntries(language: Language): ReadonlyMap<string, readonly Entry[]> {
  const column = 1 + languages.indexOf(language)
  const shares = new Map<string, Map<number, number>>()
  for (const [trade, row] of rows.entries()) {
    const [strong = '', weak = ''] = (row.split('|')[column] ?? '').split(';')
    const add = (words: string, share: number) => {
      for (const word of wordsOf(words)) {
        const stem = stemOf(word, language)
        shares.set(stem, (shares.get(stem) ?? new Map<number, number>()).set(trade, share))
      }
    }
    add(weak, weakShare)
    add(strong, 1)
  }
  return new Map(
    Array.from(shares, ([stem, ofTrades]) => [
      stem,
      Array.from(ofTrades, ([trade, share]) => ({ trade, weight: share * rarityOf(ofTrades.size) })),
    ]),
  )
}

const rarityPower = 1.5

/** A word of many trades tells little: 1 for a word of one trade. */
const rarityOf = (count: number): number =>
  (Math.log(1 + rows.length / count) / Math.log(1 + rows.length)) ** rarityPower
