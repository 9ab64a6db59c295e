import type { Quantity } from './quantity.ts'

/** Whether what is offered fulfils what is required; 'unknown' where the two don't speak of the same. */
export function satisfies(required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (!comparable(required, offered)) return 'unknown'
  const need = needOf(required)
  if (offered.bound === 'order from' || (offered.bound === 'from' && isGoods(offered)))
    return orderable(required, offered)
  switch (need.kind) {
    case 'at least':
      return enough(need.value, required, offered)
    case 'at most':
      return littleEnough(need.value, offered)
    case 'range':
      return inside(required, offered)
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

/** Amounts by a unit are only compared by the same; 'for each trip' may go without saying. */
const samePer = (a: string | null, b: string | null) =>
  a === b || (isNoun(a) && b === null) || (a === null && isNoun(b))
const isNoun = (per: string | null) =>
  per !== null && !/^(?:time|hour|mass|length|area|volume|energy|power|data)$/.test(per)

/** What is bought by amount: a figure 'from' on is the smallest order. */
const isGoods = (q: Quantity) =>
  q.per === null && (q.dimension === 'mass' || q.dimension === 'volume' || q.dimension === 'count')

const topical = (q: Quantity) =>
  q.dimension === 'time' || q.dimension.startsWith('money') || q.dimension === 'length'

const pieces = /^(?:unit|piec|pcs?|item|stuck|stk|einheit|piec|unite|unidad|pieza|pz)/
const isPiece = (q: Quantity) => q.subject.some((stem) => pieces.test(stem))

const people =
  /^(?:person|people|pax|particip|attende|guest|group|gast|gaste|teilnehm|grupp|personne|invit|conviv|participant|grup|invitad|asistent)/
const isPeople = (q: Quantity) => q.subject.some((stem) => people.test(stem))

type Need = { kind: 'at least' | 'at most'; value: number } | { kind: 'range' }

/** What a bare number asks for: enough of an amount, at most of a price or a waiting time, exactly a size. */
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
  // '25 kg bags' is a size, '500 kg a week' an amount.
  if ((q.dimension === 'mass' || q.dimension === 'volume') && q.per === null) return 'range'
  return 'at least'
}

/** A smallest order: the amount wanted must reach it. */
function orderable(required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (required.bound === 'at least') return required.min >= offered.min ? 'yes' : 'unknown'
  return required.max >= offered.min ? 'yes' : 'no'
}

function enough(value: number, required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (offered.bound === 'at least' || offered.bound === 'from')
    return offered.min >= value ? 'yes' : 'unknown'
  // Less than the smallest of a range ('groups of 6 to 15' for 4) isn't offered.
  if (required.bound === 'exact' && offered.bound === 'range' && !atMost(offered.min, value)) return 'no'
  if (atMost(value, offered.max)) {
    // A range of what may come isn't a promise, except where it is a capacity one can choose from.
    const capacity =
      offered.bound === 'at most' ||
      required.dimension === 'count' ||
      required.per !== null ||
      (required.bound !== 'at least' && offered.bound === 'range')
    return atMost(value, offered.min) || capacity ? 'yes' : 'unknown'
  }
  return 'no'
}

function littleEnough(value: number, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (offered.bound === 'at least' || offered.bound === 'from') return offered.min > value ? 'no' : 'unknown'
  if (atMost(offered.max, value)) return 'yes'
  if (offered.dimension === 'length') return offered.bound === 'exact' ? 'no' : 'unknown'
  if (offered.bound === 'at most') return offered.dimension === 'time' ? 'no' : 'unknown'
  return offered.min > value ? 'no' : 'unknown'
}

function inside(required: Quantity, offered: Quantity): 'yes' | 'no' | 'unknown' {
  if (!atMost(offered.min, required.max) || !atMost(required.min, offered.max)) return 'no'
  const covers = atMost(offered.min, required.min) && atMost(required.max, offered.max)
  const within = atMost(required.min, offered.min) && atMost(offered.max, required.max)
  return covers || within ? 'yes' : 'unknown'
}

/** Up to what is lost in reckoning with units. */
const atMost = (a: number, b: number): boolean =>
  a <= b || (Number.isFinite(b) && a - b <= 0.001 * Math.abs(b))
