import { describe, expect, it } from 'vitest'
import { termsWithAmounts } from '../../../src/shared/text/amounts.ts'

const amountsOf = (text: string) => termsWithAmounts(text, 'en').filter((term) => term.includes(' '))
const shared = (a: string, b: string) => amountsOf(a).filter((term) => amountsOf(b).includes(term))

describe('amounts as terms', () => {
  it.each([
    ['500 g bags', '0.5 kg sacks'],
    ['500g', '400 to 600 g'],
    ['1,200 units', 'at least 1000 units'],
    ['1 t a week', 'up to 1,500 kg per week'],
    ['within 14 days', 'in two weeks'],
  ])('%s and %s share one', (a, b) => {
    expect(shared(a, b)).not.toEqual([])
  })

  it.each([
    ['500 g', '500 kg'],
    ['10 kg', '10 m'],
    ['200 guests', '200 parking lots'],
    ['3 kg a day', '3 kg a month'],
    ['at least 500 units', '100 units'],
  ])('%s and %s share none', (a, b) => {
    expect(amountsOf(a)).not.toEqual([])
    expect(shared(a, b)).toEqual([])
  })

  it('stand for their digits, whose words stay', () => {
    expect(termsWithAmounts('roasted in 250 kg batches', 'en')).toEqual(['roast', 'kg', 'batch', 'mass   7'])
  })

  it('are no names of standards, and nothing where nothing is', () => {
    expect(termsWithAmounts('ISO 9001', 'en')).toEqual(['iso', '9001'])
    expect(amountsOf('0 kg, -18 °C and plain words')).toEqual(amountsOf('-18 °C'))
    expect(termsWithAmounts('', 'en')).toEqual([])
  })

  it('of an open end are a handful', () => {
    for (const text of ['at least 1 kg', 'up to 900000 t', 'from 0 to 1000000 kg'])
      expect(amountsOf(text).length).toBeLessThanOrEqual(4)
  })
})
