import { detectLanguage } from '../language/languages.ts'
import { quantitiesOf } from '../language/quantities/quantities.ts'
import type { Quantity } from '../language/quantities/quantity.ts'
import { comparable } from '../language/quantities/satisfies.ts'

/**
 * How good an offered price is for the buyer, from 0 to 1: within the budget at least 0.5 and the cheaper the better,
 * above it the less the more expensive. Null unless both sides state an amount of money for the same unit.
 */
export function priceFit(requested: readonly Quantity[], offered: readonly Quantity[]): number | null {
  for (const budget of requested) {
    const price = offered.find((one) => comparable(budget, one))
    if (!price) continue
    const [limit, lowest] = [upperEnd(budget), lowerEnd(price)]
    if (limit > 0) return lowest <= limit ? 1 - 0.5 * (lowest / limit) : 0.5 * (limit / lowest)
  }
  return null
}

/** The amounts of money in a text that aren't about anything else, such as an insurance. */
export const pricesOf = (text: string): Quantity[] =>
  quantitiesOf(text, detectLanguage(text)).filter(
    ({ dimension, topic }) => dimension.startsWith('money') && topic === null,
  )

const upperEnd = ({ min, max }: Quantity): number => (Number.isFinite(max) ? max : min)
/** Without a lower end ('at most €50'), a price can be as high as its upper end. */
const lowerEnd = ({ bound, min, max }: Quantity): number => (bound === 'at most' ? max : min)
