import type { Side } from '../../../shared/sides.ts'
import { persons } from '../../lexicon/privacy/persons.ts'
import {
  beforeHours,
  callingTimes,
  listingStarts,
  opinionQuestions,
  preferences,
  privateLabels,
} from '../../lexicon/privacy/references.ts'
import { linesOf, sentencesOf } from '../../sentences.ts'
import { contactsOf } from '../contacts.ts'
import { isForOtherSide } from '../markers/for-other-side.ts'
import { markerOf } from '../markers/markers.ts'
import { withoutStartingPrices } from '../markers/price-limits.ts'
import { isWish } from '../markers/wishes.ts'
import { confidenceThatPrivate, privateThresholdOf, type Use } from '../model/sentence-model.ts'
import { phrasePattern, phraseSource, plainForm } from '../phrases.ts'
import { isRefusal } from '../refusals.ts'
import { splitClauses } from './clauses.ts'
import type { Passage } from './passage.ts'
import { coverReferences } from './references.ts'
import { splitRoundSentence } from './split-round-sentence.ts'

/**
 * Sorts what a person types into what the other side may read and what it may not. The sorting is modest: a false alarm
 * costs a click, a secret that is told costs trust.
 */

const label = new RegExp(String.raw`^[^\p{L}]*(?:${phraseSource(privateLabels)})\s*[):\]–-]+(?:\s|$)`, 'u')
/** 'Looking for someone to walk our dogs': what the listing is about is no confidence. */
const statesSubject = new RegExp(
  String.raw`(?:^[^\p{L}]*(?:(?:so|also|hi|hello|hey|hallo|hola|bonjour|ok|well|bref|donc|alors|bueno|pues)(?![\p{L}])[^\p{L}]*)?|\s(?:and|\+|und|et|y)\s(?:we |i |on |nous )?)(?:${phraseSource(listingStarts)})(?![\p{L}])`,
  'u',
)
/** 'Yes, on Friday' answers the other side. */
const answersOther = /^\W*(?:yes|yep|sure|of course|ja|klar|gerne?|oui|bien sur|si claro|si|claro)\s?[,!.:]/u
/**
 * A question of one clause asks the other side, unless it speaks of others or asks for an opinion: in the labelled texts none
 * of them is private.
 */
const plainQuestion = /^[^,;:()–—]*\?\W*$/u
const asksOpinion = phrasePattern(opinionQuestions)
const asksOther = (plain: string): boolean =>
  plainQuestion.test(plain) && !persons.they.test(plain) && !asksOpinion.test(plain)
/** 'Weddings from 1,200 EUR, most couples spend 2,000' */
const announcesPrice = (plain: string): boolean => withoutStartingPrices(plain) !== plain
/** 'Known software, Silae preferred' states a requirement. */
const prefers = new RegExp(String.raw`,\s(?:[^\s,]+\s){1,3}(?:${phraseSource(preferences)})\W*$`, 'u')
const callingTime = new RegExp(
  String.raw`^(?:(?:${phraseSource(callingTimes)})(?![\p{L}-])(?:\s*\S+){0,6}|(?:${phraseSource(beforeHours)})\s\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|hrs|h)?[.!]?)$`,
  'iu',
)
/** @param writer the side of who writes, where it is known: what a buyer would pay is private, a seller's price isn't */
export function passagesOf(text: string, use: Use, writer: Side | null = null): Passage[] {
  const lines = linesOf(text)
  const passages = lines.flatMap((line, number) => {
    const isLabelled = label.test(plainForm(line.text))
    return sentencesOf(line.text).map((sentence): Passage => {
      const place = { text: sentence, line: number, bulleted: line.bulleted, continues: false }
      return isLabelled
        ? { ...place, reading: 'private', reason: 'secrecy' }
        : { ...place, ...readingOf(sentence, use, writer) }
    })
  })
  return coverReferences(coverLabelledLines(passages)).flatMap((passage) =>
    use === 'listing'
      ? withoutCallingTimes(splitClauses(passage, writer))
      : splitRoundSentence(passage, writer),
  )
}

/** The clauses of a sentence: 'call after 6 pm' belongs to the number before it. */
const withoutCallingTimes = (clauses: readonly Passage[]): Passage[] =>
  clauses.map((clause, i) =>
    clauses[i - 1]?.reading === 'contact' && clause.reading === 'public' && callingTime.test(clause.text)
      ? { ...clause, reading: 'contact' }
      : clause,
  )

function readingOf(sentence: string, use: Use, writer: Side | null): Pick<Passage, 'reading' | 'reason'> {
  const marker = markerOf(sentence, use, writer)
  if (marker) return { reading: marker.isCertain ? 'private' : 'unsure', reason: marker.reason }
  if (contactsOf(sentence).length > 0) return { reading: 'contact', reason: null }
  const plain = plainForm(sentence)
  if (use === 'listing' && !isWish(plain) && isRefusal(sentence)) return { reading: 'refusal', reason: null }
  const isForReader =
    use === 'listing'
      ? statesSubject.test(plain) || isWish(plain) || (writer === 'seller' && announcesPrice(plain))
      : answersOther.test(plain) || asksOther(plain)
  if (isForReader || prefers.test(plain) || isForOtherSide(sentence))
    return { reading: 'public', reason: null }
  return confidenceThatPrivate(sentence, use) > privateThresholdOf(use, writer)
    ? { reading: 'unsure', reason: 'internal' }
    : { reading: 'public', reason: null }
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
