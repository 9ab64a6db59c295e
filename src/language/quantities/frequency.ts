import { alternatives } from '../alternatives.ts'
import {
  everyPeriodWords,
  perPeriodWords,
  timesWords,
  weekdays,
} from '../lexicon/quantities/frequency-words.ts'
import { boundBefore } from './bounds.ts'
import { frequency, type Quantity } from './quantity.ts'
import { frequencyOf, unitOf } from './units.ts'

/** 'twice a' or 'every' with a period, or a single word, which may be a frequency. */
const candidate = new RegExp(
  String.raw`\b(?:(?<times>${Object.keys(timesWords).join('|')})\s+(?:${alternatives(perPeriodWords)})\s+|` +
    String.raw`(?:${alternatives(everyPeriodWords)})\s+)(?<unit>\p{L}+)|\p{L}+`,
  'giu',
)
const weekday = new RegExp(`^(?:${alternatives(weekdays)})$`, 'iu')

/**
 * Frequencies without an amount: 'weekly deliveries', 'twice a week', 'every Tuesday'.
 *
 * @param amounts quantities that were found before; frequencies that overlap with one belong to it and are left out
 */
export function frequenciesOf(text: string, amounts: readonly Quantity[]): Quantity[] {
  return [...text.matchAll(candidate)].flatMap((match) => {
    const rate = rateOf(match)
    const end = match.index + match[0].length
    if (rate === null || amounts.some((amount) => match.index < amount.end && end > amount.index)) return []
    return [
      frequency(rate, boundBefore(text.slice(0, match.index)), { topic: null, index: match.index, end }),
    ]
  })
}

/** Times a day. */
function rateOf(match: RegExpMatchArray): number | null {
  const { times, unit: name } = match.groups ?? {}
  if (!name) return frequencyOf(match[0])
  const unit = unitOf(name)
  const days = weekday.test(name) ? 7 : unit?.dimension === 'time' ? unit.factor : null
  return days === null ? null : (timesWords[times?.toLowerCase() ?? 'once'] ?? 1) / days
}
