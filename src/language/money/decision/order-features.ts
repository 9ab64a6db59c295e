import type { Candidate } from '../price-candidates.ts'
import { few, type PricedText } from './features.ts'

/** What the model knows of an amount's place among those of its text: their order, their sizes and which name a currency. */
export function orderFeaturesOf({ candidates, sentences }: PricedText, one: Candidate, original: Candidate) {
  const index = candidates.indexOf(original)
  const others = candidates.filter((other) => other !== original)
  const named = candidates.filter(({ role }) => role !== 'bare')
  const isBare = one.role === 'bare'
  const isTotal = one.unit === null
  const fromLast = few(others.length - index)
  const isLastSentence = one.at === candidates.at(-1)?.at
  const sameUnits = others.filter(({ unit }) => unit === one.unit).length
  return [
    `bare ${isBare} ${few(named.length)}`,
    `named only ${named.length === 1 && !isBare}`,
    `named last ${named.at(-1) === original}`,
    `from last ${fromLast}`,
    `from last ${fromLast} ${few(candidates.length)}`,
    `from last ${fromLast} ${isBare}`,
    `last sentence with amounts ${isLastSentence} ${sentences.length > 1}`,
    `same unit ${sameUnits > 0} ${few(others.length)}`,
    `all same unit ${sameUnits === others.length} ${isTotal} ${few(others.length)}`,
    `between ${isBetween(one, others)} ${fromLast === 0}`,
    ...others.flatMap((other) =>
      comparedWith(one, other, candidates.indexOf(other) < index, candidates.length),
    ),
    ...formatOf(one).map((fact) => `${fact} ${isBare}`),
  ]
}

/** How much larger or smaller another price of the same thing is at most: an offer and the answer to it. */
const similar = [0.4, 2.5] as const
/** Prices that differ by less are equal but for rounding. */
const equal = [0.999, 1.001] as const

function comparedWith(one: Candidate, other: Candidate, isEarlier: boolean, count: number): string[] {
  const ratio = Number(one.min) / Number(other.min)
  const size = ratio <= similar[0] ? 'small' : ratio >= similar[1] ? 'big' : orderOf(ratio)
  const relation = `rel ${isEarlier ? 'earlier' : 'later'} ${size}`
  return [
    relation,
    `${relation} ${other.role} ${one.role}`,
    `${relation} ${other.at === one.at}`,
    `${relation} ${count}`,
  ]
}

const orderOf = (ratio: number): string =>
  ratio < equal[0] ? 'lower' : ratio > equal[1] ? 'higher' : 'equal'

/** Whether a lower and a higher one of a similar size are named, too: 'you say 900, I say 800, let's do 850'. */
function isBetween(one: Candidate, others: readonly Candidate[]): boolean {
  const ratios = others
    .map(({ min }) => Number(min) / Number(one.min))
    .filter((ratio) => ratio > similar[0] && ratio < similar[1])
  return ratios.some((ratio) => ratio < 1) && ratios.some((ratio) => ratio > 1)
}

/** Whether a number looks like a year, a round price or a range. */
const formatOf = ({ min, max }: Candidate): string[] => [
  `year ${/^(?:19|20)\d\d\.00$/.test(min)}`,
  `round ${/[05]0\.00$|5\.00$/.test(min)}`,
  `cents ${!/\.00$/.test(min)}`,
  `range ${min !== max}`,
]
