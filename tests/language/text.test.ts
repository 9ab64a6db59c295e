import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../src/language/detect-language.ts'
import { cap, plainText, visible } from '../../src/language/plain.ts'
import { deniedSpans, isDenied } from '../../src/language/polarity.ts'
import { numberOf } from '../../src/language/quantities/numbers.ts'
import { quantitiesOf } from '../../src/language/quantities/quantities.ts'
import { satisfies } from '../../src/language/quantities/satisfies.ts'
import { sentencesOf } from '../../src/language/sentences.ts'
import { termsOf } from '../../src/language/terms/terms.ts'
import { growthFactor, superlinear } from '../setup/growth.ts'

describe('terms', () => {
  it.each([
    ['Organic flour deliveries', 'organic flour delivery'],
    ['Lieferungen nach München', 'Lieferung nach Munchen'],
    ['Straßen und Möbel', 'Strasse Mobel'],
    ['Möbel für das Büro, gekühlt', 'Moebel Buero gekuehlt'],
    ['Qualität der Steuer', 'Qualitaet Steuern'],
    ['القهوة العربية', 'قهوة عربية'],
    ['поставка кофейных машин', 'поставки кофейные машины'],
    ['livraisons à domicile', 'livraison domicile'],
    ['las instalaciones eléctricas', 'instalación eléctrica'],
  ])('%s has the same terms as %s', (a, b) => {
    const language = detectLanguage(a)
    expect(termsOf(a, language)).toEqual(termsOf(b, language))
  })

  it('splits scripts without spaces into pairs of characters', () => {
    expect(termsOf('小麦粉')).toEqual(['小麦', '麦粉'])
    expect(termsOf('커피를 판매')).toEqual(['커피', '피를', '판매'])
    expect(termsOf('ｺｰﾋｰ')).toEqual(termsOf('コーヒー'))
  })

  it('keeps a single character, and words of another script beside it', () => {
    expect(termsOf('茶')).toEqual(['茶'])
    expect(termsOf('USB充电器')).toEqual(['usb', '充电', '电器'])
  })

  it.each([
    ['We need flour for our bakery', 'en'],
    ['Wir suchen Mehl für die Bäckerei', 'de'],
    ['Nous cherchons de la farine', 'fr'],
    ['Buscamos harina para el pan', 'es'],
    ['1,200 – 3.400', 'en'],
    ['Gebäudereinigung', 'de'],
    ['Holzpellets, 4 t, Sackware', 'de'],
    ['Schlafsack fuer Kinder', 'de'],
    ['sillones, lavacabezas y espejos', 'es'],
    ['Pulido de suelos de terrazo', 'es'],
    ['2 palettes de granulés de bois certifiés, en sacs, avant la mi novembre', 'fr'],
    ['retouches et ourlets en 48h, pantalon 10 €', 'fr'],
    ['wood pellets 4 t, blown in, hose needs 28m', 'en'],
    ['Holiday cottage, sleeps 4, dogs welcome, sea view', 'en'],
  ])('detects the language of %s as %s', (text, language) => expect(detectLanguage(text)).toBe(language))

  it('accept any text, in linear time', async () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => termsOf(text).every((term) => term.length > 0)),
    )
    expect(await growthFactor((share) => termsOf('m'.repeat(share * 100_000)))).toBeLessThan(superlinear)
  })
})

describe('sentences', () => {
  it.each([
    ['We mill flour. We deliver daily! Do you pay?', ['We mill flour.', 'We deliver daily!', 'Do you pay?']],
    ['Approx. 5 t a week, max. 10 km. See No. 4.', ['Approx. 5 t a week, max. 10 km.', 'See No. 4.']],
    ['- one\n• two\n3) three', ['one', 'two', 'three']],
    ['Lieferung am 3. Mai, z. B. per Lkw. Danke.', ['Lieferung am 3. Mai, z. B. per Lkw.', 'Danke.']],
    [
      'Am 14./15. Dezember. Lieferzeit i.d.R. 6 Wochen.',
      ['Am 14./15. Dezember.', 'Lieferzeit i.d.R. 6 Wochen.'],
    ],
    ['2. OG ohne Aufzug\n2. Montage', ['2. OG ohne Aufzug', 'Montage']],
  ])('%s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

  it('are literal slices of limited length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (text) =>
        sentencesOf(text).every((sentence) => text.includes(sentence) && sentence.length <= 600),
      ),
    )
  })
})

describe('numbers', () => {
  it.each([
    ['2,000', 2000],
    ['2.000,50', 2000.5],
    ['1 500', 1500],
    ['4,5', 4.5],
    ['0.125', 0.125],
    ['10k', 10_000],
    ['1.5 million', 1.5e6],
    ['3 Mio.', 3e6],
    ['zwölf', 12],
    ['30 000', 30_000],
  ])('%s', (text, value) => expect(numberOf(text)).toBeCloseTo(value))
})

/** Required, offered, whether it satisfies. */
const figures: readonly (readonly [string, string, 'yes' | 'no' | 'unknown'])[] = [
  ['at least 500 kg a week', 'up to 3 t per month', 'yes'],
  ['at least 500 kg a week', 'we produce 1.5 tonnes a month', 'no'],
  ['15 tonnes per month', 'between 10 and 20 tonnes monthly', 'yes'],
  ['30 tonnes per month', 'between 10 and 20 tonnes monthly', 'no'],
  ['delivery within 30 days', 'lead time of 4 weeks', 'yes'],
  ['delivery within 10 days', 'delivery in 2 weeks', 'no'],
  ['delivery within 10 days', 'payment in 2 weeks', 'unknown'],
  ['max. 5 km away', '3 miles away', 'yes'],
  ['budget €2,000', 'from €2,500', 'no'],
  ['budget €2,000', '€1.800', 'yes'],
  ['budget €2,000', '$1,800', 'unknown'],
  ['€45 per hour', '€40/hour', 'yes'],
  ['€45 per hour', '€40 per day', 'unknown'],
  ['order of 300 pieces', 'minimum order 1,000 pieces', 'no'],
  ['5,000 pieces per order', 'from 1,000 pieces', 'yes'],
  ['2-year warranty', '36 months guarantee', 'yes'],
  ['Garantie mindestens 5 Jahre', '3 Jahre Garantie', 'no'],
  ['Temperatur 4 bis 8 °C', '2 bis 25 °C', 'yes'],
  ['25 kg bags', '50 kg bags', 'no'],
  ['Diameter 40 mm', '3 to 65 mm', 'yes'],
  ['120 guests', '30 to 250 guests', 'yes'],
  ['12 participants', 'groups of 6 to 15', 'yes'],
  ['weekly visits', 'visits every two weeks', 'no'],
  ['deliveries at least once a week', 'daily deliveries', 'yes'],
  ['Lieferung dreimal pro Woche', 'tägliche Lieferung', 'yes'],
  ['99.5 % availability', '99.9 % availability', 'yes'],
]

describe('quantities', () => {
  it.each(figures)('%s | %s: %s', (required, offered, answer) => {
    const [need] = quantitiesOf(required)
    const [have] = quantitiesOf(offered)
    if (!need || !have) throw new Error(`no figure in ${need ? offered : required}`)
    expect(satisfies(need, have)).toBe(answer)
  })

  it.each(['ISO 9001 certified', 'DIN EN 1090', 'since 1998', 'no figures at all', 'grade A'])(
    'finds none in %s',
    (text) => {
      expect(quantitiesOf(text)).toEqual([])
    },
  )

  it('accept any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) =>
        quantitiesOf(text).every((q) => q.min <= q.max && q.index < q.end),
      ),
    )
  })
})

describe('denial', () => {
  const denied = (sentence: string, word: string) => isDenied(deniedSpans(sentence), sentence.indexOf(word))
  it.each([
    ['We do not deliver on Sundays', 'deliver', true],
    ['No frozen goods', 'frozen', true],
    ['Delivery is not included', 'Delivery', true],
    ['We deliver, but not on Sundays', 'deliver', false],
    ['Not only bread but cakes', 'bread', false],
    ['A nut-free kitchen', 'nut', true],
    ['We cannot guarantee a nut-free kitchen', 'nut', false],
    ['Kabellose Geräte im Büro', 'Kabel', true],
    ['Alquiler de vehículos', 'vehículos', false],
    ['Vélos électriques', 'Vélos', false],
    ['An enclosed garden', 'enclosed', false],
    ['Delivery without extra charge', 'Delivery', false],
    ['Wir liefern nicht am Sonntag', 'liefern', true],
    ['Ohne Subunternehmer', 'Subunternehmer', true],
    ['Pas de livraison le dimanche', 'livraison', true],
    ['El montaje no está incluido', 'montaje', true],
  ])('%s: %s %s', (sentence, word, expected) => expect(denied(sentence, word)).toBe(expected))

  it('takes linear time without spaces', async () => {
    expect(await growthFactor((share) => denied('中文'.repeat(share * 20_000), '文'))).toBeLessThan(
      superlinear,
    )
  })
})

describe('plain text', () => {
  it.each([
    ['a\u200Bb\u202Ec\u{E0041}d\u0007', 'abcd'],
    ['<b>bold</b> and <script>alert(1)</script>', 'bold and'],
    ['[here](http://x.example) **now**', 'here (http://x.example) now'],
    ['# Title\n> quoted', 'Title\nquoted'],
    ['3 < 5 and 7 > 6', '3 < 5 and 7 > 6'],
  ])('%j', (text, plain) => expect(plainText(text)).toBe(plain))

  it('takes linear time for unclosed links', async () => {
    expect(await growthFactor((share) => plainText('[a]('.repeat(share * 40_000)))).toBeLessThan(superlinear)
  })

  it('normalizes line breaks and cuts at a word', () => {
    expect(visible('a\r\nb')).toBe('a\nb')
    expect(cap('a long enough sentence here', 20)).toBe('a long enough…')
  })
})
