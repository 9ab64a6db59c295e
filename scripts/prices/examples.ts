import { cardinals } from '../../src/language/lexicon/quantities/cardinal-words.ts'
import { currencyAfter, currencyWords } from '../../src/language/money/currencies/currencies.ts'
import { readPrice } from '../../src/language/money/stated-price.ts'
import { unitMentions } from '../../src/language/money/units/unit-mentions.ts'
import { sentencesOf } from '../../src/language/sentences.ts'
import { devBlindPrices } from '../eval/sets/prices/dev-blind-prices.ts'
import { devForeignPrices } from '../eval/sets/prices/dev-foreign-prices.ts'
import { devFreshPrices } from '../eval/sets/prices/dev-fresh-prices.ts'
import { devMessyPrices } from '../eval/sets/prices/dev-messy-prices.ts'
import { devPrices } from '../eval/sets/prices/dev-prices.ts'
import { devRedPrices } from '../eval/sets/prices/dev-red-prices.ts'
import { devShortPrices } from '../eval/sets/prices/dev-short-prices.ts'
import { devStoryPrices } from '../eval/sets/prices/dev-story-prices.ts'
import { devUnitPrices } from '../eval/sets/prices/dev-unit-prices.ts'
import { devVariedPrices } from '../eval/sets/prices/dev-varied-prices.ts'
import { readPriceTexts, unnamedCurrency } from '../eval/sets/prices/price-texts.ts'
import type { PriceCase } from '../eval/sets/types.ts'

/** A labelled text, and how the rules read it. */
export interface Example {
  readonly labelled: PriceCase
  readonly read: ReturnType<typeof readPrice>
  /** The same without a masked word. */
  readonly plain: ReturnType<typeof readPrice>
  readonly group: string
  /** Who wrote it: what is left out as a whole in the cross-validation. */
  readonly fold: string
  readonly weight: number
}

/** 'a-…' are short sentences, the others messages; each letter is another author. */
const folder = new URL('sentences/', import.meta.url)
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
  sentences: readPriceTexts(folder, 'a-'),
  messages: readPriceTexts(folder, 'b-'),
  offers: readPriceTexts(folder, 'c-'),
  roles: readPriceTexts(folder, 'd-'),
  listings: readPriceTexts(folder, 'e-'),
  counteroffers: readPriceTexts(folder, 'f-'),
  chats: readPriceTexts(folder, 'g-'),
  threads: readPriceTexts(folder, 'h-'),
  'second hand': readPriceTexts(folder, 'i-'),
  crafts: readPriceTexts(folder, 'j-'),
  offices: readPriceTexts(folder, 'k-'),
  business: readPriceTexts(folder, 'l-'),
  negotiations: readPriceTexts(folder, 'm-'),
  events: readPriceTexts(folder, 'n-'),
  descriptions: readPriceTexts(folder, 'o-'),
  slang: readPriceTexts(folder, 'p-'),
  vehicles: readPriceTexts(folder, 'q-'),
  households: readPriceTexts(folder, 'r-'),
  industry: readPriceTexts(folder, 's-'),
  catalogues: readPriceTexts(folder, 't-'),
  rounds: readPriceTexts(folder, 'u-'),
  dialects: readPriceTexts(folder, 'v-'),
  'other amounts': readPriceTexts(folder, 'w-'),
  units: readPriceTexts(folder, 'x-'),
  stories: readPriceTexts(folder, 'y-'),
  quotes: readPriceTexts(folder, 'z-'),
  haggling: readPriceTexts(folder, 'za-'),
  letters: readPriceTexts(folder, 'zb-'),
  ads: readPriceTexts(folder, 'zc-'),
}
/** The sentences are short, and more of them state no price than in what people write. */
const weights: Readonly<Record<string, number>> = { sentences: 0.5 }
/** `devVariedPrices` grew by so many texts of a language at a time; each fourth addition is left out together. */
const variedRows = 40
const variedFolds = 4

/**
 * Labelled texts. The rules were tuned on most of them and read them better than a new text. So a word that only one
 * author uses is masked while the rules read: then they make as many mistakes as with a new author, and the model learns
 * how far to trust them.
 */
export function readExamples(): Example[] {
  const cases = [
    ...Object.entries(sets).flatMap(([group, some]) =>
      some.map((labelled) => ({ labelled, group, addition: 0 })),
    ),
    ...devVariedPrices.map((labelled) => ({
      labelled,
      group: 'varied',
      addition: Math.floor(Number(labelled.id.split('-').at(-1)) / variedRows),
    })),
  ]
  const groups = new Map<string, Set<string>>()
  for (const { labelled, group, addition } of cases)
    for (const word of wordsOf(labelled.text))
      groups.set(word, (groups.get(word) ?? new Set()).add(`${group} ${addition}`))
  return cases.map(({ labelled, group, addition }) => ({
    labelled,
    group,
    fold: `${group} ${addition % variedFolds}`,
    weight: weights[group] ?? 1,
    read: readMasked(labelled, (word) => groups.get(word)?.size === 1 && !isGeneral(word)),
    plain: readPrice(labelled.text, labelled.language, unnamedCurrency),
  }))
}

/** Whether a word is a number, a currency or a unit: those aren't masked. */
const isGeneral = (word: string): boolean =>
  currencyWords.has(word) ||
  currencyName.test(word) ||
  unitMentions(word).length > 0 ||
  Object.keys(cardinals).some((one) => one.length > 3 && word.includes(one))
const currencyName = new RegExp(`^(?:${currencyAfter})$`, 'iu')

const wordPattern = /\p{L}{3,}/gu
const wordsOf = (text: string) => text.toLowerCase().match(wordPattern) ?? []

/** What the rules read from a text without some words, beside the sentences as they were written. */
function readMasked({ text, language }: PriceCase, isMasked: (word: string) => boolean) {
  const masked = text.replace(wordPattern, (word) =>
    isMasked(word.toLowerCase())
      ? `${/^\p{Lu}/u.test(word) ? 'X' : 'x'}${'x'.repeat(word.length - 1)}`
      : word,
  )
  const read = readPrice(masked, language, unnamedCurrency)
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
