import { wordsOf } from '../alternatives.ts'
import { type Language, languages } from '../languages.ts'
import { moneyWords } from '../lexicon/money/money-words.ts'
import { tradeRows } from '../lexicon/trades/trades.ts'
import { memoizeTextByLanguage } from '../memoize-text.ts'
import { partsOf } from './compounds.ts'
import { beginningOf, isGeneral } from './glossary.ts'
import { meaningsOf } from './meanings.ts'
import { termHash } from './term-hash.ts'
import { stemOf, wordsIn } from './terms.ts'

/**
 * Tells which trades a text belongs to by the words that are typical of each, so that 'our combi loses pressure' and 'heating
 * engineer' are of one kind without a word in common, and across languages.
 */

/** How much of a text belongs to each trade, by its number. The squares of the shares sum to less than 1. */
export type Trades = ReadonlyMap<number, number>

/** What a word counts that is typical of a trade, but occurs in others too, against one that tells the trade. */
const weakShare = 0.7
/** What the words of a text of no known trade weigh by chance. */
const noise = 1
/** Raises the main trades of a text above those that it touches. */
const contrast = 1.5

const announcesMoney = new Set(wordsOf(moneyWords))

const rows = tradeRows.trim().split('\n')

export const tradesOf = memoizeTextByLanguage((text, language): Trades => {
  const weights = new Map<number, number>()
  for (const [stem, factor] of stemsOf(text, language))
    for (const { trade, weight } of entriesOf(stem, language))
      weights.set(trade, (weights.get(trade) ?? 0) + factor * weight)
  const raised = Array.from(weights, ([trade, weight]) => [trade, weight ** contrast] as const)
  const length = Math.hypot(noise, ...raised.map(([, weight]) => weight))
  return new Map(raised.map(([trade, weight]) => [trade, weight / length]))
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

/** What a word counts that any trade uses, such as 'delivery' or 'certified'. */
const generalFactor = 0.15

/** What is delivered to the door is of any trade, not of those who make doors. */
const toTheDoor =
  /(?<!\p{L})(?:to (?:the|your|our|my) (?:front )?door|door[ -]to[ -]door|bis (?:zur|vor die|an die) (?:haus|wohnungs)?tür|von tür zu tür|(?:à|devant|jusqu'à) (?:la|votre|notre|ma) porte|porte[ -]à[ -]porte|(?:a|hasta) (?:la|su|tu|mi) puerta|puerta a puerta)(?!\p{L})/giu

/** The stems of a text with what they count. A compound also counts by its parts. A budget is no bookkeeping. */
const stemsOf = (text: string, language: Language): Map<string, number> =>
  new Map(
    wordsIn(text.replace(toTheDoor, ' '), language).flatMap((word) => {
      if (announcesMoney.has(word)) return []
      const factor = isOfAnyTrade(word, language) ? generalFactor : 1
      return [word, ...partsOf(word, language)].map((part) => [stemOf(part, language), factor] as const)
    }),
  )

function isOfAnyTrade(word: string, language: Language): boolean {
  const meanings = meaningsOf(word, language)
  return meanings.length > 0 && meanings.every(isGeneral)
}

interface Entry {
  readonly trade: number
  readonly weight: number
}

/** A word of a trade, and what it counts before it is known in how many others it is. */
interface TradeWord {
  readonly word: string
  readonly trade: number
  readonly share: number
}

/** A language's words. Their stems are computed when a word with the same beginning is looked up. */
interface TradeLexicon {
  readonly byBeginning: ReadonlyMap<string, readonly TradeWord[]>
  readonly entries: Map<string, ReadonlyMap<string, readonly Entry[]>>
}
const lexicons = new Map<Language, TradeLexicon>()

function entriesOf(stem: string, language: Language): readonly Entry[] {
  const lexicon = lexicons.get(language) ?? readLexicon(language)
  lexicons.set(language, lexicon)
  const beginning = beginningOf(stem)
  const entries = lexicon.entries.get(beginning) ?? weigh(lexicon.byBeginning.get(beginning) ?? [], language)
  lexicon.entries.set(beginning, entries)
  return entries.get(stem) ?? []
}

function readLexicon(language: Language): TradeLexicon {
  const column = 1 + languages.indexOf(language)
  const words = rows.flatMap((row, trade) => {
    const [strong = '', weak = ''] = (row.split('|')[column] ?? '').split(';')
    const read = (list: string, share: number) => wordsOf(list).map((word) => ({ word, trade, share }))
    return [...read(weak, weakShare), ...read(strong, 1)]
  })
  return { byBeginning: Map.groupBy(words, ({ word }) => beginningOf(word)), entries: new Map() }
}

function weigh(words: readonly TradeWord[], language: Language): Map<string, Entry[]> {
  const byStem = Map.groupBy(words, ({ word }) => stemOf(word, language))
  return new Map(
    Array.from(byStem, ([stem, found]) => {
      // Of the same word twice in a trade, the strong one counts: it comes last.
      const shares = new Map(found.map(({ trade, share }) => [trade, share]))
      const rarity = rarityOf(shares.size)
      return [stem, Array.from(shares, ([trade, share]) => ({ trade, weight: share * rarity }))]
    }),
  )
}

const rarityPower = 1.5

/** A word of many trades tells little: 1 for a word of one trade. */
const rarityOf = (count: number): number =>
  (Math.log(1 + rows.length / count) / Math.log(1 + rows.length)) ** rarityPower
