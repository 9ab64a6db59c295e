import { describe, expect, it } from 'vitest'
import {
  bestAnswersInSteps,
  bm25fScore,
  type IndexedListing,
  inverseDocumentFrequency,
  leastCovered,
  raisedCoverage,
  requirementCoverage,
} from '../../src/matching/retrieval/score.ts'

/** The nth word's term. The lowest bits stay 0, since they tell terms of one amount or word apart. */
const word = (n: number) => n << 10

/** Points as lists of words. */
const listing = (...points: number[][]): IndexedListing => ({
  terms: points.flat().map(word),
  impacts: points.flat().map(() => 1),
  pointPositions: points.flatMap((words, position) => words.map(() => position)),
  pointTerms: points.flat().map(word),
})
const even = () => 1

it('scores in steps of a requirement', () => {
  const steps = bestAnswersInSteps(listing([1], [2], [3]), listing([1], [2]), even)
  const taken = [steps.next(), steps.next(), steps.next()].map(({ done }) => done)
  expect(taken).toEqual([false, false, false])
  expect(steps.next()).toEqual({ done: true, value: [1, 1, 0] })
})

describe('requirementCoverage', () => {
  it('is 1 if single strengths have all words of each requirement, in any order', () => {
    expect(requirementCoverage(listing([1, 2], [3]), listing([3, 9], [2, 1, 8]), even)).toBe(1)
  })

  it('tolerates a few other words', () => {
    const requirement = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(requirementCoverage(listing(requirement), listing([1, 2, 3, 4, 5, 6, 7, 80]), even)).toBe(1)
    expect(requirementCoverage(listing(requirement), listing([1, 2, 3, 4, 5, 6, 70, 80]), even)).toBeLessThan(
      1,
    )
  })

  it('is the mean over the requirements', () => {
    expect(requirementCoverage(listing([1, 2], [3, 4]), listing([1, 2]), even)).toBe(0.5)
    expect(requirementCoverage(listing([1, 2], [3, 4]), listing([1], [3]), even)).toBe(0.5)
  })

  it('uses the best single strength, not words scattered over several', () => {
    const together = requirementCoverage(listing([1, 2, 3]), listing([1, 2, 3]), even)
    const scattered = requirementCoverage(listing([1, 2, 3]), listing([1], [2], [3]), even)
    expect(scattered).toBe(requirementCoverage(listing([1, 2, 3]), listing([1]), even))
    expect(scattered).toBeLessThan(together / 2)
  })

  it('weighs unknown words by their rarity', () => {
    const rarity = (term: number) => (term === word(1) ? 0.9 : 0.3)
    const rare = requirementCoverage(listing([1, 2]), listing([1]), rarity)
    expect(rare).toBeCloseTo(3 * requirementCoverage(listing([1, 2]), listing([2]), rarity))
  })

  it('is 0 without requirements or strengths', () => {
    expect(requirementCoverage(listing(), listing([1]), even)).toBe(0)
    expect(requirementCoverage(listing([1]), listing(), even)).toBe(0)
  })
})

describe('raisedCoverage', () => {
  it('prefers all requirements partly covered to a part of them fully covered', () => {
    expect(raisedCoverage([0.5, 0.5, 0.5])).toBeGreaterThan(raisedCoverage([1, 1, 0]))
    expect(raisedCoverage([1, 1, 1])).toBe(1)
  })
})

it('finds the requirement that is covered least', () => {
  expect(leastCovered([1, 0.5, 1])).toBe(raisedCoverage([0.5]))
  expect(leastCovered([1, 1, 0])).toBe(0)
})

describe('bm25fScore', () => {
  it('sums the weights of shared words times their impacts', () => {
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

describe('inverseDocumentFrequency', () => {
  it('decreases with the document frequency and stays positive', () => {
    const idfs = [0, 1, 10, 500, 1000].map((found) => inverseDocumentFrequency(found, 1000))
    expect(idfs.toSorted((a, b) => b - a)).toEqual(idfs)
    // Counts can lag behind the index for a moment.
    expect(inverseDocumentFrequency(12, 10)).toBeGreaterThan(0)
  })
})
