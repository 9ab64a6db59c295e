import {
  announcements,
  backReferences,
  continuations,
  ellipticalStarts,
} from '../../lexicon/privacy/references.ts'
import { phrasePattern, phraseSource, plainForm } from '../phrases.ts'
import type { Passage } from './passage.ts'

/** Finds what a request for secrecy refers to when it holds no secret itself. */

const refersBack = phrasePattern(backReferences)
const elliptical = new RegExp(`^[^a-z]*(?:${phraseSource(ellipticalStarts)})`, 'u')
const announces = phrasePattern(announcements)
const continues = new RegExp(`^[^\\p{L}]*(?:${phraseSource(continuations)})(?![\\p{L}])`, 'u')

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
/** 'Don't tell them, but …' speaks of what follows. */
const announced = /(?<!\p{L})(?:but|aber|mais|pero|dass|que)(?!\p{L})/u
/** 'Don't mention the price' names what it speaks of. */
const namesObject =
  /(?<!\p{L})(?:the|our|my|das|die|den|dem|der|unser\p{L}*|mein\p{L}*|le|la|les|l'|notre|nos|mon|el|los|las|nuestr\p{L}*|mi) ?\p{L}{4,}/u
/** A request for secrecy without a figure or more words than this speaks of the sentence before it. */
const maxBareWords = 6
const maxEllipticalWords = 12

/** 'Only for you: …' and 'Between us, 840 is …' hold what they keep secret. */
const hasContent = /:\s*\S|,\s*\d/

/** 'Please keep that to yourself' covers the sentence before it, 'One more thing between us' the one after it. */
export function coverReferences(passages: readonly Passage[]): Passage[] {
  const covered: Passage[] = []
  passages.forEach((passage, i) => {
    const before = covered.at(-1)
    const after = passages[i + 1]
    const introducesNext =
      after?.line === passage.line && isKeptBack(after) && endsInQuestion.test(passage.text)
    if (speaksOfSentenceBefore(passage) && !introducesNext) coverBack(covered)
    const isCovered = before && (speaksOfNextSentence(before) || continuesSecret(passage, before))
    covered.push(isCovered ? asSecret(passage) : passage)
  })
  return covered
}

/** Covers the last sentence, and those that it continues. */
function coverBack(covered: Passage[]): void {
  for (let i = covered.length - 1; i >= 0; i--) {
    const passage = covered[i]
    if (!passage) return
    covered[i] = asSecret(passage)
    if (!continues.test(plainForm(passage.text))) return
  }
}

/** 'That stays between us, yes? We stop at 780.' */
const endsInQuestion = /\?\s*$/

/** A passage that is private already keeps its reason. */
const asSecret = (passage: Passage): Passage =>
  passage.reading === 'private' ? passage : { ...passage, reading: 'private', reason: 'secrecy' }

const continuesSecret = ({ text, line }: Passage, before: Passage): boolean =>
  before.reading === 'private' &&
  before.line === line &&
  !endsInQuestion.test(text) &&
  continues.test(plainForm(text))

const asksForSecrecy = ({ reading, reason }: Passage): boolean =>
  reading === 'private' && reason === 'secrecy'

const isKeptBack = ({ reading }: Passage): boolean => reading === 'private' || reading === 'unsure'

function speaksOfNextSentence(passage: Passage): boolean {
  if (!asksForSecrecy(passage)) return false
  const plain = plainForm(passage.text)
  return wordsIn(plain) <= maxEllipticalWords && announces.test(plain) && !hasContent.test(plain)
}

function speaksOfSentenceBefore(passage: Passage): boolean {
  if (!asksForSecrecy(passage)) return false
  const plain = plainForm(passage.text)
  if (hasContent.test(plain) || refersToOwnClause(plain)) return false
  const words = wordsIn(plain)
  const hasFigure = /\d/.test(plain)
  if (words <= maxBareWords && !namesObject.test(plain) && !hasFigure) return true
  if (words <= maxEllipticalWords && elliptical.test(plain)) return true
  const start = firstWords.exec(plain)?.[0] ?? plain
  const speaksOfNext = words > maxBareWords && announced.test(plain.slice(0, start.length + 8))
  // A sentence with a figure is about that figure, unless it begins with the pronoun.
  const beginning = hasFigure ? start.split(/\s+/).slice(0, 3).join(' ') : start
  return !speaksOfNext && refersBack.test(beginning)
}

const firstWords = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]+){1,8}/u

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
