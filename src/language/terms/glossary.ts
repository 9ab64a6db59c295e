import { wordsOf } from '../alternatives.ts'
import { fold } from '../diacritics.ts'
import { type Language, languages } from '../languages.ts'
import { attributeRows } from '../lexicon/glossary/attributes.ts'
import { businessTradeRows } from '../lexicon/glossary/business-trades.ts'
import { dailyLifeRows } from '../lexicon/glossary/daily-life.ts'
import { generalRows } from '../lexicon/glossary/general.ts'
import { homeTradeRows } from '../lexicon/glossary/home-trades.ts'
import { houseAndGardenRows } from '../lexicon/glossary/house-and-garden.ts'
import { industryRows } from '../lexicon/glossary/industry.ts'
import { mealsAndCareRows } from '../lexicon/glossary/meals-and-care.ts'
import { officeRows } from '../lexicon/glossary/office.ts'
import { qualityRows } from '../lexicon/glossary/qualities.ts'
import { tradeRows } from '../lexicon/glossary/trades.ts'
import { stemOf } from './terms.ts'

/** Finds words with the same meaning, within a language and across languages. A meaning is a row's number. */

const rowsOf = (...lexicons: string[]): string[] => lexicons.flatMap((lexicon) => lexicon.trim().split('\n'))
const attributes = rowsOf(attributeRows)
const general = rowsOf(attributeRows, qualityRows)
const trades = rowsOf(tradeRows, homeTradeRows, businessTradeRows)
const ofAnyTrade = rowsOf(generalRows)
/** A row for each meaning, with its words in each language. */
export const glossaryRows = [
  ...general,
  ...trades,
  ...ofAnyTrade,
  ...rowsOf(houseAndGardenRows, industryRows, dailyLifeRows, mealsAndCareRows, officeRows),
]
const ofAnyTradeStart = general.length + trades.length

/** Each meaning's first English word. */
const names = glossaryRows.map((row) => wordsOf(row)[0])

/** Whether a meaning is an attribute that may have figures of its own, such as delivery. */
export const isAttribute = (meaning: number): boolean => meaning < attributes.length

/** Whether a listing of any trade may mention it: an attribute or a quality. */
export const isGeneral = (meaning: number): boolean => meaning < general.length

/** Whether a meaning is a thing or a service of certain trades, rather than a property, a place or an action of any trade. */
export const isThing = (meaning: number): boolean =>
  !isGeneral(meaning) && !(meaning >= ofAnyTradeStart && meaning < ofAnyTradeStart + ofAnyTrade.length)

/** A language's words with their meanings. Stems are computed when a word with the same beginning is looked up. */
interface Glossary {
  readonly words: ReadonlyMap<string, readonly number[]>
  readonly byBeginning: ReadonlyMap<string, readonly (readonly [word: string, meanings: readonly number[]])[]>
  readonly stems: Map<string, ReadonlyMap<string, readonly number[]>>
}
const glossaries = new Map<Language, Glossary>()

function glossaryOf(language: Language): Glossary {
  const known = glossaries.get(language)
  if (known) return known
  const glossary = readGlossary(language)
  glossaries.set(language, glossary)
  return glossary
}

/** A word and its stem have the same beginning; 'ue' and 'ü' count as 'u'. */
export const beginningOf = (word: string): string =>
  fold(word)
    .replace(/(?<=^\p{L}?[aou])e/u, '')
    .slice(0, 2)

const none: readonly number[] = []

function meaningsOfStem(stem: string, language: Language): readonly number[] {
  const { byBeginning, stems } = glossaryOf(language)
  const beginning = beginningOf(stem)
  let found = stems.get(beginning)
  if (!found) {
    found = gathered(
      (byBeginning.get(beginning) ?? []).map(
        ([word, meanings]) => [stemOf(word, language), meanings] as const,
      ),
    )
    stems.set(beginning, found)
  }
  return found.get(stem) ?? none
}

/**
 * The meanings of a lowercase word, as it stands: 'light' has those of a lamp and of little weight. A word of the glossary goes
 * before its stem: 'Kuchen' and 'Küche' have the same one.
 */
export const meaningsOfWord = (word: string, language: Language): readonly number[] =>
  glossaryOf(language).words.get(word) ?? meaningsOfStem(stemOf(word, language), language)

/** A meaning as an index term: its first English word, with a mark that no stem has. */
export const meaningName = (meaning: number): string => `=${names[meaning]}`

type Entry = readonly [word: string, meaning: number]
const entriesByLanguage = new Map<Language, readonly Entry[]>()

/** The words and phrases of a language with each one's meaning, those of several rows repeated. */
export function entriesOf(language: Language): readonly Entry[] {
  const known = entriesByLanguage.get(language)
  if (known) return known
  const column = languages.indexOf(language)
  const entries = glossaryRows.flatMap((row, meaning) =>
    wordsOf(row.split('|')[column] ?? '').flatMap((word): Entry[] => (word === '' ? [] : [[word, meaning]])),
  )
  entriesByLanguage.set(language, entries)
  return entries
}

function readGlossary(language: Language): Glossary {
  const entries = entriesOf(language).filter(([word]) => !word.includes('+'))
  const words = gathered(entries.map(([word, meaning]) => [word, [meaning]] as const))
  return { words, byBeginning: Map.groupBy(words, ([word]) => beginningOf(word)), stems: new Map() }
}

/** Each key once, with the meanings of all its entries. */
export function gathered(entries: readonly (readonly [key: string, meanings: readonly number[]])[]) {
  const found = new Map<string, readonly number[]>()
  for (const [key, meanings] of entries)
    found.set(key, [...new Set([...(found.get(key) ?? none), ...meanings])])
  return found
}
