import type { Side } from '../../shared/sides.ts'
import {
  announcements,
  backReferences,
  continuations,
  ellipticalStarts,
  privateLabels,
} from '../lexicon/privacy/references.ts'
import { linesOf, sentencesOf } from '../sentences.ts'
import { splitClauses } from './clauses.ts'
import { contactsOf } from './contacts.ts'
import { isRefusal, markerOf, type PrivateReason, type Use } from './markers.ts'
import { phrasePattern, phraseSource, plainForm } from './phrases.ts'

/**
 * Sorts what a person types into what the other side may read and what it may not. The sorting is modest: a false alarm
 * costs a click, a secret that is told costs trust.
 */

/** `refusal` occurs in listings only: in a round, what one doesn't do is an answer. */
export type Reading = 'public' | 'private' | 'contact' | 'refusal' | 'unsure'

export interface Passage {
  /** A literal slice of the text: a sentence, or a clause of it. */
  readonly text: string
  readonly reading: Reading
  /** Of a private or unsure passage. */
  readonly reason: PrivateReason | null
  /** The number of its line, and whether that is an item of a list. */
  readonly line: number
  readonly bulleted: boolean
  /** Whether it is a clause that continues the sentence of the passage before. */
  readonly continues: boolean
}

const refersBack = phrasePattern(backReferences)
const elliptical = new RegExp(`^[^a-z]*(?:${phraseSource(ellipticalStarts)})`, 'u')
const label = new RegExp(String.raw`^[^\p{L}]*(?:${phraseSource(privateLabels)})\s*[):\]–-]+(?:\s|$)`, 'u')
const announces = phrasePattern(announcements)
const continues = new RegExp(`^[^\\p{L}]*(?:${phraseSource(continuations)})(?![\\p{L}])`, 'u')
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
/** 'Don't tell them, but …' speaks of what follows. */
const announced = /(?<!\p{L})(?:but|aber|mais|pero|dass|que)(?!\p{L})/u
/** A request for secrecy without more words than this speaks of the sentence before it. */
const maxBareWords = 6
const maxEllipticalWords = 12

/** @param side the side of who writes, where it is known: what a buyer would pay is private, a seller's price isn't */
export function passagesOf(text: string, use: Use, side: Side | null = null): Passage[] {
  const lines = linesOf(text)
  const passages = lines.flatMap((line, number) => {
    const whole = label.test(plainForm(line.text))
    return sentencesOf(line.text).map((sentence): Passage => {
      const place = { text: sentence, line: number, bulleted: line.bulleted, continues: false }
      return whole
        ? { ...place, reading: 'private', reason: 'secrecy' }
        : { ...place, ...readingOf(sentence, use, side) }
    })
  })
  return coverReferences(coverLabelledLines(passages)).flatMap((passage) =>
    use === 'listing' ? splitClauses(passage, side) : [passage],
  )
}

function readingOf(sentence: string, use: Use, side: Side | null): Pick<Passage, 'reading' | 'reason'> {
  const marker = markerOf(sentence, use, side)
  if (marker) return { reading: marker.isCertain ? 'private' : 'unsure', reason: marker.reason }
  if (contactsOf(sentence).length > 0) return { reading: 'contact', reason: null }
  if (use === 'listing' && isRefusal(sentence)) return { reading: 'refusal', reason: null }
  return { reading: 'public', reason: null }
}

/** 'Not public:' on a line of its own covers the list below it. */
function coverLabelledLines(passages: readonly Passage[]): Passage[] {
  let covering = false
  return passages.map((passage, i) => {
    const isFirst = passages[i - 1]?.line !== passage.line
    const isAlone = isFirst && passages[i + 1]?.line !== passage.line
    if (isAlone && passage.text.endsWith(':')) covering = passage.reading === 'private'
    else if (isFirst && !passage.bulleted) covering = false
    return covering && passage.reading !== 'private'
      ? { ...passage, reading: 'private', reason: 'secrecy' }
      : passage
  })
}

/** 'Please keep that to yourself' covers the sentence before it, 'One more thing between us' the one after it. */
function coverReferences(passages: readonly Passage[]): Passage[] {
  const covered: Passage[] = []
  passages.forEach((passage, i) => {
    const [before, next] = [covered.at(-1), passages[i + 1]]
    const isCovered =
      passage.reading !== 'private' &&
      ((next && speaksOfSentenceBefore(next)) ||
        (before && speaksOfNextSentence(before)) ||
        (before &&
          isKeptBack(before) &&
          before.line === passage.line &&
          continues.test(plainForm(passage.text))))
    covered.push(isCovered ? { ...passage, reading: 'private', reason: 'secrecy' } : passage)
  })
  return covered
}

const isKeptBack = ({ reading }: Passage): boolean => reading === 'private' || reading === 'unsure'

function speaksOfNextSentence({ text, reading, reason }: Passage): boolean {
  if (reading !== 'private' || reason !== 'secrecy') return false
  const plain = plainForm(text)
  return wordsIn(plain) <= maxEllipticalWords && announces.test(plain)
}

function speaksOfSentenceBefore({ text, reading, reason }: Passage): boolean {
  if (reading !== 'private' || reason !== 'secrecy') return false
  const plain = plainForm(text)
  const words = wordsIn(plain)
  if (/:\s*\S/.test(plain)) return false
  const start = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]+){1,8}/u.exec(plain)?.[0] ?? plain
  const introduces = words > maxBareWords && announced.test(plain.slice(0, start.length + 8))
  return (
    (refersBack.test(start) && !introduces) ||
    words <= maxBareWords ||
    (words <= maxEllipticalWords && elliptical.test(plain))
  )
}
