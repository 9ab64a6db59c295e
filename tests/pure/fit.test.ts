import { describe, expect, it } from 'vitest'
import { findPrice } from '../../src/language/quantities/price.ts'
import { fitOf, isAccepted } from '../../src/matching/fit.ts'
import { priceFit } from '../../src/matching/price.ts'

describe('a pair', () => {
  it.each([
    ['a match', true, 0, true],
    ['no match', false, 0.5, false],
    ['no match, but most requirements are met', false, 0.8, true],
    ['unknown', null, 0.5, false],
    ['unknown, and most requirements are met', null, 0.7, true],
  ])('is accepted by the assistant’s verdict and the coverage: %s', (_, match, coverage, accepted) => {
    const score = 0.5
    expect(isAccepted({ match, conflict: false, score }, coverage)).toBe(accepted)
    expect(isAccepted({ match, conflict: true, score }, coverage)).toBe(false)
  })
})

it('puts an offering that answers every requirement a little before one that leaves one out', () => {
  const parts = { score: 0.5, tradeLikeness: 0.5, price: null, content: 0 }
  const every = fitOf({ raisedCoverage: 0.66, leastCovered: 0.6, ...parts })
  expect(every).toBeGreaterThan(fitOf({ raisedCoverage: 0.7, leastCovered: 0, ...parts }))
})

it('does not put a pair of an unknown trade behind one of different trades', () => {
  const parts = { raisedCoverage: 0.8, leastCovered: 0.8, score: 0.8, price: null, content: 0 }
  const [same, unknown, different] = [0.9, null, 0].map((tradeLikeness) => fitOf({ ...parts, tradeLikeness }))
  expect(same).toBeGreaterThan(unknown!)
  expect(unknown).toBeGreaterThan(different!)
})

describe('the price', () => {
  const priceIn = (point: string) =>
    findPrice({ name: 'Cleaning of offices', description: '', points: [point] })
  const fitAt = (budget: string, price: string, coverage = 0.7) =>
    fitOf({
      raisedCoverage: coverage,
      leastCovered: coverage,
      score: coverage,
      tradeLikeness: 0.5,
      price: priceFit(priceIn(budget), priceIn(price)),
      content: 0,
    })

  it('puts the cheaper of two equal offerings first, and one within the budget before any above it', () => {
    const prices = ['Price: €300', 'Price: €890', 'Price: €910', 'Price: €2,000']
    const fits = prices.map((price) => fitAt('Our budget is €900', price))
    expect(fits).toEqual(fits.toSorted((a, b) => b - a))
    expect(new Set(fits).size).toBe(prices.length)
    const within = (price: string) => priceFit(priceIn('Our budget is €900'), priceIn(price)) ?? 0
    expect(within('Price: €890')).toBeGreaterThanOrEqual(0.5)
    expect(within('Price: €910')).toBeLessThan(0.5)
  })

  it('doesn’t outweigh the requirements', () => {
    const budget = 'Our budget is €900'
    expect(fitAt(budget, 'Price: €2,000', 0.75)).toBeGreaterThan(fitAt(budget, 'Price: €100', 0.7))
  })

  it('takes no part unless both state one in the same currency and for the same unit', () => {
    const none = fitAt('Our budget is €900', 'Insured')
    for (const price of ['Price: $300', 'Price: €30 per hour'])
      expect(fitAt('Our budget is €900', price)).toBe(none)
  })
})
