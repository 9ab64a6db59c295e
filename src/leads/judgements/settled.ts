import { priceCues } from '../../language/lexicon/money/money-words.ts'
import { type MeaningfulTerm, meaningfulTerms } from '../../language/terms/meaningful-terms.ts'
import type { Package, Term } from '../../shared/proposals/agreements.ts'

/** A term settles a requirement when at least this share of one's words occurs in the other. */
const sharedShare = 0.5

/** How much of a term's text is read, in characters. */
const maxText = 500

/**
 * For each requirement, whether an agreement's price, quantity or terms settle it, so that nobody has to be asked about it
 * again. In steps: the largest agreements take hundreds of milliseconds.
 */
export function* settledInSteps(
  requirements: readonly string[],
  { quantity, unit, terms }: Package,
): Generator<void, boolean[]> {
  const stated = quantity === undefined || !unit ? [] : [`${quantity} ${unit}`]
  const texts = [...terms.map(textOf), ...stated.map((text) => ({ label: text, text }))]
  const agreed = []
  for (const { label, text } of texts) {
    yield
    const known = new Set(meaningfulTerms(text.slice(0, maxText)).flat())
    agreed.push({ label: meaningfulTerms(label), known })
  }
  const settled = []
  for (const requirement of requirements) {
    yield
    const words = meaningfulTerms(requirement)
    const known = new Set(words.flat())
    const isSettled =
      (priceCues.price.test(requirement) && !priceCues.fee.test(requirement)) ||
      agreed.some((one) => share(one.label, known) >= sharedShare || share(words, one.known) >= sharedShare)
    settled.push(isSettled)
  }
  return settled
}

const textOf = ({ label, value, unit = '' }: Term) => ({ label, text: `${label} ${value} ${unit}` })

/** The share of `words` that are known; 0 without words. */
function share(words: readonly MeaningfulTerm[], known: ReadonlySet<string | number>): number {
  const found = words.filter((forms) => forms.some((form) => known.has(form)))
  return words.length === 0 ? 0 : found.length / words.length
}
