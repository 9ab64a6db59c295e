import { type Language, languages } from './languages.ts'
import { encodedWeights, weightScale } from './lexicon/language-weights.gen.ts'
import { hashedIndex, readWeights } from './models/hashed-weights.ts'

/** The number of features; a power of two. Each has a weight for every language. */
export const languageFeatureCount = 2 ** 14

/** In characters. The language of a longer text is known by then. */
const maxLength = 1_000
const maxWordLength = 30
const maxSequenceLength = 4

const { values } = readWeights(encodedWeights, weightScale)

/**
 * The language of a text, also of one without stopwords such as a title; English for one without letters. By a multinomial logistic
 * regression over words and sequences of letters, trained by `npm run train:languages`.
 */
export function detectLanguage(text: string): Language {
  const scores = languageScores(languageFeaturesOf(text), values)
  return languages[scores.indexOf(Math.max(...scores))] ?? 'en'
}

/** How much the weights say for each language, in the order of `languages`. */
export const languageScores = (features: readonly number[], weights: ArrayLike<number>): number[] =>
  languages.map((_, language) =>
    features.reduce((sum, feature) => sum + (weights[feature * languages.length + language] ?? 0), 0),
  )

/** The words of a text and their sequences of one to four letters. */
export const languageFeaturesOf = (text: string): number[] =>
  (
    text
      .slice(0, maxLength)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  ).flatMap((letters) => {
    const word = `_${letters.slice(0, maxWordLength)}_`
    return [`=${word}`, ...sequencesOf(word)].map((name) => hashedIndex(name, languageFeatureCount))
  })

function sequencesOf(word: string): string[] {
  const sequences: string[] = []
  for (let length = 1; length <= maxSequenceLength; length++)
    for (let start = 0; start + length <= word.length; start++)
      sequences.push(word.slice(start, start + length))
  return sequences
}
