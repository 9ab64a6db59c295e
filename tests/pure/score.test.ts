import { describe, expect, it } from 'vitest'
import {
  bm25fScore,
  type IndexedListing,
  inverseDocumentFrequency,
  requirementCoverage,
} from '../../src/matching/retrieval/score.ts'

/** The nth word: words differ in more than the last bits, in which the terms of one amount do. */
const word = (n: number) => n << 7

/** Points as lists of words. */
const listing = (...points: number[][]): IndexedListing => ({
  terms: points.flat().map(word),
  impacts: points.flat().map(() => 1),
  pointPositions: points.flatMap((words, position) => words.map(() => position)),
  pointTerms: points.flat().map(word),
})
const even = () => 1

describe('the share of requirements that are answered', () => {
  it('is one where single strengths say all of each, in any order', () => {
    expect(requirementCoverage(listing([1, 2], [3]), listing([3, 9], [2, 1, 8]), even)).toBe(1)
  })

  it('leaves room for other words', () => {
    const requirement = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(requirementCoverage(listing(requirement), listing([1, 2, 3, 4, 5, 6, 7, 80]), even)).toBe(1)
    expect(requirementCoverage(listing(requirement), listing([1, 2, 3, 4, 5, 6, 70, 80]), even)).toBeLessThan(
      1,
    )
  })

  it('counts a requirement answered whole for more than two by half', () => {
    const whole = requirementCoverage(listing([1, 2], [3, 4]), listing([1, 2]), even)
    const halves = requirementCoverage(listing([1, 2], [3, 4]), listing([1], [3]), even)
    expect(whole).toBe(0.5)
    expect(halves).toBeLessThan(0.4)
  })

  it('takes the best strength alone: words scattered over several are no answer', () => {
    const together = requirementCoverage(listing([1, 2, 3]), listing([1, 2, 3]), even)
    const scattered = requirementCoverage(listing([1, 2, 3]), listing([1], [2], [3]), even)
    expect(scattered).toBe(requirementCoverage(listing([1, 2, 3]), listing([1]), even))
    expect(scattered).toBeLessThan(together / 4)
  })

  it('weighs words by their rarity', () => {
    const rarity = (term: number) => (term === word(1) ? 3 : 1)
    const rare = requirementCoverage(listing([1, 2]), listing([1]), rarity)
    expect(rare).toBeCloseTo(9 * requirementCoverage(listing([1, 2]), listing([2]), rarity))
  })

  it('is nothing without requirements or strengths', () => {
    expect(requirementCoverage(listing(), listing([1]), even)).toBe(0)
    expect(requirementCoverage(listing([1]), listing(), even)).toBe(0)
  })
})

describe('the score of the whole listing', () => {
  it('sums what each shared word weighs, by its impact', () => {
    const candidate = { ...listing([1, 2, 3]), impacts: [2, 5, 7] }
    expect(
      bm25fScore(
        candidate,
        new Map([
          [word(1), 10],
          [word(3), 1],
          [word(4), 100],
        ]),
      ),
    ).toBe(27)
  })
})

describe('rarity', () => {
  it('falls with every listing that has the word, and never below nothing', () => {
    const rarities = [0, 1, 10, 500, 1000].map((found) => inverseDocumentFrequency(found, 1000))
    expect(rarities.toSorted((a, b) => b - a)).toEqual(rarities)
    // Counts lag behind the market for a moment.
    expect(inverseDocumentFrequency(12, 10)).toBeGreaterThan(0)
  })
})
