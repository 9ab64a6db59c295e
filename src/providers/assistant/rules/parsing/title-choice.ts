import type { Language } from '../../../../language/languages.ts'
import { deniedSpans, isDenied } from '../../../../language/polarity.ts'
import { tradeOverlap, tradesOf } from '../../../../language/terms/trades.ts'
import { legalForm } from '../lexicon/parsing/company-names.ts'
import { furtherWish, nonTitleEnd, nonTitleStart, statementWords } from '../lexicon/parsing/noun-phrases.ts'
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
  /** Whether the title has its complement. */
  readonly isLong?: boolean
}

/** How much a cue says for a title. Chosen on the labelled texts of `scripts/eval`. */
const cueScores = {
  plain: 6,
  wished: 4,
  introduced: 2.5,
  kind: 2,
  opening: 1,
  beside: 1,
  objects: 1,
  thing: 0,
} as const
/** For an offering that begins with what is offered, rather than with who offers it. */
const ownOpeningScore = 3.5
/** A phrase that could stand in a text of any trade is hardly a title, unless the text says outright that it is meant. */
const vagueLoss = { plain: 0.5, other: 3 } as const
/** How much the things that a phrase names say for it, and how much that it is of the trade of the whole text. */
const thingWeight = 0.8
const tradeWeight = 3
/** A phrase less like the text's trade is vague if it names no thing. */
const minLikeness = 0.1
/** An opening less like the text's trade is the writer's name: 'Maison Tardieu'. */
const minOpeningLikeness = 0.2
/** A title is as short as it can be. */
const complementLoss = 1
/** For what the writer would like besides. */
const furtherLoss = 2
/** With each sentence before it. */
const sentenceLoss = 0.25

/** The noun phrase that tells best what the text is about; of equal ones the first. */
export function chooseTitle(
  found: Readonly<Record<Cue, readonly Candidate[]>>,
  sentences: readonly string[],
  beginsWithOffer: boolean,
  language: Language,
): Title | null {
  const occurrences = occurrencesOf(sentences, language)
  const trades = tradesOf(sentences.join('\n'), language)
  const scoreOf = (cue: Cue, { title, sentence, isLong }: Candidate): number => {
    const likeness = tradeOverlap(trades, tradesOf(title.name, language))
    const isOffer = cue === 'opening' && beginsWithOffer && likeness >= minOpeningLikeness
    const vague = isVague(title.name, language) && likeness < minLikeness
    const position = Math.max(0, sentences.indexOf(sentence ?? ''))
    return (
      (isOffer ? ownOpeningScore : cueScores[cue]) +
      thingWeight * thingScore(title.name, occurrences, language) +
      tradeWeight * likeness -
      (vague ? vagueLoss[cue === 'plain' ? cue : 'other'] : 0) -
      (isLong ? complementLoss : 0) -
      (furtherWish.test(sentence ?? '') ? furtherLoss : 0) -
      sentenceLoss * position
    )
  }
  let best: { title: Title; score: number } | null = null
  for (const cue of Object.keys(cueScores) as Cue[])
    for (const candidate of found[cue].filter(
      (one) =>
        isNounPhrase(one.title.name) && !isCompanyName.test(one.title.name) && !isDeniedTitle(one, language),
    )) {
      const score = scoreOf(cue, candidate)
      if (!best || score > best.score) best = { title: candidate.title, score }
    }
  return best?.title ?? null
}

/** 'Huber Fliesen GmbH' says who offers something, not what. */
const isCompanyName = new RegExp(String.raw`(?:^|\s)${legalForm}(?!\p{L})`, 'u')

/** 'Tercero sin ascensor': the lift is no title. */
function isDeniedTitle({ title, sentence }: Candidate, language: Language): boolean {
  // 'Ne Maschine' is 'eine Maschine', unlike the French 'ne'.
  const text = language === 'de' ? sentence?.replace(/(?<!\p{L})ne(?= )/giu, '··') : sentence
  const index = text?.toLowerCase().indexOf(title.name.toLowerCase()) ?? -1
  return index >= 0 && isDenied(deniedSpans(text ?? ''), index)
}

export const isNounPhrase = (text: string): boolean => {
  // 'IT support' doesn't begin with the pronoun, and 'ESt' isn't French for 'is'.
  const phrase = text.replace(/^IT(?![\p{L}])|(?<!\p{L})\p{Lu}{2}\p{Ll}(?!\p{L})/gu, 'Acronym')
  return (
    /\p{L}{3}|\p{Lu}{2}/u.test(phrase) &&
    !nonTitleStart.test(phrase) &&
    !nonTitleEnd.test(phrase) &&
    !statementWords.test(phrase)
  )
}
