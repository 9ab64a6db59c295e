import { wordsOf } from '../alternatives.ts'
import { type Language, languages } from '../languages.ts'
import { attributeRows, tradeRows } from '../lexicon/glossary.ts'
import { stemOf } from './terms.ts'

/** Finds words with the same meaning, within a language and across languages. A meaning is a row's number. */

const rowsOf = (lexicon: string): string[] => lexicon.trim().split('\n')
const attributeCount = rowsOf(attributeRows).length

/** Whether a meaning is an attribute that a listing of any trade may have, rather than a trade. */
export const isAttribute = (meaning: number): boolean => meaning < attributeCount

let meaningsByStem: ReadonlyMap<Language, ReadonlyMap<string, number>> | undefined

/** The meanings of a stem in a language; empty if the glossary doesn't have it. */
export function meaningsOf(stem: string, language: Language): readonly number[] {
  meaningsByStem ??= readGlossary()
  const meaning = meaningsByStem.get(language)?.get(stem)
  if (meaning !== undefined) return [meaning]
  return language === 'de' ? meaningsOfCompound(stem, meaningsByStem.get('de')) : []
}

/** A German compound means what its parts mean: 'Weizenmehl' is wheat and flour. */
function meaningsOfCompound(stem: string, known: ReadonlyMap<string, number> | undefined): number[] {
  for (let cut = 3; cut <= stem.length - 4; cut += 1) {
    const head = known?.get(stem.slice(cut))
    if (head === undefined) continue
    const modifier =
      known?.get(stem.slice(0, cut)) ?? known?.get(stem.slice(0, cut).replace(/(?:s|n|en|e)$/, ''))
    return modifier === undefined ? [head] : [head, modifier]
  }
  return []
}

function readGlossary(): ReadonlyMap<Language, ReadonlyMap<string, number>> {
  const meanings = new Map<Language, Map<string, number>>(languages.map((language) => [language, new Map()]))
  const rows = [...rowsOf(attributeRows), ...rowsOf(tradeRows)]
  rows.forEach((row, meaning) => {
    row.split('|').forEach((words, column) => {
      const language = languages[column] ?? 'en'
      for (const word of wordsOf(words)) {
        const stem = stemOf(word, language)
        // A stem in several rows has the meaning of the first.
        if (!meanings.get(language)?.has(stem)) meanings.get(language)?.set(stem, meaning)
      }
    })
  })
  return meanings
}
