import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { next } from '../../../src/negotiation/next.ts'
import { amountStep, roundForOtherSide, roundForOwnSide } from '../../../src/negotiation/round-amounts.ts'
import type { Mandate, Package, Situation } from '../../../src/negotiation/types.ts'
import { encounters, now, playScript, stepOf } from './arbitraries.ts'

const runs = { numRuns: 400 }
const changes = fc.integer({ min: -500_000, max: 500_000 })
const isRound = ({ price }: Package, situation: Situation) => price % stepOf(situation, price) === 0

const seller: Mandate = {
  side: 'seller',
  target: 1_643_723,
  walkAway: 1_500_000,
  worth: [],
  bounds: [],
  deadline: null,
  style: 'balanced',
}
const at = (history: Situation['history'], round: number, mandate = seller): Situation => ({
  mandate,
  publicTerms: [],
  history,
  round,
  lastRound: 8,
  now,
})
const offer = (by: 'own' | 'other', price: number) => ({ by, packages: [{ price, terms: {} }] })

describe('amounts', () => {
  test('are the target at first, then round for their size and for the distance', () => {
    const first = next(at([], 1))
    expect(first).toMatchObject({ packages: [{ price: 1_643_723 }] })
    const far = [offer('own', 1_643_723), offer('other', 1_200_000)]
    expect(next(at(far, 2))).toMatchObject({ packages: [{ price: 1_642_000 }] })
    const near = [...far, offer('own', 1_560_000), offer('other', 1_550_000), offer('own', 1_551_000)]
    expect(amountStep(far, 1_600_000)).toBe(1_000)
    expect(amountStep([...near, offer('other', 1_550_000)], 1_551_000)).toBe(50)
  })

  test('are round before the last proposal, unless a person chose them or they were asked before', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        for (const { situation, step } of playScript(setting, script, ownFirst)) {
          if (step.do !== 'propose' || situation.round >= situation.lastRound) continue
          const earlier = situation.history.flatMap(({ by, packages }) => (by === 'own' ? packages : []))
          for (const one of step.packages)
            expect(
              isRound(one, situation) ||
                one.price === setting.mandate.target ||
                earlier.some(({ price }) => price === one.price),
            ).toBe(true)
        }
      }),
      runs,
    )
  })

  test('tell nothing of the limit or the worths by their roundness', () => {
    fc.assert(
      fc.property(encounters, changes, ({ setting, script, ownFirst }, change) => {
        for (const { situation, step } of playScript(setting, script, ownFirst)) {
          if (step.do !== 'propose') continue
          const { mandate } = situation
          const other = { ...mandate, walkAway: mandate.walkAway + change, worth: [] }
          const exact = step.packages.map((one) => ({ ...one, price: one.price + 1 }))
          expect(roundForOwnSide({ ...situation, mandate: other }, exact)).toEqual(
            roundForOwnSide(situation, exact),
          )
        }
      }),
      runs,
    )
  })
})

describe('the last word', () => {
  const prices = fc.integer({ min: 1_000_000, max: 1_700_000 })
  const steps = [1_000, 500, 200, 100, 50, 20, 10, 5, 2]
  test.each(['buyer', 'seller'] as const)('of a %s is the roundest amount that its limit permits', (side) => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 3_000 }), (price, room) => {
        const situation = at([], 8, { ...seller, side })
        const [rounded] = roundForOtherSide(situation, [{ price, terms: {} }], room)
        const given = side === 'buyer' ? rounded!.price - price : price - rounded!.price
        expect(given).toBeGreaterThanOrEqual(0)
        expect(given).toBeLessThanOrEqual(room)
        const within = Array.from({ length: room + 1 }, (_, i) => (side === 'buyer' ? price + i : price - i))
        const used = steps.find((one) => rounded!.price % one === 0) ?? 1
        for (const step of steps.filter((one) => one > used))
          expect(within.some((one) => one % step === 0)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test('is one minor unit from the limit where nothing rounder is left', () => {
    const mandate = { ...seller, target: 1_600_000 }
    const history = Array.from({ length: 7 }, (_, i) => [
      offer('own', 1_600_000 - i * 10_000),
      offer('other', 1_380_000 + i * 10_000),
    ]).flat()
    const last = next(at([...history, offer('own', 1_510_000), offer('other', 1_461_000)], 8, mandate))
    expect(last).toMatchObject({ do: 'propose', packages: [{ price: 1_500_001 }] })
  })
})
