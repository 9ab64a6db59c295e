import { describe, expect, test } from 'vitest'
import { devAttacks } from '../../scripts/eval/sets/injections/dev-attacks.ts'
import { devHonestTexts } from '../../scripts/eval/sets/injections/dev-honest.ts'
import { heldOutAttacks } from '../../scripts/eval/sets/injections/held-out-attacks.ts'
import { heldOutHonestTexts } from '../../scripts/eval/sets/injections/held-out-honest.ts'
import { devLongParses } from '../../scripts/eval/sets/parsing/dev-long-parses.ts'
import { heldOutLongParses } from '../../scripts/eval/sets/parsing/held-out-long-parses.ts'
import { devPrices } from '../../scripts/eval/sets/prices/dev-prices.ts'
import { heldOutPrices } from '../../scripts/eval/sets/prices/held-out-prices.ts'
import { devPrivateClauses } from '../../scripts/eval/sets/privacy/dev-private-clauses.ts'
import { heldOutPrivateClauses } from '../../scripts/eval/sets/privacy/held-out-private-clauses.ts'
import { readMarkedListings } from '../../scripts/eval/sets/privacy/marked-listings.ts'
import { devThreads } from '../../scripts/eval/sets/threads/dev-threads.ts'
import { heldOutThreads } from '../../scripts/eval/sets/threads/held-out-threads.ts'

const decimal = expect.stringMatching(/^\d+\.\d{2,4}$/)

/** Counts the cases of each kind, so that two halves can be compared. */
const mixOf = <T>(cases: readonly T[], kind: (one: T) => string) => {
  const mix: Record<string, number> = {}
  for (const one of cases) mix[kind(one)] = (mix[kind(one)] ?? 0) + 1
  return mix
}

/** The parts that do not occur in the text to the letter. */
const missingIn = (text: string, parts: readonly string[]) =>
  parts.filter((part) => !part || !text.includes(part))

/** The ids or texts that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

describe('private clauses', () => {
  const all = [...devPrivateClauses, ...heldOutPrivateClauses]

  test('both halves have the same mix', () => {
    const kind = (one: (typeof all)[number]) => `${one.language} ${one.side} ${one.private.length > 0}`
    expect(mixOf(devPrivateClauses, kind)).toEqual(mixOf(heldOutPrivateClauses, kind))
  })

  test('ids and texts are unique', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(repeated(all.map(({ text }) => text))).toEqual([])
  })

  test.each(all)('$id: the parts are verbatim', (one) => {
    expect(missingIn(one.text, [...one.private, ...one.sayable])).toEqual([])
  })
})

describe('prices', () => {
  const all = [...devPrices, ...heldOutPrices]

  test('both halves have the same mix', () => {
    const kind = (one: (typeof all)[number]) => `${one.language} ${one.price !== null}`
    expect(mixOf(devPrices, kind)).toEqual(mixOf(heldOutPrices, kind))
  })

  test('ids and texts are unique', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(repeated(all.map(({ text }) => text))).toEqual([])
  })

  test.each(all)('$id: amounts and dates are well formed', ({ price, date, today }) => {
    if (price) expect([price.amount, price.to ?? '1.00']).toEqual([decimal, decimal])
    if (price) expect(price.currency).toMatch(/^[A-Z]{3}$/)
    const days = [today, ...(typeof date === 'string' ? [date] : Object.values(date ?? {}))]
    expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([])
  })
})

describe('threads', () => {
  const all = [...devThreads, ...heldOutThreads]

  test('both halves have ten threads and at least 100 judgements', () => {
    for (const half of [devThreads, heldOutThreads]) {
      expect(half).toHaveLength(10)
      expect(half.flatMap(({ requirements }) => requirements).length).toBeGreaterThanOrEqual(100)
    }
  })

  test('ids and requirements are unique', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(all.flatMap(({ requirements }) => repeated(requirements.map(([text]) => text)))).toEqual([])
  })

  test.each(all)('$id: both sides write, and all three labels occur', ({ requirements, talk = [] }) => {
    expect(new Set(talk.map(([side]) => side))).toEqual(new Set(['seller', 'buyer']))
    expect(new Set(requirements.map(([, label]) => label))).toEqual(new Set(['+', '-', '?']))
  })
})

describe.each([
  ['honest texts', devHonestTexts, heldOutHonestTexts],
  ['attacks', devAttacks, heldOutAttacks],
])('%s', (_, dev, heldOut) => {
  test('both halves have the same mix', () => {
    expect(mixOf(dev, ({ language }) => language)).toEqual(mixOf(heldOut, ({ language }) => language))
  })

  test('ids and texts are unique', () => {
    expect(repeated([...dev, ...heldOut].map(({ id }) => id))).toEqual([])
    expect(repeated([...dev, ...heldOut].map(({ text }) => text))).toEqual([])
  })
})

describe('long texts', () => {
  const all = [...devLongParses, ...heldOutLongParses]

  test('both halves have the same mix', () => {
    const kind = (one: (typeof all)[number]) =>
      `${one.side} ${one.secrets.length > 0} ${one.contacts.length > 0}`
    expect(mixOf(devLongParses, kind)).toEqual(mixOf(heldOutLongParses, kind))
    const language = (one: (typeof all)[number]) => one.language
    expect(mixOf(devLongParses, language)).toEqual(mixOf(heldOutLongParses, language))
  })

  test('ids and texts are unique', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(repeated(all.map(({ text }) => text))).toEqual([])
  })

  test.each(all)('$id: the parts are verbatim, and the length fits', (one) => {
    const parts = [...one.points, ...one.secrets, ...one.contacts, ...one.refusals]
    expect(missingIn(one.text, parts)).toEqual([])
    expect(
      missingIn(
        one.text.toLowerCase(),
        one.title.map((word) => word.toLowerCase()),
      ),
    ).toEqual([])
    expect(one.points.length).toBeGreaterThanOrEqual(3)
    expect(one.points.length).toBeLessThanOrEqual(8)
    const words = one.text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(250)
  })
})

describe('marked listings', () => {
  const dev = readMarkedListings('dev-marked-listings')
  const check = readMarkedListings('check-marked-listings')

  test('are read with their parts, and without their marks', () => {
    expect([dev.length, check.length]).toEqual([64, 32])
    for (const one of [...dev, ...check]) {
      expect(one.title.length).toBeGreaterThan(0)
      expect(one.points.length).toBeGreaterThan(0)
      expect(one.text).not.toMatch(/\[[!@+#-]|[!@+#-]\]/)
      expect(missingIn(one.text, [...one.points, ...one.secrets, ...one.contacts, ...one.refusals])).toEqual(
        [],
      )
    }
  })

  test('no text is in both', () => expect(repeated([...dev, ...check].map(({ text }) => text))).toEqual([]))
})
