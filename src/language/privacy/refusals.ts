import { bareDenials, promises, refusalCues } from '../lexicon/privacy/refusals.ts'
import { confidenceThatRefusal, refusalThreshold } from './model/sentence-model.ts'
import { phrasePattern, phraseSource, plainForm } from './phrases.ts'

/** What a side doesn't do or doesn't want is guidance for matching rather than a point of a listing. */

const promise = phrasePattern(promises)
const cue = phrasePattern(refusalCues)

const mayRefuse = (plain: string): boolean => cue.test(plain) && !promise.test(plain)

const bareDenial = new RegExp(`^(?:${phraseSource(bareDenials)})(?![\\p{L}])`, 'u')

/** A sentence with several clauses must be refused as a whole, else those of its clauses that refuse are found one by one. */
export function isRefusal(sentence: string): boolean {
  const least = /[,;(]/.test(sentence) ? refusalThreshold.wholeSentence : refusalThreshold.sentence
  return confidenceThatRefusal(sentence) > least && mayRefuse(plainForm(sentence))
}

/** Of a clause, which says less than a sentence. */
export function isRefusalInClause(clause: string): boolean {
  const plain = plainForm(clause)
  return (
    confidenceThatRefusal(clause) > refusalThreshold.clause && mayRefuse(plain) && !bareDenial.test(plain)
  )
}
