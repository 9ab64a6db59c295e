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
const rows = [
  ...general,
  ...trades,
  ...ofAnyTrade,
  ...rowsOf(houseAndGardenRows, industryRows, dailyLifeRows, officeRows),
]
const ofAnyTradeStart = general.length + trades.length

/** Each meaning's first English word. */
const names = rows.map((row) => wordsOf(row)[0])

/** Whether a meaning is an attribute that may have figures of its own, such as delivery. */
export const isAttribute = (meaning: number): boolean => meaning < attributes.length

/** Whether a listing of any trade may mention it: an attribute or a quality. */
export const isGeneral = (meaning: number): boolean => meaning < general.length

/** Whether a meaning is a thing or a service of certain trades, rather than a property, a place or an action of any trade. */
export const isThing = (meaning: number): boolean =>
  !isGeneral(meaning) && !(meaning >= ofAnyTradeStart && meaning < ofAnyTradeStart + ofAnyTrade.length)

/** A language's words with their meanings. Stems are computed when a word with the same beginning is looked up. */
interface Glossary {
  readonly words: ReadonlyMap<string, number>
  readonly byBeginning: ReadonlyMap<string, readonly (readonly [word: string, meaning: number])[]>
  readonly stems: Map<string, ReadonlyMap<string, number>>
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

function meaningOfStem(stem: string, language: Language): number | undefined {
  const { byBeginning, stems } = glossaryOf(language)
  const beginning = beginningOf(stem)
  let found = stems.get(beginning)
  if (!found) {
    // A stem of several rows has the meaning of the first.
    const alike = (byBeginning.get(beginning) ?? []).toReversed()
    found = new Map(alike.map(([word, meaning]) => [stemOf(word, language), meaning]))
    stems.set(beginning, found)
  }
  return found.get(stem)
}

/** The meaning of a lowercase word, as it stands. A word of the glossary goes before its stem: 'Kuchen' and 'Küche' have the same one. */
export const meaningOf = (word: string, language: Language): number | undefined =>
  glossaryOf(language).words.get(word) ?? meaningOfStem(stemOf(word, language), language)

/** A meaning as an index term: its first English word, with a mark that no stem has. */
export const meaningName = (meaning: number): string => `=${names[meaning]}`

function readGlossary(language: Language): Glossary {
  const column = languages.indexOf(language)
  const words = new Map<string, number>()
  for (const [meaning, row] of rows.entries()) {
    const found = wordsOf(row.split('|')[column] ?? '')
    // A word in several rows has the meaning of the first.
    for (const word of found.filter((one) => !words.has(one))) words.set(word, meaning)
  }
  return { words, byBeginning: Map.groupBy(words, ([word]) => beginningOf(word)), stems: new Map() }
}
