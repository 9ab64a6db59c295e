import { wordsOf } from '../alternatives.ts'
import { type Language, languages } from '../languages.ts'
import { attributeRows } from '../lexicon/glossary/attributes.ts'
import { businessTradeRows } from '../lexicon/glossary/business-trades.ts'
import { notCompounds } from '../lexicon/glossary/compounds.ts'
import { homeTradeRows } from '../lexicon/glossary/home-trades.ts'
import { qualityRows } from '../lexicon/glossary/qualities.ts'
import { tradeRows } from '../lexicon/glossary/trades.ts'
import { stemOf } from './terms.ts'

/** Finds words with the same meaning, within a language and across languages. A meaning is a row's number. */

const rowsOf = (lexicon: string): string[] => lexicon.trim().split('\n')
const attributeCount = rowsOf(attributeRows).length
const generalCount = attributeCount + rowsOf(qualityRows).length
const rows = [attributeRows, qualityRows, tradeRows, homeTradeRows, businessTradeRows].flatMap(rowsOf)

/** Each meaning's first English word. */
const names = rows.map((row) => wordsOf(row)[0])

/** Whether a meaning is an attribute that may have figures of its own, such as delivery. */
export const isAttribute = (meaning: number): boolean => meaning < attributeCount

/** Whether a listing of any trade may mention it: an attribute or a quality. */
export const isGeneral = (meaning: number): boolean => meaning < generalCount

interface Glossary {
  readonly words: ReadonlyMap<string, number>
  readonly stems: ReadonlyMap<string, number>
}
let glossaries: ReadonlyMap<Language, Glossary> | undefined

const glossaryOf = (language: Language): Glossary | undefined => {
  glossaries ??= readGlossaries()
  return glossaries.get(language)
}

/** The meanings of a stem in a language; empty if the glossary doesn't have it. */
export function meaningsOf(stem: string, language: Language): readonly number[] {
  const meaning = glossaryOf(language)?.stems.get(stem)
  if (meaning !== undefined) return [meaning]
  return language === 'de' ? meaningsOfCompound(stem) : []
}

/** The meanings of a lowercase word. A word of the glossary goes before its stem: 'Kuchen' and 'Küche' have the same one. */
export function meaningsOfWord(word: string, language: Language): readonly number[] {
  const meaning = glossaryOf(language)?.words.get(word)
  return meaning === undefined ? meaningsOf(stemOf(word, language), language) : [meaning]
}

/** The names of a lowercase word's meanings, as index terms: the first English word of each, with a mark that no stem has. */
export const meaningNamesOf = (word: string, language: Language): readonly string[] =>
  meaningsOfWord(word, language).map((meaning) => `=${names[meaning]}`)

/** Shorter ones are hardly words of their own. */
const minPart = 4

/** A German compound means what its parts mean: 'Weizenmehl' is wheat and flour. Of an unknown modifier the head remains. */
function meaningsOfCompound(stem: string): number[] {
  const known = glossaryOf('de')?.stems
  if (notCompoundStems.has(stem)) return []
  for (let cut = minPart - 1; cut <= stem.length - minPart; cut += 1) {
    const head = known?.get(stem.slice(cut))
    if (head === undefined) continue
    const modifier =
      known?.get(stem.slice(0, cut)) ?? known?.get(stem.slice(0, cut).replace(/(?:s|n|en|e)$/, ''))
    if (modifier !== undefined) return [head, modifier]
    if (cut >= minPart) return [head]
  }
  return []
}

const notCompoundStems: ReadonlySet<string> = new Set(wordsOf(notCompounds).map((word) => stemOf(word, 'de')))

function readGlossaries(): ReadonlyMap<Language, Glossary> {
  return new Map(
    languages.map((language, column) => {
      const words = new Map<string, number>()
      const stems = new Map<string, number>()
      for (const [meaning, row] of rows.entries()) {
        for (const word of wordsOf(row.split('|')[column] ?? '')) {
          // A word in several rows has the meaning of the first.
          if (!words.has(word)) words.set(word, meaning)
          const stem = stemOf(word, language)
          if (!stems.has(stem)) stems.set(stem, meaning)
        }
      }
      return [language, { words, stems }]
    }),
  )
}
