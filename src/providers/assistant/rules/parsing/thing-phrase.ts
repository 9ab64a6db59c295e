import { type Language, stopwords } from '../../../../language/languages.ts'
import { clausesOf } from '../../../../language/sentences.ts'
import { isThing } from '../../../../language/terms/glossary.ts'
import { meaningsOf } from '../../../../language/terms/meanings.ts'
import { linkWords, statementWords } from '../lexicon/parsing/noun-phrases.ts'
import { titleSentence } from './title-sentence.ts'

interface Word {
  readonly text: string
  /** Its meanings of certain trades: of 'oven', but not of 'new' or 'delivery'. */
  readonly things: readonly number[]
  /** Whether the glossary has it. */
  readonly isKnown: boolean
  readonly isStopword: boolean
  readonly joins: boolean
}

/** Further things of a phrase, or occurrences of one, add nothing. */
const maxThings = 2
const maxOccurrences = 3
const maxWords = 6

/** Whether a phrase has only words that a text of any trade may contain: 'someone in the morning'. */
export const isVague = (phrase: string, language: Language): boolean =>
  wordsOf(phrase, language).every(
    ({ text, things, isKnown, isStopword }) =>
      things.length === 0 && (isKnown || isStopword || !(/\p{L}{3}/u.test(text) || isAcronym.test(text))),
  )

/** How often each thing occurs in a text, by its meaning: 'tiles' and 'tiler' are one. */
export function occurrencesOf(sentences: readonly string[], language: Language): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { things } of sentences.flatMap((sentence) => wordsOf(sentence, language)))
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** How much a phrase tells what a text is about: by its things, and how often the text repeats one of them. */
export function thingScore(
  phrase: string,
  occurrences: ReadonlyMap<number, number>,
  language: Language,
): number {
  const words = wordsOf(phrase, language).filter(({ things }) => things.length > 0)
  if (words.length === 0) return 0
  const repeated = Math.max(
    ...words.flatMap(({ things }) => things.map((thing) => occurrences.get(thing) ?? 1)),
  )
  return Math.min(words.length, maxThings) + Math.min(repeated, maxOccurrences) - 1
}

/** The things that a sentence names, as phrases: 'dog walker' of 'Our dog walker has left us'. */
export const thingPhrasesOf = (sentence: string, language: Language): string[] =>
  clausesOf(titleSentence(sentence)).flatMap((clause) => phrasesOf(clause, language))

/** Things side by side, without stopwords and verbs, with the known words that belong to them: 'old canning line'. */
function phrasesOf(clause: string, language: Language): string[] {
  const runs: Word[][] = [[]]
  for (const word of wordsOf(clause, language)) {
    if ((word.isStopword && !word.joins) || statementWords.test(word.text)) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.flatMap((words) => {
    const hasThing = ({ things }: Word) => things.length > 0
    const first = words.findIndex(hasThing)
    if (first < 0) return []
    const start = words.slice(0, first).findLastIndex(({ isKnown }) => !isKnown) + 1
    const last = words.findLastIndex(hasThing)
    const next = words[last + 1]
    // In German only a noun belongs to a noun before it: in 'eine Küche gekauft', 'gekauft' is a verb.
    const belongs = next?.isKnown && (language !== 'de' || /^\p{Lu}/u.test(next.text))
    const end = belongs ? last + 1 : last
    const phrase = words.slice(start, end + 1)
    return phrase.length <= maxWords ? [phrase.map(({ text }) => text).join(' ')] : []
  })
}

const isAcronym = /^\p{Lu}{2,}$/u

const wordsOf = (text: string, language: Language): Word[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*|[&+]/gu) ?? []).map((word) => {
    const lower = word.toLowerCase()
    const joins = linkWords.has(lower)
    // 'IT' is no pronoun.
    const isStopword = joins || (stopwords[language].has(lower) && !isAcronym.test(word))
    const meanings = isStopword ? [] : meaningsOf(lower, language)
    return { text: word, things: meanings.filter(isThing), isKnown: meanings.length > 0, isStopword, joins }
  })
