import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../src/language/detect-language.ts'
import { tradeRows } from '../../src/language/lexicon/trades/trades.ts'
import { tradeLikeness, tradesOf, tradeTermsOf } from '../../src/language/terms/trades.ts'

const trades = (text: string) => tradesOf(text, detectLanguage(text))
const likeness = (a: string, b: string) => tradeLikeness(trades(a), trades(b))

const florist =
  'Small florist studio near Bath: bridal bouquets, buttonholes, table centrepieces and arches from our own field.'
const couple =
  'We are getting married in June and look for somebody to do the flowers: a bouquet, six buttonholes and something over the door.'

describe('the trades of a text', () => {
  it.each([
    [
      'without a word in common',
      'our combi keeps losing pressure and there is no hot water',
      'Heating engineer, boilers serviced and repaired, Gas Safe',
    ],
    ['of a customer and a professional', florist, couple],
    [
      'in two languages',
      'Wir vermieten Hüpfburgen für Kindergeburtstage, mit Aufbau',
      'bouncy castle for the birthday party of our son, somebody has to put it up',
    ],
    [
      'in Spanish and French',
      'Clases de piano para niños y adultos, profesora titulada',
      'je cherche une prof de piano pour ma fille, débutante',
    ],
    [
      'of which one tells what happened',
      'Lit the fire for the first time since March and the living room filled with smoke, then twigs dropped in the grate.',
      'Flues swept and cowls fitted, smoke test and certificate, no mess',
    ],
    [
      'of which one tells what happened, in another language',
      'Seit gestern tropft es unter der Spüle und der Eimer ist jede Stunde voll.',
      'Plumber, leaks and taps, same day',
    ],
  ])('are alike of two %s', (_, a, b) => {
    expect(likeness(a, b)).toBeGreaterThan(0.22)
  })

  it.each([
    [
      'a florist and a photographer of weddings',
      florist,
      'Wedding photographer, documentary style, online gallery, albums and prints',
    ],
    [
      'a painter and painting lessons',
      'Malerbetrieb: wir streichen Wohnungen und Fassaden, tapezieren, spachteln',
      'Suche einen Malkurs für Anfänger, Aquarell und Acryl, in einer kleinen Gruppe',
    ],
    [
      'bicycle repair and bicycle couriers',
      'Bike repairs while you wait: brakes, gears, punctures, wheels trued',
      'Courier by cargo bike for parcels and documents, delivered within the hour',
    ],
  ])('tell %s apart', (_, a, b) => {
    expect(likeness(a, b)).toBeLessThan(0.22)
  })

  it('don’t follow from a budget', () => {
    expect(tradesOf('Unser Budget beträgt 850 EUR', 'de').size).toBe(0)
  })

  it('are none of an empty or an unknown text', () => {
    expect(tradesOf('', 'en').size).toBe(0)
    expect(tradeTermsOf('xqzt vrrp', 'en')).toEqual([])
    expect(likeness('', florist)).toBeNull()
  })

  it('have index terms that languages share', () => {
    const [english, german] = [
      'wedding flowers, bridal bouquet, florist',
      'Brautstrauß, Floristin, Blumen zur Hochzeit',
    ].map((text) => tradeTermsOf(text, detectLanguage(text)).map(({ term }) => term))
    expect(english?.[0]).toBe(german?.[0])
  })
})

describe('the lexicon', () => {
  const rows = tradeRows.trim().split('\n')

  it('names each trade once', () => {
    const names = rows.map((row) => row.split('|')[0]?.trim())
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(rows)('has strong and weak words in four languages: %s', (row) => {
    const [, ...columns] = row.split('|')
    expect(columns).toHaveLength(4)
    for (const column of columns) {
      expect(column.split(';').map((words) => words.trim().length > 0)).toEqual([true, true])
      expect(column).toBe(column.toLowerCase())
    }
  })
})
