import type { Language } from '../../../../language/languages.ts'
import { nonTitleStart, statementWords } from '../lexicon/noun-phrases.ts'
import { isVague, occurrencesOf, thingScore } from './thing-phrase.ts'

export interface Title {
  readonly name: string
  /** Of a list, its first item. */
  readonly firstItem?: string
  /** The sentence that contains the title; null if the title is a heading. */
  readonly sentence: string | null
  /** The rest of that sentence after the title. */
  readonly rest: string
}

/** How a possible title was found. */
export type Cue = keyof typeof cueScores

/** A possible title, and the sentence it was found in; null if it isn't from one. */
export interface Candidate {
  readonly title: Title
  readonly sentence: string | null
}

/** How much a cue says for a title. Chosen on the labelled texts of `scripts/eval`. */
const cueScores = { plain: 6, wished: 4, introduced: 2.5, kind: 2, opening: 1, objects: 1, thing: 0 } as const
/** For an offering that begins with what is offered, rather than with who offers it. */
const ownOpeningScore = 3.5
/** A phrase that could stand in a text of any trade is hardly a title, unless the text says outright that it is meant. */
const vagueLoss = { plain: 0.5, other: 3 } as const
/** With each sentence before it. */
const sentenceLoss = 0.2

/** The noun phrase that tells best what the text is about; of equal ones the first. */
export function chooseTitle(
  found: Readonly<Record<Cue, readonly Candidate[]>>,
  sentences: readonly string[],
  beginsWithOffer: boolean,
  language: Language,
): Title | null {
  const occurrences = occurrencesOf(sentences, language)
  let best: { title: Title; score: number } | null = null
  for (const cue of Object.keys(cueScores) as Cue[]) {
    const cueScore = cue === 'opening' && beginsWithOffer ? ownOpeningScore : cueScores[cue]
    for (const { title, sentence } of found[cue].filter((one) => isNounPhrase(one.title.name))) {
      const position = Math.max(0, sentences.indexOf(sentence ?? ''))
      const loss =
        (isVague(title.name, language) ? vagueLoss[cue === 'plain' ? cue : 'other'] : 0) +
        sentenceLoss * position
      const score = cueScore + thingScore(title.name, occurrences, language) - loss
      if (!best || score > best.score) best = { title, score }
    }
  }
  return best?.title ?? null
}

export const isNounPhrase = (text: string): boolean => {
  // 'IT support' doesn't begin with the pronoun.
  const phrase = text.replace(/^IT(?![\p{L}])/u, 'Computer')
  return /\p{L}{3}|\p{Lu}{2}/u.test(phrase) && !nonTitleStart.test(phrase) && !statementWords.test(phrase)
}
