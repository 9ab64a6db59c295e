import { groupTerm } from '../terms/term-hash.ts'
import type { Quantity } from './quantity.ts'

/**
 * Amounts as terms of the index: one for each step of a scale that an amount lies in or near, so that '500 g',
 * '0.45 kg' and '400 to 600 g' share some, and '500 kg' has none of theirs.
 */

interface Scale {
  /** Where an amount stands, in steps. */
  at(amount: number): number
  /** How many steps an open end reaches: 'up to 800' is also about 100, 'at least 100' also about 800. */
  readonly open: number
}

const halfOctaves: Scale = { at: (amount) => 2 * Math.log2(amount), open: 6 }
/** Degrees have no natural zero. */
const degrees: Scale = { at: (amount) => amount / 5, open: 4 }

/** Amounts this far apart are neighbours, on whichever sides of a step's end they stand. */
const near = 0.5
/** A wider range is known by its upper end. */
const stepsAtMost = 16

export function amountTerms(amount: Quantity): number[] {
  const what = [amount.dimension, amount.subject[0] ?? '', amount.per ?? ''].join(' ')
  return stepsOf(amount).map((step) => groupTerm(what, step))
}

function stepsOf({ dimension, min, max }: Quantity): number[] {
  const scale = dimension === 'temperature' ? degrees : halfOctaves
  const [from, to] = [scale.at(min), scale.at(max)]
  if (!Number.isFinite(from) && !Number.isFinite(to)) return []
  const last = Math.floor((Number.isFinite(to) ? to : from + scale.open) + near)
  const first = Math.floor((Number.isFinite(from) ? from : to - scale.open) - near)
  const count = Math.min(last - first + 1, stepsAtMost)
  return Array.from({ length: count }, (_, i) => last - i)
}
