import { alternatives } from '../alternatives.ts'
import { boundsAfter, boundsBefore } from '../lexicon/quantities/bounds.ts'

/** What the words beside a number make of it; `exact` without any, `range` for two numbers. */
export type Bound = 'at least' | 'at most' | 'order from' | 'from' | 'about' | 'exact' | 'range'

const before: readonly [Bound, RegExp][] = boundsBefore.map(({ bound, phrases, ending }) => [
  bound,
  new RegExp(`(?:${alternatives(phrases)})${ending}`, 'iu'),
])
const after: readonly [Bound, RegExp][] = boundsAfter.map(({ bound, phrases }) => [
  bound,
  new RegExp(String.raw`^\s*(?:${alternatives(phrases)})`, 'iu'),
])

/** @param text what stands before the number */
export const boundBefore = (text: string): Bound | null =>
  before.find(([, pattern]) => pattern.test(text.slice(-60)))?.[0] ?? null

/** @param text what stands after the number */
export const boundAfter = (text: string): Bound | null =>
  after.find(([, pattern]) => pattern.test(text))?.[0] ?? null
