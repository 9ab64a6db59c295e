import { readdirSync, readFileSync } from 'node:fs'
import { detectLanguage } from '../../src/language/detect-language.ts'
import { markerOf } from '../../src/language/privacy/markers/markers.ts'
import { confidenceThatPrivate } from '../../src/language/privacy/model/sentence-model.ts'
import { linesOf, sentencesOf } from '../../src/language/sentences.ts'
import type { Side } from '../../src/shared/sides.ts'
import { market } from '../demo/market.ts'
import type { Pair } from '../eval/cases.ts'
import { devPairs } from '../eval/dev-pairs.ts'
import { devParses } from '../eval/parse-cases.ts'
import { devBlindHonestTexts } from '../eval/sets/injections/dev-blind-attacks.ts'
import { devHonestTexts } from '../eval/sets/injections/dev-honest.ts'
import { devBlindLongParses } from '../eval/sets/parsing/dev-blind-long-parses.ts'
import { devLongParses } from '../eval/sets/parsing/dev-long-parses.ts'
import { devPosts } from '../eval/sets/parsing/dev-posts.ts'
import { devBlindPrices } from '../eval/sets/prices/dev-blind-prices.ts'
import { devForeignPrices } from '../eval/sets/prices/dev-foreign-prices.ts'
import { devFreshPrices } from '../eval/sets/prices/dev-fresh-prices.ts'
import { devMessyPrices } from '../eval/sets/prices/dev-messy-prices.ts'
import { devPrices } from '../eval/sets/prices/dev-prices.ts'
import { devRedPrices } from '../eval/sets/prices/dev-red-prices.ts'
import { devStoryPrices } from '../eval/sets/prices/dev-story-prices.ts'
import { devUnitPrices } from '../eval/sets/prices/dev-unit-prices.ts'
import { devVariedPrices } from '../eval/sets/prices/dev-varied-prices.ts'
import { readPriceTexts } from '../eval/sets/prices/price-texts.ts'
import { devFreshClauses } from '../eval/sets/privacy/dev-fresh-clauses.ts'
import { devMorePrivateClauses } from '../eval/sets/privacy/dev-more-private-clauses.ts'
import { devPrivateClauses } from '../eval/sets/privacy/dev-private-clauses.ts'
import { devRedClauses } from '../eval/sets/privacy/dev-red-clauses.ts'
import { readMarkedClauses } from '../eval/sets/privacy/marked-clauses.ts'
import { readMarkedListings } from '../eval/sets/privacy/marked-listings.ts'
import { devBlindThreads } from '../eval/sets/threads/dev-blind-threads.ts'
import { devCrossPairs } from '../eval/sets/threads/dev-cross-pairs.ts'
import { devMoreThreads } from '../eval/sets/threads/dev-more-threads.ts'
import { devRedExchanges } from '../eval/sets/threads/dev-red-exchanges.ts'
import { devLastThreads, devRedThreads } from '../eval/sets/threads/dev-red-threads.ts'
import { devShortThreads } from '../eval/sets/threads/dev-short-threads.ts'
import { devThreads } from '../eval/sets/threads/dev-threads.ts'
import { devForeignThreadsA, devForeignThreadsB } from '../eval/sets/threads/foreign-threads.ts'
import type { LongParseCase, PrivateClauseCase } from '../eval/sets/types.ts'
import { devTyped } from '../eval/typed-cases.ts'
import { type MarkedText, readMarkedTexts } from '../listings/marked-texts.ts'

export type Kind = 'private' | 'sayable' | 'refusal'

export interface Example {
  readonly text: string
  readonly kind: Kind
  /** Whether refusals of its group have their own kind; else they are sayable. */
  readonly marksRefusals: boolean
  /** Who wrote it, and where: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly weight: number
}

/** Ordinary sentences are many, and few of them resemble a private one. */
const weights = { labelled: 1, stories: 0.5, conversations: 0.25, ordinary: 0.05 }

/** Authors from `h` on mark refusals; those before them count a refusal as sayable. */
const firstWithRefusals = 'h'

/**
 * Labelled sentences: those written for the training (`sentences/`: `-` for the own assistant only, `~` a refusal in a listing,
 * `+` anything else for the other side), the clauses used to tune the rules, and what people wrote to each other in the labelled
 * conversations. Nothing of the held-out sets.
 */
export const readExamples = (): Example[] => [
  ...sentencesOfFolder('sentences'),
  ...ofClauses('clauses', devPrivateClauses),
  ...ofClauses('more clauses', devMorePrivateClauses),
  ...ofClauses('red clauses', devRedClauses),
  ...ofClauses('fresh clauses', devFreshClauses),
  ...ofClauses('blind clauses', readMarkedClauses('dev-marked-clauses')),
  ...ofLongTexts('long texts', devLongParses),
  ...sayable('conversations', weights.conversations, [
    ...[...devPairs, ...devThreads, ...devMoreThreads, ...devRedThreads].flatMap(textsOf),
    ...devHonestTexts.map(({ text }) => text),
    ...devParses.map(({ text }) => text),
  ]),
]

/**
 * Long texts of other authors, and ordinary sentences: of more conversations, of texts that state a price, and those
 * written to look like injections. What the rules keep back of the prices is left out.
 */
export const readMoreExamples = (): Example[] => [
  ...ofLongTexts('blind long texts', devBlindLongParses),
  ...ofLongTexts('posts', devPosts),
  ...ofLongTexts('marked listings', readMarkedListings('dev-marked-listings')),
  ...sayable(
    'conversations',
    weights.ordinary,
    [...devShortThreads, ...devRedExchanges, ...devLastThreads, ...devCrossPairs].flatMap(textsOf),
  ),
  ...sayable('blind threads', weights.ordinary, devBlindThreads.flatMap(textsOf)),
  ...sayable('foreign threads a', weights.ordinary, devForeignThreadsA.flatMap(textsOf)),
  ...sayable('foreign threads b', weights.ordinary, devForeignThreadsB.flatMap(textsOf)),
  ...sayable('honest texts', weights.ordinary, [
    ...readHonestSentences(),
    ...devBlindHonestTexts.map(({ text }) => text),
  ]),
  ...sayable(
    'prices',
    weights.ordinary,
    prices().map(({ text }) => text),
  ).filter(({ text }) => markerOf(text, 'listing', 'buyer') === null),
]

/**
 * The sentences of the marked texts. Those that are mostly points are said to the other side. The others tell why and how, and
 * some are secrets that nobody marked: what a rule or the model of inputs may take for private is left out.
 */
export const readMarkedExamples = (): Example[] =>
  readMarkedTexts().flatMap((text) =>
    markedSentencesOf(text).flatMap(({ sentence, share }) => {
      const weight = share >= 0.5 ? weights.labelled : mayBePrivate(sentence, text.side) ? 0 : weights.stories
      const group = `marked texts ${text.group.slice(0, 1)}`
      return weight === 0
        ? []
        : [{ text: sentence, kind: 'sayable' as const, group, weight, marksRefusals: false }]
    }),
  )

/** Higher than what keeps a sentence back: stories that only sound like a secret are what the model is to learn. */
const surelyPrivate = 0.75
const mayBePrivate = (sentence: string, side: Side): boolean =>
  markerOf(sentence, 'round', side) !== null || confidenceThatPrivate(sentence, 'round') > surelyPrivate

/** Each with the share of its letters and digits that are marked as points. */
function markedSentencesOf({ text, points }: MarkedText): { sentence: string; share: number }[] {
  let end = 0
  return sentencesOf(text).flatMap((sentence) => {
    const start = text.indexOf(sentence, end)
    if (start < 0) return []
    end = start + sentence.length
    const marks = points.slice(start, end).filter((_, i) => /[\p{L}\p{N}]/u.test(sentence.charAt(i)))
    return [{ sentence, share: marks.filter((point) => point > 0).length / Math.max(marks.length, 1) }]
  })
}

/** What a listing begins with, in plain words: of the demo's listings, of requests as people type them, and of names. */
export const readOpenings = (): Example[] => {
  const listings = market.flatMap(({ about, offers, seeks }) => [
    about,
    ...[...offers, ...seeks].flatMap(({ description, points }) => [
      description,
      ...points.filter((point) => !point.startsWith('~')),
    ]),
  ])
  const offered = [...market.flatMap(({ offers }) => offers), ...devPairs.map(({ seller }) => seller)]
  const sought = [...market.flatMap(({ seeks }) => seeks), ...devPairs.map(({ buyer }) => buyer)]
  return sayable('openings', weights.conversations, [
    ...listings,
    ...devTyped.map(({ text }) => text),
    ...offered.map(({ name }) => `${openings[detectLanguage(name)].offer} ${name}.`),
    ...sought.map(({ name }) => `${openings[detectLanguage(name)].request} ${name}.`),
  ])
}

const openings = {
  en: { offer: 'We offer', request: 'We need' },
  de: { offer: 'Wir bieten', request: 'Wir brauchen' },
  fr: { offer: 'Nous proposons', request: 'Nous avons besoin de' },
  es: { offer: 'Ofrecemos', request: 'Necesitamos' },
} as const

/** Sentences by an author who saw neither the rules nor the other sentences. Never trained on. */
export const readHeldOut = (): Example[] => sentencesOfFolder('held-out')

const kindOf = { '-': 'private', '+': 'sayable', '~': 'refusal' } as const

function sentencesOfFolder(name: string): Example[] {
  return readLines(new URL(`${name}/`, import.meta.url)).map(({ file, line }) => {
    // 'b-de.txt': the texts of author b.
    const author = file.slice(0, file.indexOf('-'))
    return {
      text: line.slice(2),
      kind: kindOf[line.charAt(0) as keyof typeof kindOf],
      group: author,
      weight: weights.labelled,
      marksRefusals: author >= firstWithRefusals,
    }
  })
}

/** Those of the injections' training that are none. */
const readHonestSentences = (): string[] =>
  readLines(new URL('../injections/sentences/', import.meta.url)).flatMap(({ line }) =>
    line.startsWith('-') ? [] : [line.slice(2)],
  )

const readLines = (folder: URL): { file: string; line: string }[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ file, line })),
  )

const labelled = (group: string, kind: Kind, texts: readonly string[], marksRefusals: boolean): Example[] =>
  texts.map((text) => ({ text, kind, group, weight: weights.labelled, marksRefusals }))

const ofClauses = (group: string, cases: readonly PrivateClauseCase[]): Example[] =>
  cases.flatMap((one) => [
    ...labelled(group, 'private', one.private, false),
    ...labelled(group, 'sayable', one.sayable, false),
  ])

/** The sentences of texts that describe a listing. A sentence that is private, a refusal or a contact in part is left out. */
const ofLongTexts = (group: string, cases: readonly LongParseCase[]): Example[] =>
  cases.flatMap(({ text, points, secrets, refusals, contacts }) => {
    const marked = [...secrets, ...refusals, ...contacts]
    const others = sentencesIn(text).filter((sentence) => !marked.some((part) => overlap(sentence, part)))
    return [
      ...labelled(group, 'private', secrets, true),
      ...labelled(group, 'refusal', refusals, true),
      ...labelled(group, 'sayable', [...points, ...others], true),
    ]
  })

const overlap = (sentence: string, part: string) => sentence.includes(part) || part.includes(sentence)

const sentencesIn = (text: string): string[] => linesOf(text).flatMap((line) => sentencesOf(line.text))

const sayable = (group: string, weight: number, texts: readonly string[]): Example[] =>
  texts
    .flatMap(sentencesIn)
    .filter((text) => text.length > 8)
    .map((text) => ({ text, kind: 'sayable', group, weight, marksRefusals: false }))

const textsOf = ({ seller, buyer, requirements, talk }: Pair): string[] => [
  ...(seller.points ?? []),
  seller.description,
  buyer.description,
  ...requirements.map(([text]) => text),
  ...(talk ?? []).map(([, text]) => text),
]

const prices = () => [
  ...devPrices,
  ...devMessyPrices,
  ...devUnitPrices,
  ...devStoryPrices,
  ...devForeignPrices,
  ...devFreshPrices,
  ...devRedPrices,
  ...devBlindPrices,
  ...devVariedPrices,
  ...['a-', 'b-', 'c-', 'd-'].flatMap((author) =>
    readPriceTexts(new URL('../prices/sentences/', import.meta.url), author),
  ),
]
