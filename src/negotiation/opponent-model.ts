import { type Observation, ridge } from './ridge.ts'
import type { Package, Proposal, PublicTerm, TermValue, TermValues } from './types.ts'

/** What values seem to be worth to the other side, in minor units, relative to those that it never named. */
export interface OpponentModel {
  valueFor(key: string, value: TermValue): number
  worthOf(values: TermValues): number
}

/** How many of the latest proposals are used. Older ones add little information. */
const latest = 30
/** How many values' worths are learned at most: the time grows with their square. */
const maxFeatures = 100
/**
 * Variances relative to the square of the stake: of the prior worths, of the difference between packages of one proposal, and
 * between packages of consecutive proposals.
 */
const variances = { prior: 1, within: 1e-6, between: 0.1 }

/**
 * Learns what terms are worth to the other side. Packages of one proposal are equally good for it, so the difference of
 * their prices is the worth of the difference in terms. From one proposal to the next it also concedes something, at a
 * steady rate. Before prices tell, what it names most often is taken to be worth `stake`.
 *
 * @param sign 1 if the other side wants a high price, -1 if it wants a low one
 * @param stake what one term may be worth, in minor units
 */
export function modelOpponent(
  terms: readonly PublicTerm[],
  history: readonly Proposal[],
  sign: 1 | -1,
  stake: number,
): OpponentModel {
  const proposals = history.filter(({ by }) => by === 'other').slice(-latest)
  const named = proposals.flatMap(({ packages }) => packages.map((one) => featuresOf(terms, one.terms)))
  const names = mostFrequent(named.flatMap((features) => [...features.keys()]))
  const vectorOf = (values: TermValues) => {
    const features = featuresOf(terms, values)
    return names.map((name) => features.get(name) ?? 0)
  }
  const wishes = statedWishes(history).slice(-latest).map(vectorOf)
  const prior = names.map((_, i) => wishes.reduce((sum, wish) => sum + (wish[i] ?? 0), 0) / wishes.length)
  const learned = ridge(observe(proposals, vectorOf, sign / stake), [...prior, 0], variances.prior)
  const worths = new Map(names.map((name, i) => [name, stake * (learned[i] ?? 0)]))
  const worthOf = (values: TermValues) =>
    [...featuresOf(terms, values)].reduce((sum, [name, size]) => sum + size * (worths.get(name) ?? 0), 0)
  return { worthOf, valueFor: (key, value) => worthOf({ [key]: value }) }
}

/** The distinct names: of more than `maxFeatures` those that occur most often. */
function mostFrequent(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  if (counts.size <= maxFeatures) return [...counts.keys()]
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxFeatures)
    .map(([name]) => name)
}

/** A number's worth is taken to be proportional to it; each option has its own. */
function featuresOf(terms: readonly PublicTerm[], values: TermValues): Map<string, number> {
  const features = new Map<string, number>()
  for (const term of terms) {
    const value = values[term.key]
    if (term.kind === 'choice' && typeof value === 'string') features.set(`${term.key}=${value}`, 1)
    if (term.kind === 'number' && typeof value === 'number')
      features.set(term.key, (value - term.min) / Math.max(1, term.max - term.min))
  }
  return features
}

/** The values that the other side names first in its proposals, without those that repeat ours. */
function statedWishes(history: readonly Proposal[]): TermValues[] {
  let ours: readonly Package[] = []
  return history.flatMap(({ by, packages }) => {
    if (by === 'own') ours = packages
    const [first] = packages
    if (by === 'own' || !first) return []
    const repeats = ours
    const wishes = Object.entries(first.terms).filter(
      ([key, value]) => !repeats.some((one) => one.terms[key] === value),
    )
    return [Object.fromEntries(wishes)]
  })
}

/**
 * Differences in price and terms between packages, as observations for the regression: between the packages of one proposal,
 * and between the first packages of consecutive proposals, which also differ by a concession (the last coefficient).
 */
function observe(
  proposals: readonly Proposal[],
  vectorOf: (values: TermValues) => number[],
  scale: number,
): Observation[] {
  const compare = (a: Package, b: Package, concession: number, variance: number): Observation => {
    const before = vectorOf(a.terms)
    return {
      coefficients: [...vectorOf(b.terms).map((value, i) => value - (before[i] ?? 0)), concession],
      target: scale * (a.price - b.price),
      variance,
    }
  }
  return proposals.flatMap(({ packages: [first, ...rest] }, i) => {
    const previous = proposals[i - 1]?.packages[0]
    if (!first) return []
    return [
      ...rest.map((other) => compare(first, other, 0, variances.within)),
      ...(previous ? [compare(previous, first, 1, variances.between)] : []),
    ]
  })
}
