import { anySpelling } from '../../diacritics.ts'
import type { Language } from '../../languages.ts'
import { priceConcepts } from '../../lexicon/money/price-concepts.ts'

/** Where a text mentions what an amount may be about. */
export interface ConceptMention {
  readonly name: string
  readonly index: number
  readonly end: number
}

const rows = priceConcepts
  .trim()
  .split('\n')
  .map((row) => {
    const [, name = '', words = ''] = /^(\w+): (.*)$/.exec(row) ?? []
    return { name, columns: words.split(' | ') }
  })

/** A dot stands for what separates two words. */
const sourceOf = (words: string): string =>
  anySpelling(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/\*$/, String.raw`\p{L}*`).replace(/\.(?=\p{L}|\()/gu, String.raw`[\s'’]`))
      .join('|'),
  )

const patternsOf = (column: number) =>
  rows.map(({ name, columns }) => ({
    name,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${sourceOf(columns[column] ?? '')})(?![\p{L}\p{N}])`,
      'giu',
    ),
  }))

const patterns: Readonly<Record<Language, ReturnType<typeof patternsOf>>> = {
  en: patternsOf(0),
  de: patternsOf(1),
  fr: patternsOf(2),
  es: patternsOf(3),
}

export const conceptsIn = (text: string, language: Language): ConceptMention[] =>
  patterns[language].flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      name,
      index: match.index,
      end: match.index + match[0].length,
    })),
  )
