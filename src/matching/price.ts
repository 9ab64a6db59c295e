import type { Price } from '../language/quantities/price.ts'

/**
 * How good an offered price is for the buyer, from 0 to 1: within the budget at least 0.5, and the cheaper the better;
 * above it, the more expensive the less. Null unless both sides state a price in one currency and for the same unit.
 */
export function priceFit(budget: Price | null, price: Price | null): number | null {
  if (!budget || !price || budget.currency !== price.currency || budget.per !== price.per) return null
  const limit = Number.isFinite(budget.max) ? budget.max : budget.min
  // A price that is only a maximum, such as 'at most €50', can be as high as that.
  const lowest = price.isMaximum ? price.max : price.min
  if (limit <= 0 || lowest <= 0) return null
  return lowest <= limit ? 1 - 0.5 * (lowest / limit) : 0.5 * (limit / lowest)
}
