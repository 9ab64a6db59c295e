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

/** Of each table, its terms with their trades. */
const tables = new Map(
  Object.entries(usedWords).map(([name, lines]) => [
    name,
    new Map(
      lines.split('\n').map((line): [string, string] => {
        const end = line.indexOf(':')
        return [line.slice(0, end), line.slice(end + 1)]
      }),
    ),
  ]),
)

/** The line of a term that nearly all trades use is empty; a term that begins with no letter has none. */
function isUsed(table: keyof typeof usedWords, term: string, trade: number): boolean {
  const trades = tables.get(table)?.get(term)
  if (trades === undefined) return table !== 'meanings' && !/^\p{L}/u.test(term)
  return trades === '' || trades.split(' ').includes(trade.toString(36))
}
