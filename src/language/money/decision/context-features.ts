import type { Language } from '../../languages.ts'
import { conceptsIn } from './concepts.ts'
import { isWord, tokensOf } from './tokens.ts'

/**
 * The concepts and the words of a text's other sentences, by the sentence of an amount: whether somebody sells, tells or
 * asks often shows only there.
 */
export function contextFeaturesOf(sentences: readonly string[], language: Language): Set<string>[] {
  const mentioned = sentences.map((sentence) => ({
    concepts: new Set(conceptsIn(sentence, language).map(({ name }) => name)),
    words: new Set(tokensOf(sentence, language).filter(isWord)),
  }))
  return sentences.map(
    (_, at) =>
      new Set(
        mentioned.flatMap(({ concepts, words }, other) => {
          if (other === at) return []
          const side = other < at ? 'earlier' : 'later'
          return [
            ...[...concepts].flatMap((name) => [`elsewhere ${name}`, `elsewhere ${side} ${name}`]),
            ...[...words].map((word) => `elsewhere: ${word}`),
          ]
        }),
      ),
  )
}
