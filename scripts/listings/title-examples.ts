import { detectLanguage } from '../../src/language/detect-language.ts'
import { stopwords } from '../../src/language/languages.ts'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { titleSentencesOf } from '../../src/providers/assistant/rules/calls/parse.ts'
import {
  type TitleFeatures,
  titleFeaturesOf,
} from '../../src/providers/assistant/rules/parsing/title-features.ts'
import type { Side } from '../../src/shared/sides.ts'
import { devParses } from '../eval/parse-cases.ts'
import { devBlindLongParses } from '../eval/sets/parsing/dev-blind-long-parses.ts'
import { devLongParses } from '../eval/sets/parsing/dev-long-parses.ts'
import { devPosts } from '../eval/sets/parsing/dev-posts.ts'
import { devTitles } from '../eval/sets/parsing/dev-titles.ts'
import { readMarkedListings } from '../eval/sets/privacy/marked-listings.ts'
import { devTyped } from '../eval/typed-cases.ts'
import { type MarkedText, readMarkedStories, readMarkedTexts } from './marked-texts.ts'

export const labelled = 'labelled'
const maxLabelledWords = 5

/** A marked text with its possible titles. */
export interface TitleExample {
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly features: TitleFeatures
  /** How like each of the possible titles is to the marked one, 0 to 1: the F1 of their words, stopwords left out. */
  readonly likeness: readonly number[]
}

/** The marked texts, and dev texts of which the words that their title contains are known. Nothing of the held-out sets. */
export const readTitleExamples = (): TitleExample[] => [
  ...[...readMarkedTexts(), ...readMarkedStories()].map(ofMarkedText),
  ...[
    ...devParses,
    ...devTyped,
    ...devLongParses,
    ...devBlindLongParses,
    ...devPosts,
    ...readMarkedListings('dev-marked-listings'),
  ].map(({ side, text, title }) => ofLabelledText(side, text, (name) => title.every(isIn(name)))),
  ...devTitles.map(({ side, text, words }) => ofLabelledText(side, text, (name) => words.some(isIn(name)))),
]

const isIn = (name: string) => (word: string) => name.toLowerCase().includes(word.toLowerCase())

function ofMarkedText({ group, side, text, title }: MarkedText): TitleExample {
  const language = detectLanguage(text)
  const wordsOf = (phrase: string) =>
    new Set(
      phrase
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.filter((word) => !stopwords[language].has(word)),
    )
  const marked = wordsOf(title)
  return exampleOf(group, side, text, (phrase) => {
    const words = wordsOf(phrase)
    return (2 * words.intersection(marked).size) / (words.size + marked.size)
  })
}

/** Of a title with the known words, the shorter ones may be right. */
const ofLabelledText = (side: Side, text: string, isTitle: (name: string) => boolean): TitleExample =>
  exampleOf(labelled, side, text, (phrase) =>
    Number(phrase.split(/\s+/).length <= maxLabelledWords && isTitle(phrase)),
  )

function exampleOf(
  group: string,
  side: Side,
  text: string,
  likenessOf: (phrase: string) => number,
): TitleExample {
  const sentences = titleSentencesOf(parseBrief(side, text))
  const features = titleFeaturesOf(sentences, side)
  const likeness = features.spans.map(({ sentence, start, end }) =>
    likenessOf(sentences[sentence]?.slice(start, end) ?? ''),
  )
  return { group, features, likeness }
}
