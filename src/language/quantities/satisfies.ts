import { alternatives } from '../alternatives.ts'
import { peopleStems, pieceStems } from '../lexicon/quantities/counted-nouns.ts'
import type { Quantity } from './quantity.ts'

/** Whether an offered quantity meets a required one; 'unknown' if they can't be compared or the offer is too vague. */
export function satisfies(required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (!comparable(required, offered)) return 'unknown'
  const need = needOf(required)
  if (offered.bound === 'order from' || (offered.bound === 'from' && isGoods(offered)))
    return reachesMinimumOrder(required, offered)
  switch (need.kind) {
    case 'at least':
      return isEnough(need.value, required, offered)
    case 'at most':
      return isLittleEnough(need.value, offered)
    case 'range':
      return fitsRange(required, offered)
  }
}

export function comparable(a: Quantity, b: Quantity): boolean {
  if (a.dimension !== b.dimension || !samePer(a.per, b.per)) return false
  if (a.topic && b.topic && a.topic !== b.topic && topical(a)) return false
  if (a.dimension !== 'count') return true
  return (
    a.subject.some((stem) => b.subject.includes(stem)) ||
    (isPiece(a) && isPiece(b)) ||
    (isPeople(a) && isPeople(b))
  )
}

/** Rates are comparable only per the same unit. A noun may be missing on one side: '€5 per bag' and '€5'. */
const samePer = (a: string | null, b: string | null) =>
  a === b || (isNoun(a) && b === null) || (a === null && isNoun(b))
const isNoun = (per: string | null) =>
  per !== null && !/^(?:time|hour|mass|length|area|volume|energy|power|data)$/.test(per)

/** Goods are bought by amount, so 'from 500 kg' is a minimum order. */
const isGoods = (q: Quantity) =>
  q.per === null && (q.dimension === 'mass' || q.dimension === 'volume' || q.dimension === 'count')

const topical = (q: Quantity) =>
  q.dimension === 'time' || q.dimension.startsWith('money') || q.dimension === 'length'

const pieces = new RegExp(`^(?:${alternatives(pieceStems)})`)
const isPiece = (q: Quantity) => q.subject.some((stem) => pieces.test(stem))

const people = new RegExp(`^(?:${alternatives(peopleStems)})`)
const isPeople = (q: Quantity) => q.subject.some((stem) => people.test(stem))

type Need = { kind: 'at least' | 'at most'; value: number } | { kind: 'range' }

/** What a required quantity asks for. Without a bound this depends on what is measured. */
function needOf(q: Quantity): Need {
  if (q.bound === 'at least' || q.bound === 'order from' || q.bound === 'from')
    return { kind: 'at least', value: q.min }
  if (q.bound === 'at most') return { kind: 'at most', value: q.max }
  const direction = directionOf(q)
  if (direction === 'at least') return { kind: 'at least', value: q.min }
  return direction === 'at most' ? { kind: 'at most', value: q.max } : { kind: 'range' }
}

function directionOf(q: Quantity): Need['kind'] {
  if (q.topic === 'insurance' || q.topic === 'warranty' || q.topic === 'experience' || q.topic === 'storage')
    return 'at least'
  if (q.dimension.startsWith('money')) return 'at most'
  if (q.dimension === 'time')
    return q.topic === 'payment'
      ? 'at least'
      : q.topic === 'delivery' || q.topic === 'response'
        ? 'at most'
        : 'range'
  if (q.dimension === 'length') return q.topic === 'distance' ? 'at most' : 'range'
  if (q.dimension === 'temperature' || q.dimension === 'pressure' || q.dimension === 'voltage') return 'range'
  // '25 kg bags' is a size, '500 kg a week' is an amount.
  if ((q.dimension === 'mass' || q.dimension === 'volume') && q.per === null) return 'range'
  return 'at least'
}

/** The offer has a minimum order, which the required amount must reach. */
function reachesMinimumOrder(required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (required.bound === 'at least') return required.min >= offered.min ? 'yes' : 'unknown'
  return required.max >= offered.min ? 'yes' : 'no'
}

function isEnough(value: number, required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (offered.bound === 'at least' || offered.bound === 'from')
    return offered.min >= value ? 'yes' : 'unknown'
  // Below the range: 4 people for 'groups of 6 to 15'.
  if (required.bound === 'exact' && offered.bound === 'range' && !atMost(offered.min, value)) return 'no'
  if (atMost(value, offered.max)) {
    // Within the range. It's a promise only if the buyer can choose any amount from it, as for a capacity.
    const capacity =
      offered.bound === 'at most' ||
      required.dimension === 'count' ||
      required.per !== null ||
      (required.bound !== 'at least' && offered.bound === 'range')
    return atMost(value, offered.min) || capacity ? 'yes' : 'unknown'
  }
  return 'no'
}

function isLittleEnough(value: number, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (offered.bound === 'at least' || offered.bound === 'from') return offered.min > value ? 'no' : 'unknown'
  if (atMost(offered.max, value)) return 'yes'
  if (offered.dimension === 'length') return offered.bound === 'exact' ? 'no' : 'unknown'
  if (offered.bound === 'at most') return offered.dimension === 'time' ? 'no' : 'unknown'
  return offered.min > value ? 'no' : 'unknown'
}

function fitsRange(required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (!atMost(offered.min, required.max) || !atMost(required.min, offered.max)) return 'no'
  const covers = atMost(offered.min, required.min) && atMost(required.max, offered.max)
  const within = atMost(required.min, offered.min) && atMost(offered.max, required.max)
  return covers || within ? 'yes' : 'unknown'
}

/** `a <= b`, with a tolerance for rounding errors of unit conversion. */
const atMost = (a: number, b: number): boolean =>
  a <= b || (Number.isFinite(b) && a - b <= 0.001 * Math.abs(b))
