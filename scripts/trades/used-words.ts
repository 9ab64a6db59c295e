import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../src/language/languages.ts'
import { tradeRows } from '../../src/language/lexicon/trades/trades.ts'
import { tradeWordsOf } from '../../src/language/terms/trade-words.ts'

/** A term of more trades than this says nothing: its line has none. */
const maxTrades = 200

/**
 * The source of `used-words.gen.ts`: the stems that the posts of each trade use, in each language, and their meanings, each with
 * the trades' numbers to the base of 36.
 *
 * `posts/` has posts of each trade's customers and sellers. `== trade` stands before those of a trade.
 *
 * @throws Error if a language's posts aren't those of all trades, in their order
 */
export function usedWordsSource(): string {
  const meanings = new Map<string, Set<number>>()
  const tables = languages.map((language) => {
    const stems = new Map<string, Set<number>>()
    for (const [trade, posts] of readPosts(language).entries())
      for (const post of posts) {
        const words = tradeWordsOf(post, language)
        for (const stem of words.stems.keys()) if (/^\p{L}/u.test(stem)) addTo(stems, stem, trade)
        for (const meaning of words.meanings) addTo(meanings, `${meaning}`, trade)
      }
    return table(language, stems)
  })
  const heading = '/** Written by `npm run train:trades`; do not edit. See `src/language/terms/trades.ts`. */'
  return [
    heading,
    'export const usedWords = {',
    ...tables,
    table('meanings', meanings),
    '} as const',
    '',
  ].join('\n')
}

/** The posts of each trade, in the order of the lexicon. */
export function readPosts(language: Language): string[][] {
  const file = new URL(`posts/${language}.txt`, import.meta.url)
  const blocks = readFileSync(file, 'utf8').split(/^== /m).slice(1)
  const trades = tradeRows.split('\n').map((row) => row.split('|')[0]?.trim())
  return trades.map((trade, number) => {
    const [name, ...posts] = (blocks[number] ?? '').trim().split('\n')
    if (name !== trade) throw new Error(`The ${language} posts of '${trade}' are missing or misplaced`)
    return posts
  })
}

function addTo(terms: Map<string, Set<number>>, term: string, trade: number): void {
  terms.set(term, (terms.get(term) ?? new Set()).add(trade))
}

const numbersOf = (trades: ReadonlySet<number>) => [...trades].map((trade) => trade.toString(36)).join(' ')

function table(name: string, terms: ReadonlyMap<string, ReadonlySet<number>>): string {
  const lines = Array.from(terms)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, trades]) => `${term}:${trades.size > maxTrades ? '' : numbersOf(trades)}`)
  return `${name}: \`${lines.join('\n')}\`,`
}
