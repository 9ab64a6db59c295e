import { describe, expect, it, test } from 'vitest'
import { shortPrices } from '../../scripts/eval/sets/prices/dev-short-prices.ts'
import { statedDate } from '../../src/language/dates/stated-date.ts'
import { optionsOf } from '../../src/language/money/decision/options.ts'
import { readPrice, statedPrice } from '../../src/language/money/stated-price.ts'
import { statedQuantity } from '../../src/language/quantities/stated-quantity.ts'

const priceText = (text: string) => {
  const price = statedPrice(text)
  if (!price) return null
  const amounts = [price.amount, price.to].filter(Boolean).join('-')
  return [amounts, price.currency, price.per].filter(Boolean).join(' ')
}

describe('the price of a text', () => {
  it.each(shortPrices.map(([text, price]) => ({ text, price })))('$text', ({ text, price }) => {
    expect(priceText(text)).toBe(price)
  })

  it.each([
    // Offers without a currency, of the size of the price before.
    ['£180 is a bit steep with the torn hood... would u take 140? can collect tonight', '140.00', null],
    ['Vi el anuncio a 150 euros. Yo le doy 110 y voy hoy', '110.00', null],
    ['Er ruft 500 Euro auf. Wir bieten 350 und Glühwein.', '350.00', null],
    ['We offer 24 rooms, from 90 € a night', '90.00', 'night'],
    ['Das Glas für vier Euro achtzig', '4.80', null],
    ['Siete euros con veinticinco la bolsa', '7.25', 'unit'],
    ['190 HT, soit 228 euros TTC', '228.00', null],
    ['Ha pasado a 890 euros', '890.00', null],
    ['Por pintar la valla cobramos 240 euros', '240.00', null],
    ['We pay £19 per resident', '19.00', 'person'],
    ['Die Fahrt kostet 11 € pro Mitfahrer', '11.00', 'person'],
    ['Abonamos 17 € por residente', '17.00', 'person'],
    ['One call-out with a free return costs £145', '145.00', null],
  ])('the rules choose of %s', (text, amount, unit) => {
    expect(readPrice(text).price).toMatchObject({ min: amount, unit })
  })

  it.each([
    ['Das Velo kostet Sfr. 120.- und ist sofort abholbar', '120.00', 'CHF'],
    ['Aguacates a 3 eurillos el kilo', '3.00', 'EUR'],
    ['Der Roller kostet 750 Euronen', '750.00', 'EUR'],
    ['la torta sale 62.000 pesos argentinos', '62000.00', 'ARS'],
    ['Quatre chaises pour 3 650 $ CA', '3650.00', 'CAD'],
    ['Las sillas son $25 MXN', '25.00', 'MXN'],
    ['Cinq mille dirhams marocains pour le salon', '5000.00', 'MAD'],
    ['Das macht 300 mexikanische Pesos', '300.00', 'MXN'],
    ['Le canapé valait 1 899 € neuf', '1899.00', 'EUR'],
    ['Trente-cinq centimes d’euro le kWh', '0.35', 'EUR'],
    // In a text that names places of one such currency.
    ['House cleaning in Ottawa, $38 an hour', '38.00', 'CAD'],
    ['Déneigement à Laval, 40 dollars par visite', '40.00', 'CAD'],
    ['Retiro escombro en Monterrey, 420 pesos el viaje', '420.00', 'MXN'],
    ['Te lo instalo por 45 lucas argentinas', '45000.00', 'ARS'],
    ['Clean fill sand in Brisbane, 28 bucks a load', '28.00', 'AUD'],
    ['AR$ 75.000 y te lo llevo', '75000.00', 'ARS'],
    ['Five US dollars, sent to Ottawa', '5.00', 'USD'],
    ['Forty NZ dollars an hour', '40.00', 'NZD'],
    ['Grüezi, mit 1450 Franken wäre ich dabei', '1450.00', 'CHF'],
  ])('an amount of %s', (text, min, currency) => {
    expect(readPrice(text).candidates).toMatchObject([{ min, currency }])
  })

  it('reads an amount without a currency in the only one of the text', () => {
    const text = 'Conforme con 12,50 la hora. El abono, unos 32 €, lo pongo yo.'
    expect(statedPrice(text, 'es')).toEqual({ amount: '12.50', currency: 'EUR', per: 'hour' })
  })

  it.each([
    'Sagen wir 450? Oder 470 Euro mit Lieferung',
    Array.from({ length: 30 }, (_, i) => `Item ${i} costs ${i + 10} €.`).join(' '),
  ])('the rules choose none of %s', (text) => {
    expect(readPrice(text).price).toBeNull()
  })

  it.each(['Our predecessor invoiced €70 a visit', 'Der aus Kassel wollte 95 Euro dafür'])(
    'is silent where the model doubts: %s',
    (text) => {
      expect(readPrice(text).price).not.toBeNull()
      expect(statedPrice(text)).toBeNull()
    },
  )

  it.each([
    ['would you take 40 for the lamp?', '40.00'],
    ['price is 300 firm', '300.00'],
    ['Machen wir 430, dann schlag ich ein', '430.00'],
    ['mi tope son 250', '250.00'],
    ['Vous dites 900, je dis 800. Allez, 850 et je charge moi-même.', '850.00'],
  ])('is a number without a currency in %s', (text, amount) => {
    expect(statedPrice(text, undefined, 'EUR')).toEqual({ amount, currency: 'EUR' })
    expect(statedPrice(text)).toBeNull()
  })

  it.each([
    ['I wrote 1,350 but now it is 1,510', ['1350.00 EUR', '1510.00 EUR']],
    ['für vierzehnhundert, mehr geht nicht', ['1400.00 EUR']],
    ['Thanks for your 180 pounds. I could part with it for 210.', ['180.00 GBP', '210.00 GBP']],
    ['I ask for ten fifty an hour', ['10.50 EUR hour', '1050.00 EUR hour']],
    ['Zwei fünfzig das Kilo', ['2.50 EUR kg']],
    ['Miel, 7€50 le pot', ['7.50 EUR unit']],
    ['Vélo à vendre, 260e ferme', ['260.00 EUR']],
    ['Masaje deportivo, S/ 90 la sesión', ['90.00 PEN session']],
    ['Cabaña, $75.000 pesos chilenos por noche', ['75000 CLP night']],
    ['La consultation est à 130 $ canadiens', ['130.00 CAD session']],
    ['Garde de chats, 20 francs la visite', ['20.00 CHF unit']],
    ['EV charging 49p/kWh', ['0.49 GBP kWh']],
    ['still 95 p/w', ['95.00 EUR week']],
    ['three grand in pounds, van included', ['3000.00 GBP']],
    ['two and a half grand, pounds, for the garden', ['2500.00 GBP']],
    ['a ceiling of six and a half thousand euro', ['6500.00 EUR']],
    ['Zweieinhalbtausend Euro für den Garten', ['2500.00 EUR']],
    ['Un grand, beau vélo', []],
    ['Day rate’s 475 sterling', ['475.00 GBP day']],
    ['3,000 no, 2,700 yes', ['3000.00 EUR', '2700.00 EUR']],
    ['Trips at $95 per diver', ['95.00 USD person']],
    ['Ma dernière offre est de neuf cents', ['900.00 EUR']],
    ['Pour la remorque, mille deux', ['1200.00 EUR']],
    ['alright, three-fifty, come get it', ['350.00 EUR']],
    ['anderthalb tausend fürs Bad, höchstens', ['1500.00 EUR']],
    ['Sleepers 2.4m €28 a pop, there are 40 available', ['28.00 EUR unit']],
    ['Will pay 3 grand cash for it', ['3000.00 EUR']],
    ['Pedicura podal, veintiséis euros', ['26.00 EUR']],
    ['Zimmer mit Frühstück: 64 p. Nacht', ['64.00 EUR']],
    // Numbers in words.
    ['Der Garten für fünfundzwanzig Euro', ['25.00 EUR']],
    ['J’accorde les pianos pour quatre-vingt-cinq euros', ['85.00 EUR']],
    ['cinq mille huit cents, bois compris', ['5800.00 EUR']],
    ['trente et un euros par invité', ['31.00 EUR person']],
    ['Entre setenta y noventa euros', ['70.00-90.00 EUR']],
    ['three hundred and five each', ['305.00 EUR unit']],
    ['seven fifty the jar', ['7.50 EUR', '750.00 EUR']],
    ['at least forty-two fifty', ['42.50 EUR']],
    ['four thousand seven fifty, please', ['4750.00 EUR']],
    ['la paca a tres ochenta', ['3.80 EUR']],
    ['Elf fünfzig Euro die Packung', ['11.50 EUR unit']],
    ['2 Euro fünfzig das Stück', ['2.50 EUR unit']],
    ['dos euros y medio la botella', ['2.50 EUR unit']],
    ['zwohundertvierzich is geschenkt', ['240.00 EUR']],
    // Names of notes and sums.
    ['Dog walks a tenner each', ['10.00 EUR unit']],
    ['Half a grand. Cash.', ['500.00 EUR']],
    ['Für nen Fuffi gehört er dir', ['50.00 EUR']],
    ['Anderthalb Riesen, mehr nicht', ['1500.00 EUR']],
    // Short currencies.
    ['lit bébé, 45e ferme', ['45.00 EUR']],
    ['prof de piano 30e/h', ['30.00 EUR hour']],
    ['Au 2e étage, 12e arrondissement', []],
    ['25c per kWh', ['0.25 EUR kWh']],
    ['Massage: 70.- die Sitzung', ['70.00 CHF']],
    ['Thirty for the chair. Pounds, obviously.', ['30.00 GBP']],
    // Changes and what isn't one range.
    ['Le prix passe de 40 à 44 euros', ['40.00 EUR other', '44.00 EUR']],
    ['preneur de sept à 155 € la ruche', ['7.00 EUR other', '155.00 EUR unit']],
    // Without a currency.
    ['Wir hätten 800 eingeplant, nicht 75 blaue Stühle', ['800.00 EUR']],
    ['das Zehnerpack um 4,30', ['4.30 EUR']],
    ['Wortpreis 0,14', ['0.14 EUR word']],
    ['130 instead of 165', ['130.00 EUR', '165.00 EUR']],
    ['120 montage inclus', ['120.00 EUR']],
    ['30 x sesión', ['30.00 EUR session']],
    ['Built in 1998, 16 inch, 40 guests, room 120, at 12, tel. 07125 555016, 2.40 m, 5P', []],
  ])('the amounts of %s', (text, expected) => {
    const { candidates } = readPrice(text, undefined, 'EUR')
    expect(
      candidates.map(({ min, max, currency, unit }) =>
        [min === max ? min : `${min}-${max}`, currency, unit].filter(Boolean).join(' '),
      ),
    ).toEqual(expected)
  })

  it.each([
    ['Klavierstunde 38 Euro', 'session'],
    ['Yoga drop-in £9 each', 'person'],
    ['Le stère à 78 euros', 'm3'],
    ['545 Euro warm', 'month'],
    ['35 Franke für d’Stund', 'hour'],
    ['You were at 32 € an hour, we were at 26. Make it 29 €.', 'hour'],
  ])('a price of %s may be by the %s', (text, unit) => {
    const options = optionsOf(readPrice(text, undefined, 'EUR')).filter(({ price }) => price !== null)
    const last = options.at(-1)?.price?.min
    expect(options.filter(({ price }) => price?.min === last).map(({ price }) => price?.unit)).toContain(unit)
  })

  it('takes the caller’s currency for thousands without one', () => {
    expect(statedPrice('1.2k per month')).toBeNull()
    expect(statedPrice('1.2k per month', 'en', 'EUR')).toEqual({
      amount: '1200.00',
      currency: 'EUR',
      per: 'month',
    })
    expect(statedPrice('Room 1250', 'en', 'EUR')).toBeNull()
  })
})

const today = { year: 2026, month: 11, day: 20 }

test.each([
  ['by 2027-03-15', { to: '2027-03-15' }],
  ['Lieferung am 15.03.2027', { from: '2027-03-15', to: '2027-03-15' }],
  ['bis Ende Juni', { to: '2027-06-30' }],
  ['in 6 weeks', { from: '2027-01-01', to: '2027-01-01' }],
  ['innerhalb von 10 Werktagen', { to: '2026-12-04' }],
  ['à partir du 1er avril', { from: '2027-04-01' }],
  ['desde el 11 de enero', { from: '2027-01-11' }],
  ['in June', { from: '2027-06-01', to: '2027-06-30' }],
  ['next week', { from: '2026-11-23', to: '2026-11-29' }],
  ['on Thursday', { from: '2026-11-26', to: '2026-11-26' }],
  ['every Thursday', null],
  ['mid June', null],
  ['03/04/2027', null],
  ['Thanks for the visit of 12 November', null],
  ['15 March or 20 March', null],
  ['since 15 March', null],
  ['Cosecha de este año octubre-noviembre', null],
  ['Récolte de cette année, octobre', null],
  ['this year’s harvest, October', null],
  ['31 February', null],
] as const)('the date of %s', (text, expected) => {
  expect(statedDate(text, { today, dayFirst: false })).toEqual(expected)
})

test.each([
  ['2.5 t of onions at €0.89/kg', { value: 2.5, unit: 't' }],
  ['20 Kartons zu je 45 Euro', { value: 20, unit: 'Kartons' }],
  ['The excavator is USD 640/day, min. 3 days', null],
  ['We have 45 employees', null],
  ['The lab takes 96 samples. Each sample costs 38 €.', { value: 96, unit: 'samples' }],
  ['We need 240 chairs. Our budget is 900 €.', { value: 240, unit: 'chairs' }],
  ['Painting the flat (85 m²) costs 900 €', null],
] as const)('the quantity of %s', (text, expected) => {
  expect(statedQuantity(text)).toEqual(expected)
})

/** A generous limit: a text of 10,000 characters takes some 50 ms. */
const maxMs = 2_000

test.each([
  '1 ',
  '1,111,',
  '€ ',
  '€1-',
  '1 to ',
  '€1 not ',
  '€1 deposit ',
  'one ',
  'in 1 ',
  '1.1.',
  'fin de ',
  '20, ',
])('takes bounded time for %s, repeated', (part) => {
  const text = part.repeat(Math.ceil(20_000 / part.length))
  const start = performance.now()
  statedPrice(text, undefined, 'EUR')
  statedQuantity(text)
  statedDate(text, { today, dayFirst: true })
  expect(performance.now() - start).toBeLessThan(maxMs)
})
