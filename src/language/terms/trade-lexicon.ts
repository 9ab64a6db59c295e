import { wordsOf } from '../alternatives.ts'
import { type Language, languages } from '../languages.ts'
import { tradeRows } from '../lexicon/trades/trades.ts'
import { usedWords } from '../lexicon/trades/used-words.gen.ts'
import { beginningOf } from './glossary.ts'
import { stemOf } from './terms.ts'

/**
 * Which trades a word tells of: by the lexicon, whose authors listed words that are typical of a trade, and by the posts of
 * `scripts/trades`, in which people of a trade and their customers use them.
 */

const rows = tradeRows.trim().split('\n')
export const tradeNames = rows.map((row) => row.split('|')[0]?.trim() ?? '')

/** What a word of the lexicon counts that is typical of a trade, but occurs in others too, against one that tells the trade. */
const weakShare = 0.7
/** What a word counts that people of a trade or their customers use, though the lexicon doesn't have it. */
const usedShare = 0.45
/** The same of a meaning, in whatever language they use it. */
const usedMeaningShare = 0.4

/** A trade that a word tells of, by its number, and how much it tells. */
export interface Entry {
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

export function entriesOfStem(stem: string, language: Language): readonly Entry[] {
  const lexicon = lexicons.get(language) ?? readLexicon(language)
  lexicons.set(language, lexicon)
  const beginning = beginningOf(stem)
  const entries = lexicon.entries.get(beginning) ?? weigh(lexicon.byBeginning.get(beginning) ?? [], language)
  lexicon.entries.set(beginning, entries)
  const known = entries.get(stem) ?? []
  const trades = tradesUsing(stem, language)
  if (trades.length === 0) return known
  const all = new Map(known.map(({ trade, weight }) => [trade, weight]))
  const weight = usedShare * rarityOf(new Set([...all.keys(), ...trades]).size, usedRarityPower)
  for (const trade of trades) all.set(trade, Math.max(weight, all.get(trade) ?? 0))
  return Array.from(all, ([trade, weight]) => ({ trade, weight }))
}

export function entriesOfMeaning(meaning: number): Entry[] {
  const trades = tradesUsing(`${meaning}`, 'meanings')
  const weight = usedMeaningShare * rarityOf(trades.length, usedRarityPower)
  return trades.map((trade) => ({ trade, weight }))
}

/** The trades in whose posts a stem occurs, or a meaning; see `scripts/trades`. */
function tradesUsing(term: string, of: keyof typeof usedWords): number[] {
  const lines = usedTerms.get(of) ?? readUsedTerms(of)
  const trades = lines.get(term)
  return trades ? trades.split(' ').map((trade) => Number.parseInt(trade, 36)) : []
}

const usedTerms = new Map<keyof typeof usedWords, ReadonlyMap<string, string>>()

function readUsedTerms(of: keyof typeof usedWords): ReadonlyMap<string, string> {
  const read = new Map(
    usedWords[of].split('\n').map((line) => {
      const end = line.indexOf(':')
      return [line.slice(0, end), line.slice(end + 1)] as const
    }),
  )
  usedTerms.set(of, read)
  return read
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
      const rarity = rarityOf(shares.size, rarityPower)
      return [stem, Array.from(shares, ([trade, share]) => ({ trade, weight: share * rarity }))]
    }),
  )
}

const rarityPower = 1.5
const usedRarityPower = 1

/** A word of many trades tells little: 1 for a word of one trade. */
const rarityOf = (count: number, power: number): number =>
  (Math.log(1 + rows.length / count) / Math.log(1 + rows.length)) ** power
