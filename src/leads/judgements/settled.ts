import { priceCues } from '../../language/lexicon/money/money-words.ts'
import { type MeaningfulTerm, meaningfulTerms } from '../../language/terms/meaningful-terms.ts'
import type { Package, Term } from '../../shared/proposals/agreements.ts'

/** A term settles a requirement when at least this share of one's words occurs in the other. */
const sharedShare = 0.5

/** Whether an agreement's price, quantity or terms settle a requirement, so that nobody has to be asked about it again. */
export function isSettled(requirement: string, { quantity, unit, terms }: Package): boolean {
  if (priceCues.price.test(requirement) && !priceCues.fee.test(requirement)) return true
  const stated = quantity === undefined || !unit ? [] : [`${quantity} ${unit}`]
  return [...terms.map(textOf), ...stated.map((text) => ({ label: text, text }))].some(
    ({ label, text }) =>
      share(meaningfulTerms(label), meaningfulTerms(requirement)) >= sharedShare ||
      share(meaningfulTerms(requirement), meaningfulTerms(text)) >= sharedShare,
  )
}

const textOf = ({ label, value, unit = '' }: Term) => ({ label, text: `${label} ${value} ${unit}` })

/** The share of `words` that occur among `others`; 0 without words. */
function share(words: readonly MeaningfulTerm[], others: readonly MeaningfulTerm[]): number {
  const known = new Set(others.flat())
  const found = words.filter((forms) => forms.some((form) => known.has(form)))
  return words.length === 0 ? 0 : found.length / words.length
}
