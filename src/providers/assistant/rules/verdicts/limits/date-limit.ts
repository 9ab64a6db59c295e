import { phrasePattern } from '../../../../../language/alternatives.ts'
import { monthNames } from '../../../../../language/lexicon/date-words.ts'
import { negativeStances } from '../../lexicon/verdicts/stances.ts'
import { leavesOpen } from '../../lexicon/verdicts/uncertainty.ts'
import type { ClauseInContext } from '../clauses-in-context.ts'
import { compareDates, dateIn } from '../compare-dates.ts'
import { stancesIn } from '../stances.ts'
import type { LimitVerdict } from './price-limit.ts'

const month = phrasePattern(monthNames.join(' | '), 'iu')
const numericDate = /\d{1,2}\.\s?\d{1,2}\.|\d{1,2}\/\d{1,2}/

/** Whether the latest day that the seller states lies within the required period, or before the deadline; null if it is left open. */
export function compareDeadline(text: string, clauses: readonly ClauseInContext[]): LimitVerdict | null {
  const required = dateIn(text)
  if (!required || required.from === required.to || !(numericDate.test(text) || month.test(text))) return null
  const dated = clauses.filter(({ clause, position }) => position > 0 && namesDay(clause.text))
  const last = dated.at(-1)
  if (!last) return null
  const latest = dated.filter(({ position }) => position === last.position)
  return latest.every((context) => isWithin(text, context))
    ? { verdict: 'meet', context: last, stance: [] }
    : null
}

function isWithin(required: string, { clause, sentence }: ClauseInContext): boolean {
  if (sentence.hasDenial || leavesOpen(sentence.text) || sentence.text.includes('?')) return false
  if (stancesIn(sentence.text).some((name) => negativeStances.includes(name))) return false
  // A text that repeats the deadline doesn't say that it is kept.
  return compareDates(required, clause.text) === 'yes' && dateIn(clause.text)?.to !== dateIn(required)?.to
}

const namesDay = (text: string): boolean =>
  dateIn(text) !== null && (numericDate.test(text) || (/\d/.test(text) && month.test(text)))
