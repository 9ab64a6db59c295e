import { wordsOf } from '../../../../language/alternatives.ts'
import { fold } from '../../../../language/diacritics.ts'
import { type Language, languages } from '../../../../language/languages.ts'
import { memoizeTextByLanguage } from '../../../../language/memoize-text.ts'
import type { AnalyzedText } from '../analysis/tokens.ts'
import { conceptRows } from '../lexicon/verdicts/concepts.ts'

interface Concepts {
  readonly words: Map<string, number[]>
  readonly starts: Map<string, number[]>
}

/** In letters. */
const minStartLength = 2

let conceptsByLanguage: Readonly<Record<Language, Concepts>> | undefined

/** The numbers of the concepts that a word stands for. */
export const conceptsOf = memoizeTextByLanguage((text, language): readonly number[] => {
  conceptsByLanguage ??= readConcepts()
  const known = conceptsByLanguage[language]
  const word = fold(text.toLowerCase())
  const found = [...(known.words.get(word) ?? [])]
  for (let end = minStartLength; end <= word.length; end++)
    found.push(...(known.starts.get(word.slice(0, end)) ?? []))
  return found
})

const conceptsByText = new WeakMap<AnalyzedText, ReadonlySet<number>>()

export function conceptsIn(text: AnalyzedText): ReadonlySet<number> {
  const known = conceptsByText.get(text)
  if (known) return known
  const concepts = new Set(text.tokens.flatMap((token) => conceptsOf(token.text, text.language)))
  conceptsByText.set(text, concepts)
  return concepts
}

function readConcepts(): Record<Language, Concepts> {
  const rows = conceptRows
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
  const read = (column: number): Concepts => {
    const concepts: Concepts = { words: new Map(), starts: new Map() }
    for (const [concept, row] of rows.entries())
      for (const word of wordsOf(row[column] ?? '')) {
        const isStart = word.endsWith('*')
        const key = fold(isStart ? word.slice(0, -1) : word)
        const map = isStart ? concepts.starts : concepts.words
        map.set(key, [...(map.get(key) ?? []), concept])
      }
    return concepts
  }
  return Object.fromEntries(languages.map((language, column) => [language, read(column)])) as Record<
    Language,
    Concepts
  >
}
