import { describe, expect, it } from 'vitest'
import { amountTerms } from '../../src/language/quantities/amounts.ts'
import { quantitiesOf } from '../../src/language/quantities/quantities.ts'
import { termGroup } from '../../src/language/terms/term-hash.ts'

const amountsOf = (text: string) => quantitiesOf(text).flatMap(amountTerms)
const shared = (a: string, b: string) => amountsOf(a).filter((term) => amountsOf(b).includes(term))

describe('the terms of amounts', () => {
  it.each([
    ['500 g bags', '0.5 kg sacks'],
    ['500g', '400 to 600 g'],
    ['450 g', '500 g'],
    ['7.9 kg', '8.1 kg'],
    ['5-10 kg', '7 kg'],
    ['pallets from 1 to 33', '2 pallets'],
    ['1,200 units', 'at least 1000 units'],
    ['1 t a week', 'up to 1,500 kg per week'],
    ['within 14 days', 'in two weeks'],
    ['-18 °C', '-20 to -17 °C'],
    ['+4 °C', '2 bis 8 °C'],
    ['5 °C', 'between -5 and 5 °C'],
  ])('%s and %s share a term', (a, b) => {
    expect(shared(a, b)).not.toEqual([])
  })

  it.each([
    ['500 g', '500 kg'],
    ['500 g', '1 kg'],
    ['5-10 kg', '20 kg'],
    ['10 kg', '10 m'],
    ['200 guests', '200 parking lots'],
    ['3 kg a day', '3 kg a month'],
    ['at least 500 units', '100 units'],
    ['-18 °C', '18 °C'],
    ['max. -18 °C', '4 °C'],
  ])('%s and %s share no term', (a, b) => {
    expect(amountsOf(a)).not.toEqual([])
    expect(shared(a, b)).toEqual([])
  })

  it('do not include standards, zero amounts and plain words', () => {
    expect(amountsOf('ISO 9001')).toEqual([])
    expect(amountsOf('0 kg and plain words')).toEqual([])
    expect(amountsOf('0 °C')).not.toEqual([])
  })

  it('are at most 16 in one group, even for wide ranges', () => {
    for (const text of ['at least 1 kg', 'up to 900000 t', 'from 0 to 1000000 kg', '1 g to 1000000 t']) {
      const terms = amountsOf(text)
      expect(terms.length).toBeGreaterThan(0)
      expect(terms.length).toBeLessThanOrEqual(16)
      expect(new Set(terms.map(termGroup)).size).toBe(1)
    }
  })
})
