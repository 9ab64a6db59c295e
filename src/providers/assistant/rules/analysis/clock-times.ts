import { interval, type Quantity } from '../../../../language/quantities/quantity.ts'
import { clockTime, fromWords, untilWords } from '../lexicon/evidence/clock-times.ts'

/** Replaces durations that are times of day, as in '7 h 30' or '6 Uhr', by hours since midnight. */
export function withClockTimes(text: string, quantities: readonly Quantity[]): Quantity[] {
  const times = [...text.matchAll(clockTime)].map((match): Quantity => {
    const from = hourOf(match.groups ?? {}, '')
    const to = match.groups?.hour2 ? hourOf(match.groups, '2') : from
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    const bound = untilWords.test(before) ? 'at most' : fromWords.test(before) ? 'at least' : null
    return {
      dimension: 'clock',
      per: null,
      subject: [],
      ...interval(from, to, bound),
      topic: null,
      index: match.index,
      end: match.index + match[0].length,
    }
  })
  const overlaps = (quantity: Quantity) =>
    times.some(({ index, end }) => quantity.index < end && quantity.end > index)
  return [...quantities.filter((quantity) => !overlaps(quantity)), ...times].sort((a, b) => a.index - b.index)
}

function hourOf(groups: Record<string, string | undefined>, suffix: '' | '2'): number {
  const hour =
    Number(groups[`hour${suffix}`] ?? groups.hour3 ?? 0) + Number(groups[`minute${suffix}`] ?? 0) / 60
  const half = groups[`half${suffix}`] ?? groups.half2 ?? ''
  return /p/i.test(half) && hour < 12 ? hour + 12 : hour
}
