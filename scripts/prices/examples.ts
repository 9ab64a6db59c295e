import { readdirSync, readFileSync } from 'node:fs'
import { readPrice } from '../../src/language/money/stated-price.ts'
import { sentencesOf } from '../../src/language/sentences.ts'
import { devBlindPrices } from '../eval/sets/dev-blind-prices.ts'
import { devForeignPrices } from '../eval/sets/dev-foreign-prices.ts'
import { devFreshPrices } from '../eval/sets/dev-fresh-prices.ts'
import { devMessyPrices } from '../eval/sets/dev-messy-prices.ts'
import { devPrices } from '../eval/sets/dev-prices.ts'
import { devRedPrices } from '../eval/sets/dev-red-prices.ts'
import { devShortPrices } from '../eval/sets/dev-short-prices.ts'
import { devStoryPrices } from '../eval/sets/dev-story-prices.ts'
import { devUnitPrices } from '../eval/sets/dev-unit-prices.ts'
import { devVariedPrices } from '../eval/sets/dev-varied-prices.ts'
import { messyRowsOf } from '../eval/sets/price-rows.ts'
import type { Language, PriceCase } from '../eval/sets/types.ts'

/** A labelled text, and how the rules read it. */
export interface Example {
  readonly labelled: PriceCase
  readonly read: ReturnType<typeof readPrice>
  /** The same without a masked word. */
  readonly plain: ReturnType<typeof readPrice>
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly weight: number
}

const sets: Readonly<Record<string, readonly PriceCase[]>> = {
  dev: devPrices,
  messy: devMessyPrices,
  unit: devUnitPrices,
  story: devStoryPrices,
  red: devRedPrices,
  blind: devBlindPrices,
  foreign: devForeignPrices,
  fresh: devFreshPrices,
  short: devShortPrices,
  sentences: readTexts('a'),
  messages: readTexts('b'),
}
/** The sentences are short, and more of them state no price than in what people write. */
const weights: Readonly<Record<string, number>> = { sentences: 0.5 }
/** `devVariedPrices` grew by so many texts of a language at a time. */
const variedRows = 40

/** `sentences/`: a text in each line, and its price after ' | '; 'a-…' are short sentences, 'b-…' messages. */
function readTexts(kind: 'a' | 'b'): PriceCase[] {
  const folder = new URL('sentences/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.startsWith(kind))
    .flatMap((file) => {
      const rows = readFileSync(new URL(file, folder), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => {
          const [text = '', price = ''] = line.split(' |')
          return [text, price.trim() || null] as const
        })
      const none: Record<Language, typeof rows> = { en: [], de: [], fr: [], es: [] }
      return messyRowsOf(kind, { ...none, [file.slice(2, 4)]: rows })
    })
}

/**
 * Labelled texts. The rules were tuned on most of them and read them better than a new text. So a word that only one
 * author uses is masked while the rules read: then they make as many mistakes as with a new author, and the model learns
 * how far to trust them.
 */
export function readExamples(): Example[] {
  const cases = [
    ...Object.entries(sets).flatMap(([group, some]) => some.map((labelled) => ({ labelled, group }))),
    ...devVariedPrices.map((labelled) => ({
      labelled,
      group: `varied ${Math.floor(Number(labelled.id.split('-').at(-1)) / variedRows)}`,
    })),
  ]
  const groups = new Map<string, Set<string>>()
  for (const { labelled, group } of cases)
    for (const word of wordsOf(labelled.text)) groups.set(word, (groups.get(word) ?? new Set()).add(group))
  return cases.map(({ labelled, group }) => ({
    labelled,
    group,
    weight: weights[group] ?? 1,
    read: readMasked(labelled, (word) => groups.get(word)?.size === 1),
    plain: readPrice(labelled.text, labelled.language),
  }))
}

const wordPattern = /\p{L}{3,}/gu
const wordsOf = (text: string) => text.toLowerCase().match(wordPattern) ?? []

/** What the rules read from a text without some words, beside the sentences as they were written. */
function readMasked({ text, language }: PriceCase, isMasked: (word: string) => boolean) {
  const masked = text.replace(wordPattern, (word) =>
    isMasked(word.toLowerCase())
      ? `${/^\p{Lu}/u.test(word) ? 'X' : 'x'}${'x'.repeat(word.length - 1)}`
      : word,
  )
  const read = readPrice(masked, language)
  const written = sentencesOf(text)
  const sentences = read.sentences.map((sentence, i) =>
    written[i]?.length === sentence.length ? written[i] : sentence,
  )
  const unmasked = <T extends (typeof read.candidates)[number]>(one: T): T => ({
    ...one,
    sentence: sentences[one.at]?.length === one.sentence.length ? sentences[one.at] : one.sentence,
  })
  return {
    ...read,
    sentences,
    candidates: read.candidates.map(unmasked),
    price: read.price && unmasked(read.price),
  }
}
