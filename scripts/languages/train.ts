import { languageFeatureCount, languageScores } from '../../src/language/detect-language.ts'
import { languages } from '../../src/language/languages.ts'
import { trainByAdaGrad } from '../models/ada-grad.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type LanguageExample, readLanguageExamples } from './examples.ts'

/**
 * Trains the model that detects a text's language. Prints, for the authors of each letter that it wasn't trained on, the
 * shares of whole texts, of titles and of points whose language is wrong.
 */
const output = new URL('../../src/language/lexicon/language-weights.gen.ts', import.meta.url)

const settings = {
  count: languageFeatureCount * languages.length,
  epochs: 5,
  regularization: 1e-6,
  learningRate: 0.3,
  damping: 1e-6,
}
/** A row of the glossary counts half as much as what somebody wrote. */
const glossaryWeight = 0.5
/** What is nearly right teaches nothing. */
const minError = 0.001

const examples = readLanguageExamples()
const authorOf = ({ group }: LanguageExample) => group.split('-')[0]
const kinds = ['text', 'title', 'point'] as const
console.log('| left out | wrong texts | wrong titles | wrong points |\n| --- | ---: | ---: | ---: |')
for (const author of new Set(examples.filter(({ kind }) => kind !== 'glossary').map(authorOf))) {
  const weights = train(examples.filter((example) => authorOf(example) !== author))
  const wrong = kinds.map((kind) => {
    const own = examples.filter((example) => authorOf(example) === author && example.kind === kind)
    return (
      own.filter((example) => languages[detected(example, weights)] !== example.language).length / own.length
    )
  })
  console.log(`| ${[author, ...wrong.map((share) => `${(100 * share).toFixed(2)} %`)].join(' | ')} |`)
}
writeWeights(output, train(examples), 'npm run train:languages')

function detected({ features }: LanguageExample, weights: Float64Array): number {
  const scores = languageScores(features, weights)
  return scores.indexOf(Math.max(...scores))
}

/** A multinomial logistic regression. */
function train(some: readonly LanguageExample[]): Float64Array {
  return trainByAdaGrad(some, settings, ({ features, kind, language }, weights, step) => {
    const value = 1 / Math.sqrt(features.length)
    const scores = languageScores(features, weights).map((score) => Math.exp(score * value))
    const total = scores.reduce((sum, score) => sum + score, 0)
    const weight = kind === 'glossary' ? glossaryWeight : 1
    for (const [i, score] of scores.entries()) {
      const error = weight * (score / total - (languages[i] === language ? 1 : 0))
      if (Math.abs(error) < minError) continue
      for (const feature of features) step(feature * languages.length + i, error * value)
    }
  })
}
