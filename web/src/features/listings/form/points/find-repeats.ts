import { plainForm } from '../../../../../../src/language/privacy/phrases.ts'
import { sentencesOf } from '../../../../../../src/language/sentences.ts'
import type { ListingFormValues } from '../form-values.ts'

/** Finds the words of a hidden point in what the other side still reads: the name, the description, other points. */

export interface Repeat {
  readonly field: 'name' | 'description' | 'point'
  /** Of a point. */
  readonly key: string | null
  /** Verbatim. */
  readonly text: string
}

/** Share of a sentence's or a point's words that repeats it; a shared figure needs one word more. */
const minShare = 0.6
const minWordLength = 4

export function findRepeats(values: ListingFormValues, hidden: { key: string; text: string }): Repeat[] {
  const words = wordsOf(hidden.text)
  if (words.size === 0) return []
  const description = sentencesOf(values.description).map(
    (text): Repeat => ({ field: 'description', key: null, text }),
  )
  const points = values.points
    .filter((row) => row.key !== hidden.key && row.reveal)
    .map(({ key, text }): Repeat => ({ field: 'point', key, text }))
  return [{ field: 'name', key: null, text: values.name } as const, ...description, ...points].filter(
    ({ text }) => repeats(words, wordsOf(text)),
  )
}

function repeats(hidden: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  const shared = [...hidden].filter((word) => shown.has(word))
  if (shared.length === 0) return false
  const figures = shared.filter((word) => /\d/.test(word))
  if (figures.length > 0 && shared.length > figures.length) return true
  return shared.length > 1 && shared.length >= minShare * Math.min(hidden.size, shown.size)
}

/** Figures, and words that are long enough to mean something. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (plainForm(text).match(/\d[\d.,]*|\p{L}+/gu) ?? [])
      .map((word) => word.replace(/[.,]+$/, ''))
      .filter((word) => /\d/.test(word) || word.length >= minWordLength),
  )

/** The form without a repeat. Only sentences of the description and other points can go: a form needs its name. */
export function withoutRepeat(values: ListingFormValues, repeat: Repeat): Partial<ListingFormValues> {
  if (repeat.field === 'point') return { points: values.points.filter((row) => row.key !== repeat.key) }
  if (repeat.field === 'name') return {}
  const description = values.description
    .replace(repeat.text, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { description }
}
