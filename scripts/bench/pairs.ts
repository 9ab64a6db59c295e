import type { ListingInput } from '../../src/listings/schema.ts'

/** Letters that stemmers don't treat as a suffix. */
const letters = 'bcdfghjkmnpqtvwxz'

/** The texts of both listings of a pair. No word occurs in another pair, so they match only each other. */
export function wordsOfPair(number: number): Pick<ListingInput, 'name' | 'description' | 'points'> {
  const letterAt = (digit: number) =>
    letters[Math.floor(number / letters.length ** digit) % letters.length] ?? ''
  const prefix = [0, 1, 2, 3].map(letterAt).join('')
  // The pair's letters come first, because words with the same beginning count as related.
  const [pump, valve, pipe, seal] = ['pump', 'valve', 'pipe', 'seal'].map((word) => `${prefix}${word}`)
  return {
    name: `${pump} ${valve}`,
    description: `${pump} ${valve} ${pipe}.`,
    points: [`${pump} ${pipe}`, `${valve} ${seal}`].map((text) => ({ text, reveal: true })),
  }
}
