import { conditionsOnOthers } from '../lexicon/privacy/other-side.ts'
import * as words from '../lexicon/privacy/word-classes.ts'
import { pairPattern, phrasePattern, phraseSource } from './phrases.ts'

/**
 * Marks what a person says to the own assistant by combinations of word classes: a bound on a price and what one would lose,
 * the other side as a subject and what it is like, a tactical verb and what is dealt with.
 */

const clauseBreak =
  /\s*[,;:()–—]\s+|\s[-–—]\s|\s(?=(?:and|but|so|und|aber|also|et|mais|alors|y|pero|asi que)\s)/

const atStart = (source: string): string =>
  String.raw`^[^a-z]*(?:(?:and|but|so|just|please|then|also|und|aber|also|bitte|dann|mal|et|mais|alors|puis|surtout|y|pero|asi que|mejor|luego)\s+){0,2}(?:${source})(?![a-z\d])`

const bound = phrasePattern(words.ownBounds)
const reluctantly = phrasePattern(words.reluctance)
const number = phrasePattern(words.ownNumbers)
const bid = pairPattern(words.alternatives, words.bids)
const position = [words.ownMoods, words.idleSince, words.withoutDeal].map(phrasePattern)
const opinions = [
  pairPattern(words.others, words.judgements),
  new RegExp(
    String.raw`(?<![a-z])(?:${phraseSource(words.verbsOfOthers)})(?:\s+[a-z]+){0,3}?\s+(?:${phraseSource(words.judgements)})(?![a-z])`,
  ),
]
const givesWay = new RegExp(
  `(?<![a-z])(?:${conditionsOnOthers.map(({ when }) => phraseSource(when)).join('|')})(?![a-z])[^.;!?]*?[,:][^.;!?]*?(?:d ?%|(?:${phraseSource(words.concessions)})(?![a-z]))`,
)
const dealing = pairPattern(words.others, words.dealing)
const kept = [
  phrasePattern(words.ignorance),
  new RegExp(
    `(?<![a-z])(?:${phraseSource(words.prevention)})(?![a-z]).{0,30}?(?<![a-z])(?:${phraseSource(words.others)})(?![a-z]).{0,20}?(?<![a-z])(?:${phraseSource(words.learning)})(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:${phraseSource(words.others)})(?![a-z]).{0,20}?(?<![a-z])(?:${phraseSource(words.prevention)})(?![a-z]).{0,20}?(?<![a-z])(?:${phraseSource(words.learning)})(?![a-z])`,
  ),
]
const other = phrasePattern(words.others)
const tactic = new RegExp(atStart(phraseSource(words.tacticalVerbs)))
const tacticalObject = phrasePattern(words.tacticalObjects)
const dealingAlone = phrasePattern(words.dealing)
const prohibition = new RegExp(atStart(phraseSource(words.closeProhibitions)))
/** These name the reader or the writer: the sentence is said to the other side. */
const namesReader =
  /(?<![a-z])(?:us|uns|mir|mich|nous|moi|nos|you|your|ihnen|ihre?[mnrs]?|euch|vous|votre|vos|usted|ustedes)(?![a-z])/

/** @param plain a sentence of a round in its plain form */
export function reasonByWordClasses(plain: string): 'secrecy' | 'limit' | 'instruction' | 'internal' | null {
  if (bound.test(plain)) return 'limit'
  if (kept.some((pattern) => pattern.test(plain))) return 'secrecy'
  if (bid.test(plain) || [...position, ...opinions].some((pattern) => pattern.test(plain))) return 'internal'
  if (givesWay.test(plain)) return 'limit'
  const clauses = plain.split(clauseBreak)
  if (clauses.some((clause) => reluctantly.test(clause) && number.test(clause))) return 'limit'
  return clauses.some(isTactic) ? 'instruction' : null
}

function isTactic(clause: string): boolean {
  if (dealing.test(clause) || (other.test(clause) && dealingAlone.test(clause))) return true
  if (namesReader.test(clause)) return false
  if (prohibition.test(clause)) return true
  return tactic.test(clause) && (tacticalObject.test(clause) || dealingAlone.test(clause))
}
