import { amountTerm, termGroup } from '../terms/term-hash.ts'
import type { Quantity } from './quantity.ts'

/**
 * Terms of amounts for the index. A scale is divided into steps, and an amount has a term for each step that it lies in
 * or near: '500 g', '0.45 kg' and '400 to 600 g' share some terms, '500 kg' shares none with them.
 */

interface Scale {
  /** An amount's position on the scale, in steps. */
  positionOf(amount: number): number
  /** How many steps an open end covers: 'up to 800' includes 100, 'at least 100' includes 800. */
  readonly openSteps: number
}

const halfOctaves: Scale = { positionOf: (amount) => 2 * Math.log2(amount), openSteps: 6 }
/** Linear, because temperatures can be negative. A step is 5 °C. */
const degrees: Scale = { positionOf: (amount) => amount / 5, openSteps: 4 }

/** An amount's terms include the steps within this distance, so that two close amounts share one even across a border. */
const tolerance = 0.5
/** Wider ranges keep the steps of their upper end. */
const maxSteps = 16

/** The terms of an amount, the highest first: all in one group (`termGroup`), which depends on its dimension, subject and rate. */
export function amountTerms(amount: Quantity): number[] {
  const name = groupName(amount.dimension, amount.subject[0], amount.per)
  return stepsOf(amount).map((step) => amountTerm(name, step))
}

const groupName = (dimension: Quantity['dimension'], subject = '', per: string | null = null) =>
  [dimension, subject, per ?? ''].join(' ')

const durations = termGroup(amountTerm(groupName('time'), 0))

/** Whether the terms are those of a duration without a lower limit, such as 'within 24 hours'. */
export const isTimeLimit = (terms: readonly number[]): boolean =>
  terms.length >= maxSteps && termGroup(terms[0] ?? 0) === durations

function stepsOf({ dimension, min, max }: Quantity): number[] {
  const scale = dimension === 'temperature' ? degrees : halfOctaves
  const [from, to] = [scale.positionOf(min), scale.positionOf(max)]
  if (!Number.isFinite(from) && !Number.isFinite(to)) return []
  const openSteps = dimension === 'time' && !Number.isFinite(from) ? maxSteps : scale.openSteps
  const last = Math.floor((Number.isFinite(to) ? to : from + scale.openSteps) + tolerance)
  const first = Math.floor((Number.isFinite(from) ? from : to - openSteps) - tolerance)
  const count = Math.min(last - first + 1, maxSteps)
  return Array.from({ length: count }, (_, i) => last - i)
}
