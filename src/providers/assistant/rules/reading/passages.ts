import type { Language } from '../../../../language/languages.ts'
import type { RevealedListing, ThreadMessage } from '../../briefs.ts'
import { memoizeTextByLanguage } from '../memoize.ts'
import { languageOf, languageOfListing, statementsOf } from './injection-filter.ts'
import { type Reading, readingOf, type Word } from './words.ts'

/** One sentence of the seller that can speak for or against a requirement. */
export interface Passage extends Reading {
  /** Rises with time: what was said later counts more than the listing and what was said before. */
  readonly said: number
  /** What the sentence answers, where it follows a question. */
  readonly question: Reading | null
  /** A plain yes or no at its start. */
  readonly reply: 'yes' | 'no' | null
}

export interface Evidence {
  readonly passages: readonly Passage[]
  /** The words of the listing's name: they hold for each of its sentences. */
  readonly title: readonly Word[]
  readonly language: Language
}

const passagesAtMost = 400
/** Words read of a listing, and of its talk: each is compared with each word that is asked for. */
const wordsAtMost = 3_000
/** Characters read of a talk, the latest. */
const talkAtMost = 30_000

/** What the seller shows and has said, sentence by sentence. */
export function evidenceOf(seller: RevealedListing, talk: readonly ThreadMessage[]): Evidence {
  const texts = [
    ...seller.points,
    seller.name,
    seller.description,
    ...seller.files.map((file) => file.text),
    seller.companyDescription,
  ]
  const language = languageOfListing(seller)
  const listed = texts.flatMap(statementsOf).slice(0, passagesAtMost)
  const said = spoken(latest(talk), language).toReversed()
  return {
    language,
    title: readingOf(seller.name, language).words,
    passages: [
      ...withinReach(listed.map((text) => listedPassage(text, language))),
      ...withinReach(said).toReversed(),
    ],
  }
}

function withinReach(passages: readonly Passage[]): Passage[] {
  let words = 0
  return passages.filter((passage) => {
    words += passage.words.length
    return words <= wordsAtMost
  })
}

function latest(talk: readonly ThreadMessage[]): readonly ThreadMessage[] {
  let length = 0
  const from = talk.findLastIndex((message) => {
    length += message.content.length
    return length > talkAtMost
  })
  return talk.slice(from + 1)
}

const listedPassage = memoizeTextByLanguage(
  (text, fallback): Passage => ({
    ...readingOf(text, languageOf(text, fallback)),
    said: 0,
    question: null,
    reply: null,
  }),
)

/** The seller's own messages; an answer is read together with the question before it. */
function spoken(talk: readonly ThreadMessage[], fallback: Language): Passage[] {
  const passages: Passage[] = []
  let question: Reading | null = null
  talk.forEach((message, i) => {
    const language = languageOf(message.content, fallback)
    for (const sentence of statementsOf(message.content)) {
      const { topic, text } = topicAndText(sentence)
      const reading = readingOf(text, language)
      if (topic) question = readingOf(topic, language)
      if (text.endsWith('?')) question = reading
      else if (message.side === 'seller')
        passages.push({ ...reading, said: i + 1, question, reply: replyOf(text) })
      if (message.side === 'seller' && !text.endsWith('?')) question = null
    }
  })
  return passages
}

/** 'Regarding “delivery on Saturdays”: yes' answers what stands before the colon. */
function topicAndText(sentence: string): { topic: string | null; text: string } {
  const match = /^[^“”"„:?]{0,40}[“"„]([^“”"]{3,1000})[”"“]\s*[:?]\s+(?=\S)/u.exec(sentence)
  return match?.[1]
    ? { topic: match[1], text: sentence.slice(match[0].length) }
    : { topic: null, text: sentence }
}

function replyOf(text: string): Passage['reply'] {
  if (
    /^(?:yes|yeah|certainly|of course|sure|absolutely|correct|ja|natürlich|selbstverständlich|gerne|oui|bien sûr|certainement|sí|claro|por supuesto)(?![\p{L}])/iu.test(
      text,
    )
  )
    return 'yes'
  if (
    /^(?:no|nope|unfortunately|sorry|nein|leider|non|malheureusement|desgraciadamente|lamentablemente)(?![\p{L}])/iu.test(
      text,
    )
  )
    return 'no'
  return null
}
