import type { Language } from '../languages.ts'
import { memoizeTextByLanguage } from '../memoize-text.ts'
import { termHash } from './term-hash.ts'
import { type Entry, entriesOfMeaning, entriesOfStem, tradeNames } from './trade-lexicon.ts'
import { tradeWordsOf } from './trade-words.ts'

/**
 * Tells which trades a text belongs to by the words that are typical of each, so that 'our combi loses pressure' and 'heating
 * engineer' are of one kind without a word in common, and across languages.
 */

/**
 * How much of a text belongs to each of its main trades, by its number, the most first. The squares of the shares sum to less
 * than 1.
 */
export type Trades = ReadonlyMap<number, number>

/** What the words of a text of no known trade weigh by chance. */
const noise = 1
/** Raises the main trades of a text above those that it touches. */
const contrast = 2.5
/** The others say next to nothing; a long text touches nearly all. */
const maxTrades = 30

export const tradesOf = memoizeTextByLanguage((text, language): Trades => {
  const weights = new Map<number, number>()
  const add = (entries: readonly Entry[], factor: number) => {
    for (const { trade, weight } of entries) weights.set(trade, (weights.get(trade) ?? 0) + factor * weight)
  }
  const { stems, meanings } = tradeWordsOf(text, language)
  for (const [stem, factor] of stems) add(entriesOfStem(stem, language), factor)
  for (const meaning of meanings) add(entriesOfMeaning(meaning), 1)
  const raised = Array.from(weights, ([trade, weight]) => [trade, weight ** contrast] as const)
  const length = Math.hypot(noise, ...raised.map(([, weight]) => weight))
  const main = raised.sort(([a, weightOfA], [b, weightOfB]) => weightOfB - weightOfA || a - b)
  return new Map(main.slice(0, maxTrades).map(([trade, weight]) => [trade, weight / length]))
})

/** A text of whose trades less is known may belong to any trade. */
const minKnown = 0.5

/** How alike the trades of two texts are, 0 to 1; null where the words of one of them tell of no trade. */
export function tradeLikeness(a: Trades, b: Trades): number | null {
  return isKnown(a) && isKnown(b) ? tradeOverlap(a, b) : null
}

/** The same of a phrase of a word or two, which tells little alone. */
export const tradeOverlap = (a: Trades, b: Trades): number =>
  a.entries().reduce((sum, [trade, share]) => sum + share * (b.get(trade) ?? 0), 0)

/** Whether the words of a text tell of a trade. */
export const isKnown = (trades: Trades): boolean => Math.hypot(...trades.values()) >= minKnown

/** A trade as a term of the index. */
export interface TradeTerm {
  readonly term: number
  readonly share: number
}
const minShare = 0.08
const maxTerms = 8

/** The trades to which most of a text belongs. */
export const tradeTermsOf = (text: string, language: Language): TradeTerm[] =>
  [...tradesOf(text, language)]
    .filter(([, share]) => share >= minShare)
    .slice(0, maxTerms)
    .map(([trade, share]) => ({ term: termHash(`@${tradeNames[trade]}`), share }))
