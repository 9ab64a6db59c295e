import type { ListingInput } from '../../src/listings/schema.ts'

/** Letters that no stemmer takes for an ending. */
const letters = 'bcdfghjkmnpqtvwxz'

/** What the two listings of a pair say: they fit each other and nobody else, as no word is another pair's. */
export function wordsOfPair(number: number): Pick<ListingInput, 'name' | 'description' | 'points'> {
  const place = (at: number) => letters[Math.floor(number / letters.length ** at) % letters.length] ?? ''
  const own = [0, 1, 2, 3].map(place).join('')
  // The pair's letters stand first: words that begin alike count as related.
  const [pump, valve, pipe, seal] = ['pump', 'valve', 'pipe', 'seal'].map((word) => `${own}${word}`)
  return {
    name: `${pump} ${valve}`,
    description: `${pump} ${valve} ${pipe}.`,
    points: [`${pump} ${pipe}`, `${valve} ${seal}`].map((text) => ({ text, reveal: true })),
  }
}
