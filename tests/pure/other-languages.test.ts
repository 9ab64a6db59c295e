import { describe, expect, it, test } from 'vitest'
import { devCrossPairs } from '../../scripts/eval/sets/threads/dev-cross-pairs.ts'
import { indexTermsOf } from '../../src/language/terms/index-terms.ts'
import { termWeightsOf } from '../../src/listings/indexing/term-weights.ts'
import { bm25fScore, inverseDocumentFrequency } from '../../src/matching/retrieval/score.ts'

const listingOf = ({ name, description, points = [] }: (typeof devCrossPairs)[number]['seller']) => ({
  ...{ id: '', name, description, points },
})
const offerings = devCrossPairs.map(({ seller }) => termWeightsOf({ ...listingOf(seller), side: 'seller' }))
const counts = new Map<number, number>()
for (const { terms } of offerings) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
const idf = (term: number) => inverseDocumentFrequency(counts.get(term) ?? 0, offerings.length)

test.each(devCrossPairs.map((pair, place) => ({ ...pair, place })))(
  'a request finds the offering in another language that meets it: $id',
  ({ buyer, requirements, place }) => {
    const points = requirements.map(([requirement]) => requirement)
    const request = termWeightsOf({ ...listingOf({ ...buyer, points }), side: 'buyer' })
    const weights = new Map(request.terms.map((term, i) => [term, idf(term) * (request.impacts[i] ?? 0)]))
    const scores = offerings.map((offering) => bm25fScore(offering, weights))
    expect(scores[place]).toBe(Math.max(...scores))
    expect(scores[place]).toBeGreaterThan(0)
  },
)

describe('index terms', () => {
  const shared = (a: readonly number[], b: readonly number[]) => a.filter((term) => b.includes(term)).length
  const en = (text: string) => indexTermsOf(text, 'en').mentioned
  const de = (text: string) => indexTermsOf(text, 'de').mentioned

  it('are shared by words with the same meaning', () => {
    expect(shared(en('staircase'), de('Treppe'))).toBe(1)
    expect(shared(en('wheat flour'), de('Weizenmehl'))).toBe(2)
    expect(shared(en('oak'), de('Bereich'))).toBe(0)
  })

  it('tell words apart whose stems are equal', () => {
    expect(shared(en('cake'), de('Kuchen'))).toBe(1)
    expect(shared(en('kitchen'), de('Kuchen'))).toBe(0)
  })

  it('keep denials', () => {
    expect(indexTermsOf('no smoking, no oak', 'en').stated).not.toContain(indexTermsOf('oak', 'en').stated[0])
  })
})
