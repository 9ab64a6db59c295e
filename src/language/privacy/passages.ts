import type { Side } from '../../shared/sides.ts'
import { persons } from '../lexicon/privacy/persons.ts'
import {
  announcements,
  backReferences,
  beforeHours,
  callingTimes,
  continuations,
  ellipticalStarts,
  listingStarts,
  opinionQuestions,
  preferences,
  privateLabels,
} from '../lexicon/privacy/references.ts'
import { linesOf, sentencesOf } from '../sentences.ts'
import { splitClauses } from './clauses.ts'
import { contactsOf } from './contacts.ts'
import { isForOtherSide } from './for-other-side.ts'
import { markerOf } from './markers.ts'
import type { Passage } from './passage.ts'
import { phrasePattern, phraseSource, plainForm } from './phrases.ts'
import { withoutStartingPrices } from './price-limits.ts'
import { isRefusal } from './refusals.ts'
import { confidenceThatPrivate, privateThresholdOf, type Use } from './sentence-model.ts'
import { splitRoundSentence } from './split-round-sentence.ts'
import { isWish } from './wishes.ts'

/**
 * Sorts what a person types into what the other side may read and what it may not. The sorting is modest: a false alarm
 * costs a click, a secret that is told costs trust.
 */

const refersBack = phrasePattern(backReferences)
const elliptical = new RegExp(`^[^a-z]*(?:${phraseSource(ellipticalStarts)})`, 'u')
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
const announces = phrasePattern(announcements)
const continues = new RegExp(`^[^\\p{L}]*(?:${phraseSource(continuations)})(?![\\p{L}])`, 'u')
const callingTime = new RegExp(
  String.raw`^(?:(?:${phraseSource(callingTimes)})(?![\p{L}-])(?:\s*\S+){0,6}|(?:${phraseSource(beforeHours)})\s\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|hrs|h)?[.!]?)$`,
  'iu',
)
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
/** 'Don't tell them, but …' speaks of what follows. */
const announced = /(?<!\p{L})(?:but|aber|mais|pero|dass|que)(?!\p{L})/u
/** 'Don't mention the price' names what it speaks of. */
const namesObject =
  /(?<!\p{L})(?:the|our|my|das|die|den|dem|der|unser\p{L}*|mein\p{L}*|le|la|les|l'|notre|nos|mon|el|los|las|nuestr\p{L}*|mi) ?\p{L}{4,}/u
/** A request for secrecy without a figure or more words than this speaks of the sentence before it. */
const maxBareWords = 6
const maxEllipticalWords = 12

/** @param writer the side of who writes, where it is known: what a buyer would pay is private, a seller's price isn't */
export function passagesOf(text: string, use: Use, writer: Side | null = null): Passage[] {
  const lines = linesOf(text)
  const passages = lines.flatMap((line, number) => {
    const whole = label.test(plainForm(line.text))
    return sentencesOf(line.text).map((sentence): Passage => {
      const place = { text: sentence, line: number, bulleted: line.bulleted, continues: false }
      return whole
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
  if (isForReader || prefers.test(plain)) return { reading: 'public', reason: null }
  const isConfidence =
    !isForOtherSide(sentence) && confidenceThatPrivate(sentence, use) > privateThresholdOf(use, writer)
  return isConfidence ? { reading: 'unsure', reason: 'internal' } : { reading: 'public', reason: null }
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
    const before = covered.at(-1)
    const after = passages[i + 1]
    const introducesNext =
      after?.line === passage.line && isKeptBack(after) && endsInQuestion.test(passage.text)
    if (speaksOfSentenceBefore(passage) && !introducesNext) coverBack(covered)
    const isCovered =
      passage.reading !== 'private' &&
      before &&
      (speaksOfNextSentence(before) ||
        (before.reading === 'private' &&
          before.line === passage.line &&
          !endsInQuestion.test(passage.text) &&
          continues.test(plainForm(passage.text))))
    covered.push(isCovered ? asSecret(passage) : passage)
  })
  return covered
}

/** Covers the last sentence, and those that it continues. */
function coverBack(covered: Passage[]): void {
  for (let i = covered.length - 1; i >= 0; i--) {
    const passage = covered[i]
    if (!passage) return
    covered[i] = passage.reading === 'private' ? passage : asSecret(passage)
    if (!continues.test(plainForm(passage.text))) return
  }
}

/** 'That stays between us, yes? We stop at 780.' */
const endsInQuestion = /\?\s*$/
const asSecret = (passage: Passage): Passage => ({ ...passage, reading: 'private', reason: 'secrecy' })

const firstWords = (text: string, count: number): string => text.split(/\s+/).slice(0, count).join(' ')

const isKeptBack = ({ reading }: Passage): boolean => reading === 'private' || reading === 'unsure'

/** 'Only for you: …' and 'Between us, 840 is …' hold what they keep secret. */
const hasContent = /:\s*\S|,\s*\d/

function speaksOfNextSentence({ text, reading, reason }: Passage): boolean {
  if (reading !== 'private' || reason !== 'secrecy') return false
  const plain = plainForm(text)
  return wordsIn(plain) <= maxEllipticalWords && announces.test(plain) && !hasContent.test(plain)
}

/** 'Our margin is thin, keep it to yourself' speaks of its own first clause. */
function refersToOwnClause(plain: string): boolean {
  const [first = '', ...rest] = plain.split(/,\s/)
  return (
    wordsIn(first) >= minClauseWords &&
    !subordinate.test(first) &&
    !refersBack.test(first) &&
    !elliptical.test(first) &&
    refersBack.test(rest.join(', '))
  )
}

/** 'But please, that stays between us' begins with no clause. */
const minClauseWords = 3
/** 'As you can imagine, keep it to yourself' */
const subordinate =
  /^\W*(?:(?:and|but|und|aber|et|mais|y|pero) )?(?:as|if|when|since|because|like|while|for|to|in|before|after|wie|wenn|weil|da|falls|bevor|nachdem|solange|bis|fur|im|comme|si|quand|puisque|parce|avant|apres|pour|tant|como|cuando|porque|antes|despues|para|mientras|segun|by|just|nur|a|de|en)(?![\p{L}])/u

function speaksOfSentenceBefore({ text, reading, reason }: Passage): boolean {
  if (reading !== 'private' || reason !== 'secrecy') return false
  const plain = plainForm(text)
  const words = wordsIn(plain)
  if (hasContent.test(plain)) return false
  const start = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]+){1,8}/u.exec(plain)?.[0] ?? plain
  if (refersToOwnClause(plain)) return false
  const introduces = words > maxBareWords && announced.test(plain.slice(0, start.length + 8))
  // A sentence with a figure is about that figure, unless it begins with the pronoun.
  const beginning = /\d/.test(plain) ? firstWords(start, 3) : start
  return (
    (refersBack.test(beginning) && !introduces) ||
    (words <= maxBareWords && !namesObject.test(plain) && !/\d/.test(plain)) ||
    (words <= maxEllipticalWords && elliptical.test(plain))
  )
}
