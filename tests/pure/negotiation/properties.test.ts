import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { aspiration, elapsed, openingWorth, reserveWorth } from '../../../src/negotiation/aspiration.ts'
import { next } from '../../../src/negotiation/next.ts'
import { modelOpponent } from '../../../src/negotiation/opponent-model.ts'
import type { Mandate, Proposal, PublicTerm } from '../../../src/negotiation/types.ts'
import { isPrice, worthOf } from '../../../src/negotiation/worth.ts'
import { encounters, playScript, settings, stepOf, type Turn } from './arbitraries.ts'

const runs = { numRuns: 400 }

/** The least and the largest worth of each proposal's packages to the side that made it, and the step of their amounts. */
const worthsOf = (turns: readonly Turn[]) =>
  turns.flatMap(({ situation, step }) => {
    if (step.do !== 'propose') return []
    const { mandate, publicTerms } = situation
    const worths = step.packages.map((one) => worthOf(mandate, publicTerms, one))
    const steps = step.packages.map(({ price }) => stepOf(situation, price))
    const [least, largest] = [Math.min(...worths), Math.max(...worths)]
    return [{ situation, least, largest, amountStep: Math.max(...steps) }]
  })

describe('whatever the counterpart proposes', () => {
  test('packages of one proposal are worth the same but for rounding, and never more than those before', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        const proposals = worthsOf(playScript(setting, script, ownFirst))
        let before = openingWorth(setting.mandate)
        for (const { least, largest, amountStep } of proposals) {
          expect(largest - least).toBeLessThan(amountStep)
          expect(largest - before).toBeLessThan(amountStep)
          before = Math.min(before, least)
        }
      }),
      runs,
    )
  })

  test('a price never goes back on the same terms', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        const prices = new Map<string, number>()
        for (const { step } of playScript(setting, script, ownFirst)) {
          if (step.do !== 'propose') continue
          for (const { price, terms } of step.packages) {
            const before = prices.get(JSON.stringify(terms)) ?? price
            const conceded = setting.mandate.side === 'buyer' ? price - before : before - price
            expect(conceded).toBeGreaterThanOrEqual(0)
            prices.set(JSON.stringify(terms), price)
          }
        }
      }),
      runs,
    )
  })

  test('no proposal before the last asks for less than the curve, and the last for at least a minor unit', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        for (const { situation, least } of worthsOf(playScript(setting, script, ownFirst))) {
          const { mandate, round, lastRound } = situation
          const isLast = round === lastRound && lastRound > 1
          expect(least).toBeGreaterThanOrEqual(isLast ? 1 : aspiration(mandate, elapsed(round, lastRound)))
          if (!isLast) expect(least).toBeGreaterThanOrEqual(reserveWorth(mandate))
        }
      }),
      runs,
    )
  })

  test('nothing below 0 is accepted, and before the last round nothing below the curve', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        const last = playScript(setting, script, ownFirst).at(-1)
        if (last?.step.do !== 'accept') return
        const { mandate, publicTerms, history, round, lastRound } = last.situation
        const accepted = history.at(-1)?.packages[last.step.index]
        expect(history.at(-1)?.by).toBe('other')
        const worth = accepted ? worthOf(mandate, publicTerms, accepted) : Number.NaN
        expect(worth).toBeGreaterThanOrEqual(
          round < lastRound ? aspiration(mandate, elapsed(round, lastRound)) : 0,
        )
      }),
      runs,
    )
  })

  test('every package names every public term with an allowed value and a whole, safe price', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        for (const { step } of playScript(setting, script, ownFirst)) {
          if (step.do !== 'propose') continue
          expect(step.packages.length).toBeLessThanOrEqual(3)
          for (const one of step.packages) {
            expect(Object.keys(one.terms)).toEqual(setting.publicTerms.map(({ key }) => key))
            expect(Number.isSafeInteger(one.price)).toBe(true)
            expect(worthOf(setting.mandate, setting.publicTerms, one)).toBeGreaterThan(0)
          }
        }
      }),
      runs,
    )
  })

  test('equal input gives an equal result, without a clock, chance or a change of the input', () => {
    const forbidden = () => {
      throw new Error('not part of the input')
    }
    const spies = [vi.spyOn(Math, 'random'), vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')]
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        const situations = playScript(setting, script, ownFirst).map(({ situation }) => situation)
        for (const situation of situations) {
          const copy = freeze(structuredClone(situation))
          for (const spy of spies) spy.mockImplementation(forbidden)
          try {
            expect(next(copy)).toEqual(next(situation))
          } finally {
            for (const spy of spies) spy.mockReset()
          }
        }
      }),
      { numRuns: 100 },
    )
    for (const spy of spies) spy.mockRestore()
  })
})

describe('what a probing counterpart sees', () => {
  test('who never moves sees no proposal below the reserve', () => {
    fc.assert(
      fc.property(encounters, ({ setting, script, ownFirst }) => {
        const proposals = worthsOf(playScript(setting, script.slice(0, 1), ownFirst))
        // A package that is worth something is near enough to be met, and so may be one whose terms aren't allowed.
        const isNear = (script[0] ?? []).some((one) => {
          const worth = worthOf(setting.mandate, setting.publicTerms, one)
          return worth > 0 || (worth === Number.NEGATIVE_INFINITY && isPrice(one.price))
        })
        if (isNear) return
        for (const { least } of proposals) expect(least).toBeGreaterThanOrEqual(reserveWorth(setting.mandate))
      }),
      runs,
    )
  })

  test('whether the assistant stops or asks a person doesn’t depend on the limit', () => {
    fc.assert(
      fc.property(encounters, fc.integer({ min: 1, max: 100_000 }), ({ setting, script, ownFirst }, more) => {
        const { mandate } = setting
        const stricter = {
          ...setting,
          mandate: {
            ...mandate,
            walkAway: mandate.side === 'buyer' ? mandate.walkAway - more : mandate.walkAway + more,
            target: mandate.side === 'buyer' ? mandate.target - more : mandate.target + more,
          },
        }
        const [a, b] = [setting, stricter].map((one) => playScript(one, script, ownFirst).at(-1)!)
        if (a!.step.do === 'accept' || b!.step.do === 'accept') return
        expect(a!.step.do).toBe(b!.step.do)
        expect(a!.situation.round).toBe(b!.situation.round)
      }),
      runs,
    )
  })

  test('after the deadline nothing is proposed or accepted', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const mandate = { ...setting.mandate, deadline: new Date(0) }
        const [only] = playScript({ ...setting, mandate }, [[{ price: 1, terms: {} }]], false)
        expect(only?.step).toEqual({ do: 'ask' })
      }),
    )
  })
})

describe('the largest mandates', () => {
  const keys = Array.from({ length: 25 }, (_, i) => `key_${i}`)
  const options = Array.from({ length: 16 }, (_, i) => `option_${i}`)
  const terms: PublicTerm[] = keys.map((key) => ({ key, label: key, kind: 'choice', options }))
  const packagesOf = (n: number) =>
    [0, 1, 2].map((i) => ({
      price: 1_900_000 - n * 10 - i,
      terms: Object.fromEntries(keys.map((key, k) => [key, options[(3 * n + i + k) % options.length]!])),
    }))
  const history: Proposal[] = Array.from({ length: 60 }, (_, i) => ({
    by: i % 2 === 0 ? 'other' : 'own',
    packages: packagesOf(i),
  }))

  test('are looked up a bounded number of times in a step', () => {
    const worths = Object.fromEntries(options.map((option, i) => [option, i]))
    let lookups = 0
    const mandate: Mandate = {
      side: 'seller',
      target: 2_000_000,
      walkAway: 500_000,
      get worth() {
        lookups++
        return keys.map((key) => ({ key, options: worths }))
      },
      bounds: [],
      deadline: null,
      style: 'firm',
    }
    next({ mandate, publicTerms: terms, history, round: 31, lastRound: 50, now: new Date(0) })
    expect(lookups).toBeGreaterThan(1_000)
    // Some looks at each term in each package of the history, and in each variation of the best one.
    expect(lookups).toBeLessThan(6 * keys.length * (keys.length * options.length + 3 * history.length))
  })

  test('have at most a hundred values whose worth to the other side is learned', () => {
    const model = modelOpponent(terms, history, 1, 1_000)
    const learned = keys.flatMap((key) => options.filter((option) => model.valueFor(key, option) !== 0))
    expect(learned.length).toBeGreaterThan(20)
    expect(learned.length).toBeLessThanOrEqual(100)
  })
})

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const item of Object.values(value)) freeze(item)
    Object.freeze(value)
  }
  return value
}
