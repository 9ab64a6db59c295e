import { wordsOf } from '../../src/language/alternatives.ts'
import { languageFeaturesOf } from '../../src/language/detect-language.ts'
import { type Language, languages } from '../../src/language/languages.ts'
import { glossaryRows } from '../../src/language/terms/glossary.ts'
import { type MarkedText, readMarkedTexts } from '../listings/marked-texts.ts'

/** A text, or a part of one, whose language is known. */
export interface LanguageExample {
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly kind: 'text' | 'title' | 'point' | 'glossary'
  readonly language: Language
  readonly features: readonly number[]
}

/** The marked texts, whose files are named after their languages, and the words of each meaning of the glossary. */
export const readLanguageExamples = (): LanguageExample[] => [
  ...readMarkedTexts().flatMap(ofMarkedText),
  ...glossaryRows.flatMap(ofGlossaryRow),
]

function ofMarkedText({ group, text, title, points }: MarkedText): LanguageExample[] {
  const language = languages.find((one) => group.endsWith(`-${one}`))
  if (!language) throw new Error(`The name of the file ${group} doesn't tell its language`)
  const example = (kind: LanguageExample['kind'], part: string): LanguageExample => ({
    group,
    kind,
    language,
    features: languageFeaturesOf(part),
  })
  return [
    example('text', text),
    example('title', title),
    ...pointsOf(text, points).map((point) => example('point', point)),
  ]
}

/** The marked points of a text. */
const pointsOf = (text: string, points: readonly number[]): string[] =>
  [...Map.groupBy(points.keys(), (index) => points[index])]
    .filter(([number]) => number !== 0)
    .map(([, indexes]) => text.slice(indexes[0], indexes.at(-1)! + 1))

const ofGlossaryRow = (row: string): LanguageExample[] =>
  row.split('|').flatMap((words, column) => {
    const language = languages[column]
    const text = wordsOf(words).join(' ').replace(/[+-]/g, ' ')
    if (!language || text === '') return []
    return [{ group: 'glossary', kind: 'glossary', language, features: languageFeaturesOf(text) }]
  })
