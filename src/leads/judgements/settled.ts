import { detectLanguage } from '../../language/languages.ts'
import { priceCues } from '../../language/lexicon/money/money-words.ts'
import { meaningsOf } from '../../language/terms/meanings.ts'
import { stemOf, wordsIn } from '../../language/terms/terms.ts'
import type { Package, Term } from '../../shared/proposals/agreements.ts'

/** A term settles a requirement when at least this share of one's words occurs in the other. */
const sharedShare = 0.5

/** Whether an agreement's price, quantity or terms settle a requirement, so that nobody has to be asked about it again. */
export function isSettled(requirement: string, { quantity, unit, terms }: Package): boolean {
  if (priceCues.price.test(requirement) && !priceCues.fee.test(requirement)) return true
  const stated = quantity === undefined || !unit ? [] : [`${quantity} ${unit}`]
  return [...terms.map(textOf), ...stated.map((text) => ({ label: text, text }))].some(
    ({ label, text }) =>
      share(wordsOf(label), wordsOf(requirement)) >= sharedShare ||
      share(wordsOf(requirement), wordsOf(text)) >= sharedShare,
  )
}

const textOf = ({ label, value, unit = '' }: Term) => ({ label, text: `${label} ${value} ${unit}` })

/** A word's stem and the numbers of its meanings. Words with a common meaning count as the same, in other languages too. */
type Word = readonly (string | number)[]

function wordsOf(text: string): Word[] {
  const language = detectLanguage(text)
  return wordsIn(text, language).map((word) => [stemOf(word, language), ...meaningsOf(word, language)])
}

/** The share of `words` that occur among `others`; 0 without words. */
function share(words: readonly Word[], others: readonly Word[]): number {
  const known = new Set(others.flat())
  const found = words.filter((forms) => forms.some((form) => known.has(form)))
  return words.length === 0 ? 0 : found.length / words.length
}
