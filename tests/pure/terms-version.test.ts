import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { termsVersion, termWeightsOf } from '../../src/listings/indexing/term-weights.ts'

/** Listings that cover everything terms depend on: languages, scripts, amounts, ranges, denials, phrases, words of several meanings. */
const texts = [
  {
    name: 'Fresh bread for hotels',
    description: 'We bake rolls and loaves each night. Delivered before 6 am; no frozen dough.',
    points: ['Delivery of 5 to 10 kg', 'Not more than 3 days old', 'Boxes of 450 g, from -18 °C to 4 °C'],
  },
  {
    name: 'Möbeltischlerei in Köln',
    description: 'Tische und Stühle aus Eiche, auch in Moebelgrößen bis 2,5 m. Kein Chrom.',
    points: ['Lieferung innerhalb von 14 Tagen', 'ohne Kunststoff'],
  },
  {
    name: 'Traducción jurada',
    description: 'Traductions assermentées du français vers l’espagnol, pas de machine.',
    points: ['Hasta 1.500 palabras al día, en un archivo', 'Como mucho a 24 m'],
  },
  {
    name: '面包 bakery',
    description: '我们每天送货。한국어 지원.',
    points: ['توصيل الخبز', 'Доставка хлеба'],
  },
  {
    name: 'Garden spas',
    description: 'Hot tubs with light covers.',
    points: ['A hot tub, no light', 'light boxes'],
  },
  {
    name: 'Granulés de bois certifiés',
    description: '2 palettes de granulés de bois certifiés, en sacs.',
    points: ['Livrées vers Forbach', 'Avant la mi novembre'],
  },
]

it('returns the same terms as before unless termsVersion is incremented', () => {
  const entries = texts.map((text) => {
    const { impacts, ...rest } = termWeightsOf({ id: '', side: 'seller', ...text })
    return { ...rest, impacts: impacts.map((impact) => impact.toFixed(4)) }
  })
  const fingerprint = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16)
  expect({ termsVersion, fingerprint }).toEqual({ termsVersion: 22, fingerprint: '4ff01de958d33a40' })
})
