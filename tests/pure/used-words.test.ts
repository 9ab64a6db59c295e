import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { usedWordsSource } from '../../scripts/trades/used-words.ts'

it('has the words of the posts as they are now, by the trades as they are now', () => {
  const file = new URL('../../src/language/lexicon/trades/used-words.gen.ts', import.meta.url)
  expect(usedWordsSource() === readFileSync(file, 'utf8'), 'run `npm run train:trades`').toBe(true)
})
