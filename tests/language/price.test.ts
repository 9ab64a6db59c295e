import { describe, expect, it } from 'vitest'
import { findPrice } from '../../src/language/quantities/price.ts'
import { indexTermsOf } from '../../src/language/terms/index-terms.ts'

const priceIn = (...points: string[]) => findPrice({ name: 'Office cleaning', description: '', points })
const open = Number.POSITIVE_INFINITY

describe("a listing's price", () => {
  it.each([
    ['Our budget is £1,500', 0, 1500, 'GBP', null, true],
    ['At most $40 per person', 0, 40, 'USD', 'person', true],
    ['From €25 per hour', 25, open, 'EUR', 'hour', false],
    ['£18 to £35 per person', 18, 35, 'GBP', 'person', false],
    ['Unser Budget beträgt 1.600 €', 0, 1600, 'EUR', null, true],
    ['Maximal 200 CHF', 0, 200, 'CHF', null, true],
    ['ab 95 EUR pro Stunde', 95, open, 'EUR', 'hour', false],
    ['Notre budget est de 1 550 EUR', 0, 1550, 'EUR', null, true],
    ['60 € de l’heure', 60, 60, 'EUR', 'hour', false],
    ['Nuestro presupuesto es de 1.850 EUR', 0, 1850, 'EUR', null, true],
    ['Desde 30 € por hora', 30, open, 'EUR', 'hour', false],
  ])('%s', (point, min, max, currency, per, isMaximum) => {
    expect(priceIn(point)).toEqual({ min, max, currency, per, isMaximum })
  })

  it('is none for insurances, fees, minimum orders and other amounts', () => {
    for (const point of [
      'Liability insurance of £5 million',
      'Delivery fee €10',
      'Minimum order €250',
      '500 kg a week',
    ])
      expect(priceIn(point)).toBeNull()
  })

  it('is the one that is called so, wherever it stands', () => {
    expect(priceIn('A voucher of €5', 'Our price: €300')).toMatchObject({ max: 300 })
    expect(findPrice({ name: 'Cleaning', points: [], description: 'We can spend €90.' })).toMatchObject({
      max: 90,
    })
  })
})

describe('the index', () => {
  const stated = (text: string, language: 'en' | 'de' | 'fr' | 'es') => indexTermsOf(text, language).stated

  it('has no term for a price', () => {
    expect(stated('Our budget is £1,500', 'en')).toEqual([])
    expect(stated('Preise ab 95 EUR pro Stunde', 'de')).toEqual([])
    expect(stated('60 € de l’heure', 'fr')).toEqual([])
    expect(stated('Puedo gastar 850 EUR como máximo', 'es')).toEqual([])
    expect(stated('New sink, budget 500 €', 'en')).toEqual(stated('New sink', 'en'))
  })

  it('has no term for what is not needed', () => {
    expect(stated('We do not need a garage', 'en')).toEqual([])
    expect(stated('Nicht nötig: Garage', 'de')).toEqual([])
    expect(stated('Not available: garage', 'en')).not.toContain(stated('garage', 'en')[0])
  })

  it.each([
    ['de', 'Küchenmöbel für Bäckereien', 'Kuechenmoebel fuer Baeckereien'],
    ['de', 'größere Türen', 'grossere Turen'],
    ['fr', 'réparation d’électricité après dégâts', 'reparation d’electricite apres degats'],
    ['es', 'instalación de calefacción y cañerías', 'instalacion de calefaccion y canerias'],
  ] as const)('has the same terms without diacritics (%s: %s)', (language, accented, plain) => {
    // 'Kuchen' may be cakes or kitchens.
    expect(stated(plain, language)).toEqual(expect.arrayContaining([...stated(accented, language)]))
  })
})
