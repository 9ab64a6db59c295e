import { describe, expect, test } from 'vitest'
import { withHash } from '../../../src/agreements/canonical.ts'
import { type Decision, decide } from '../../../src/agreements/mandates/decide.ts'
import { saveMandateSchema } from '../../../src/agreements/mandates/schema.ts'
import { Secret } from '../../../src/providers/assistant/briefs.ts'
import type { Package, Term } from '../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../src/shared/sides.ts'

const prices = {
  seller: { target: 1_500_000, walkAway: 600_000 },
  buyer: { target: 500_000, walkAway: 1_000_000 },
} as const

/** A mandate that may conclude, as the schema reads it. */
const mandateOf = (side: Side, content: object) => ({
  version: 1,
  employeeId: 'employee',
  content: new Secret(
    saveMandateSchema.shape.content.parse({
      currency: 'EUR',
      ...prices[side],
      maxRounds: 5,
      style: 'balanced',
      autonomy: 'conclude',
      ceiling: 10_000_000,
      ...content,
    }),
  ),
})

const warranty = { key: 'warranty', label: 'Warranty', unit: 'months' }
/** The buyer's: a warranty of 24 to 60 months, either of two colours, and payment after 30 days. */
const own = {
  worth: [
    { key: 'warranty', perUnit: 1_000 },
    { key: 'colour', options: { Red: 0, Blue: 5_000 } },
    { key: 'payment', must: 30 },
    { key: 'quantity', perUnit: 10 },
  ],
  bounds: [
    { key: 'warranty', min: 24, max: 60 },
    { key: 'payment', min: 0, max: 90 },
    { key: 'quantity', min: 100, max: 200 },
  ],
  terms: [
    warranty,
    { key: 'colour', label: 'Colour' },
    { key: 'payment', label: 'Payment term', unit: 'days' },
    { key: 'quantity', label: 'Quantity', unit: 'kg' },
  ],
}

const agreed: readonly Term[] = [
  { key: 'colour', label: 'Colour', kind: 'choice', value: 'Red' },
  { key: 'payment', label: 'Payment term', kind: 'number', value: 30, unit: 'days' },
  { ...warranty, kind: 'number', value: 36 },
]
const offered = (overrides: Partial<Package> = {}): Package => ({
  total: { minor: 400_000, currency: 'EUR' },
  taxIncluded: true,
  deliveryIncluded: true,
  quantity: 150,
  unit: 'kg',
  terms: agreed,
  ...overrides,
})
const changed = (key: string, change: object): Package =>
  offered({ terms: agreed.map((term) => (term.key === key ? ({ ...term, ...change } as Term) : term)) })

/** What the buyer's assistant does with the seller's mandate and proposal; without a package it proposes first. */
function decided(sellers: object, given: Package | null, buyers: object = own): Decision | null {
  const proposal = given && { number: 1, side: 'seller' as const, packages: [withHash(given)] }
  return decide(
    'buyer',
    { seller: mandateOf('seller', sellers), buyer: mandateOf('buyer', buyers) },
    { proposals: proposal ? [proposal] : [], firstNumber: 1, now: new Date(0) },
  )
}

test('an offer on the mandate’s own terms is accepted', () => {
  expect(decided(own, offered())).toMatchObject({ do: 'accept', allowed: true })
  expect(decided(own, null)).toMatchObject({ do: 'propose', allowed: true })
})

describe('a counterpart can’t talk a mandate out of its bounds', () => {
  const asOptions = (...values: string[]) => ({
    ...own,
    worth: [{ key: 'warranty', options: Object.fromEntries(values.map((value) => [value, 0])) }],
    bounds: own.bounds.filter(({ key }) => key !== 'warranty'),
  })

  test.each(['0', '36'])('with a number as a choice: %s', (value) => {
    const choice = changed('warranty', { kind: 'choice', value })
    expect(decided(asOptions('0', '36'), choice)?.do).not.toBe('accept')
    expect(decided(asOptions('0', '36'), null)?.do).toBe('end')
  })

  test('with a number between its steps', () => {
    const inTwenties = (min: number) => [
      ...own.bounds.filter(({ key }) => key !== 'quantity'),
      { key: 'quantity', min, max: 200, step: 20 },
    ]
    const buyers = { ...own, bounds: inTwenties(100) }
    for (const bounds of [own.bounds, inTwenties(110)]) {
      const sellers = { ...own, bounds }
      expect(decided(sellers, offered({ quantity: 130 }), buyers)?.do).not.toBe('accept')
    }
    expect(decided(own, offered({ quantity: 140 }), buyers)).toMatchObject({ do: 'accept', allowed: true })
  })

  test('and a value between both range ends that both steps reach is proposed', () => {
    const quantities = (min: number, max: number, step: number) => ({
      ...own,
      bounds: [...own.bounds.filter(({ key }) => key !== 'quantity'), { key: 'quantity', min, max, step }],
    })
    const decision = decided(quantities(0, 100, 25), null, quantities(10, 90, 10))
    expect(decision).toMatchObject({ do: 'propose', allowed: true })
    const packages = decision?.do === 'propose' ? decision.packages : []
    expect(packages.map(({ quantity }) => quantity)).toEqual(packages.map(() => 50))
  })

  test('with a number that has a worth and no bounds as a choice', () => {
    const buyers = { ...own, bounds: own.bounds.filter(({ key }) => key !== 'warranty') }
    const choice = changed('warranty', { kind: 'choice', value: '0' })
    expect(decided(asOptions('0'), choice, buyers)?.do).not.toBe('accept')
  })
})

describe('a person is asked about what the mandate doesn’t name', () => {
  const fee = { key: 'fee', label: 'Additional fee payable by the buyer' }
  const sellers = {
    ...own,
    worth: [...own.worth, { key: 'fee', must: 'EUR 250,000 a year' }],
    terms: [...own.terms, fee],
  }

  test('a term', () => {
    const terms = [...agreed, { ...fee, kind: 'choice', value: 'EUR 250,000 a year' } as const]
    expect(decided(sellers, offered({ terms }))).toMatchObject({ do: 'accept', allowed: false })
    expect(decided(sellers, null)).toMatchObject({ do: 'propose', allowed: false })
  })

  test('an option', () => {
    const more = {
      ...own,
      worth: own.worth.map((one) => (one.key === 'colour' ? { key: 'colour', options: { Green: 0 } } : one)),
    }
    expect(decided(more, changed('colour', { value: 'Green' }))).toMatchObject({
      do: 'accept',
      allowed: false,
    })
    // It proposes only options that it knows.
    expect(decided(more, null)).toMatchObject({ do: 'propose', allowed: true })
  })

  test.each([
    ['a term’s name', changed('warranty', { label: 'Free work by the buyer' })],
    ['a term’s unit', changed('payment', { unit: 'hours' })],
    ['no unit', changed('payment', { unit: undefined })],
    ['the quantity’s unit', offered({ unit: 'g' })],
  ])('%s', (_, given) => {
    expect(decided(own, given)).toMatchObject({ do: 'accept', allowed: false })
  })

  test('a quantity without a unit that the mandate names, or a unit without a quantity', () => {
    const isQuantity = ({ key }: { key: string }) => key === 'quantity'
    const terms = own.terms.filter((one) => !isQuantity(one))
    expect(decided(own, offered(), { ...own, terms })).toMatchObject({ do: 'accept', allowed: false })
    const without = {
      worth: own.worth.filter((one) => !isQuantity(one)),
      bounds: own.bounds.filter((one) => !isQuantity(one)),
      terms,
    }
    const given = offered({ quantity: undefined, unit: 'of each kind' })
    expect(decided(without, given, without)).toMatchObject({ do: 'accept', allowed: false })
  })
})

test('two names of a standard term and of its unit are the same', () => {
  const german = changed('payment', { label: 'Zahlungsziel', unit: 'Tage' })
  expect(decided(own, german)).toMatchObject({ do: 'accept', allowed: true })
})

test('a mandate’s own packages have its own names, whatever the other side calls them', () => {
  const sellers = {
    ...own,
    terms: own.terms.map((term) => ({ ...term, label: `${term.label} plus a fee`, unit: 'tons' })),
  }
  const decision = decided(sellers, null)
  expect(decision).toMatchObject({ do: 'propose', allowed: true })
  expect(JSON.stringify(decision)).not.toMatch(/fee|tons/)
})

test('two quantities in one package aren’t read', () => {
  const terms: Term[] = [
    ...agreed,
    { key: 'quantity', label: 'Quantity', kind: 'number', value: 1, unit: 'kg' },
  ]
  expect(decided(own, offered({ terms }))?.do).toBe('propose')
})
