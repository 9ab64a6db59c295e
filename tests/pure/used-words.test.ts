import { expect, it } from 'vitest'
import { readPosts } from '../../scripts/trades/used-words.ts'
import { languages } from '../../src/language/languages.ts'
import { usedWords } from '../../src/language/lexicon/trades/used-words.gen.ts'
import { tradeWordsOf } from '../../src/language/terms/trade-words.ts'

/** One trade in so many is checked. */
const every = 25

it.each(languages)('has the words of the posts as they are now: %s', (language) => {
  const missing = readPosts(language).flatMap((posts, trade) => {
    if (trade % every !== 0) return []
    const { stems, meanings } = tradeWordsOf(posts.join('\n'), language)
    return [
      ...[...stems.keys()].filter((stem) => !isUsed(language, stem, trade)),
      ...[...meanings].filter((meaning) => !isUsed('meanings', `${meaning}`, trade)),
    ]
  })
  expect(missing, 'run `npm run train:trades`').toEqual([])
})

/** The line of a term that nearly all trades use is empty; a term that begins with no letter has none. */
function isUsed(table: keyof typeof usedWords, term: string, trade: number): boolean {
  const lines = `\n${usedWords[table]}\n`
  const start = lines.indexOf(`\n${term}:`)
  if (start < 0) return table !== 'meanings' && !/^\p{L}/u.test(term)
  const trades = lines.slice(lines.indexOf(':', start) + 1, lines.indexOf('\n', start + 1))
  return trades === '' || trades.split(' ').includes(trade.toString(36))
}
