import type { Topic } from '../topics.ts'
import type { Bound } from './bounds.ts'
import type { Dimension } from './units.ts'

/** An amount that a text states: an interval in the dimension's base unit (see `Dimension`). */
export interface Quantity {
  /** `clock` is a time of day, in hours since midnight. */
  readonly dimension: Dimension | 'count' | 'clock'
  /** For rates, the dimension it is counted by ('500 kg a week': time) or a noun's stem ('€5 per bag': bag). */
  readonly per: string | null
  /** For counts, the stems of what is counted; otherwise empty. */
  readonly subject: readonly string[]
  readonly bound: Bound
  readonly min: number
  readonly max: number
  readonly topic: Topic | null
  /** Its place in the text, `end` exclusive. */
  readonly index: number
  readonly end: number
}

/** The interval that one or two numbers with a bound describe. 'About' allows 10 % either way. */
export function interval(
  low: number,
  high: number,
  bound: Bound | null,
): Pick<Quantity, 'bound' | 'min' | 'max'> {
  if (low !== high && bound !== 'at most') return { bound: 'range', min: low, max: high }
  if (bound === 'at least' || bound === 'order from')
    return { bound, min: low, max: Number.POSITIVE_INFINITY }
  if (bound === 'at most') return { bound, min: high < 0 ? Number.NEGATIVE_INFINITY : 0, max: high }
  const slack = bound === 'about' ? 0.1 : 0
  return { bound: bound ?? 'exact', min: low - slack * Math.abs(low), max: high + slack * Math.abs(high) }
}

/** @param rate times a day */
export function frequency(
  rate: number,
  bound: Bound | null,
  place: Pick<Quantity, 'topic' | 'index' | 'end'>,
): Quantity {
  return { dimension: 'frequency', per: 'time', subject: [], ...interval(rate, rate, bound), ...place }
}
