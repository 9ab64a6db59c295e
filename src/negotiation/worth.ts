import type { Mandate, Package, PublicTerm, TermValue, TermValues } from './types.ts'

/** The largest amount, in minor units. Sums of amounts up to it stay exact integers. */
export const largestAmount = 1e13

/**
 * What a package is worth to this side, in minor units: 0 is the limit. Negative infinity for a package that the
 * mandate rules out at any price, or that isn't complete.
 */
export function worthOf(
  mandate: Mandate,
  terms: readonly PublicTerm[],
  { price, terms: values }: Package,
): number {
  if (!isPrice(price) || Object.keys(values).length !== terms.length) return Number.NEGATIVE_INFINITY
  const gain = mandate.side === 'buyer' ? mandate.walkAway - price : price - mandate.walkAway
  return gain + worthOfTerms(mandate, terms, values)
}

/** The price at which a package with these terms is worth `worth`, or null if no price is. */
export function priceFor(
  mandate: Mandate,
  terms: readonly PublicTerm[],
  values: TermValues,
  worth: number,
): number | null {
  const gain = worth - worthOfTerms(mandate, terms, values)
  const price = mandate.side === 'buyer' ? mandate.walkAway - gain : mandate.walkAway + gain
  return isPrice(price) ? price : null
}

/** What the terms add to a package's worth, in minor units; negative infinity if the mandate rules one of them out. */
export function worthOfTerms(mandate: Mandate, terms: readonly PublicTerm[], values: TermValues): number {
  return terms.reduce((sum, term) => {
    const value = values[term.key]
    return value !== undefined && allows(mandate, term, value)
      ? sum + worthOfValue(mandate, term.key, value)
      : Number.NEGATIVE_INFINITY
  }, 0)
}

/** What a value of a term is worth to this side, in minor units; 0 for a term without a stated worth. */
export function worthOfValue(mandate: Mandate, key: string, value: TermValue): number {
  const listed = mandate.worth.find((one) => one.key === key)
  if (!listed || 'must' in listed) return 0
  if ('perUnit' in listed) return typeof value === 'number' ? listed.perUnit * value : 0
  return Object.hasOwn(listed.options, value) ? (listed.options[value] ?? 0) : 0
}

/** The mean difference between the worths of a term's best and worst values, in minor units, at least 1. */
export function meanStake(mandate: Mandate, terms: readonly PublicTerm[]): number {
  const stakes = terms.map((term) => {
    const values = term.kind === 'choice' ? term.options : [term.min, term.max]
    const worths = values.map((value) => worthOfValue(mandate, term.key, value))
    return Math.max(...worths) - Math.min(...worths)
  })
  return Math.max(1, stakes.reduce((sum, stake) => sum + stake, 0) / Math.max(1, stakes.length))
}

/**
 * Whether the value is one of the term's and within this side's own bounds. A side that counts the term as a number allows no
 * choice, whose options would escape its bounds.
 */
export function allows(mandate: Mandate, term: PublicTerm, value: TermValue): boolean {
  const listed = mandate.worth.find((one) => one.key === term.key)
  if (listed && 'must' in listed && listed.must !== value) return false
  const bounds = mandate.bounds.find((one) => one.key === term.key)
  if (term.kind === 'choice') {
    const countsIt = bounds !== undefined || (listed !== undefined && 'perUnit' in listed)
    return !countsIt && typeof value === 'string' && term.options.includes(value)
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return false
  const [min, max] = [
    Math.max(term.min, bounds?.min ?? term.min),
    Math.min(term.max, bounds?.max ?? term.max),
  ]
  const isStep = (from: number, step: number) => (value - from) % step === 0
  if (bounds && !isStep(bounds.min, bounds.step ?? 1)) return false
  return value >= min && value <= max && isStep(term.min, term.step)
}

/** Whether the price is a positive integer of minor units up to `largestAmount`. */
export const isPrice = (price: number) => Number.isSafeInteger(price) && price > 0 && price <= largestAmount
