import type { Side } from '../shared/sides.ts'
import type { Mandate, Style, TermWorth } from './types.ts'

/**
 * What the assistant may do on a mandate. advise: show its own side what it would do; draft: prepare a proposal for a
 * person to send; propose: send proposals; conclude: also accept.
 */
export const autonomies = ['advise', 'draft', 'propose', 'conclude'] as const
export type Autonomy = (typeof autonomies)[number]

export const styles = ['balanced', 'firm', 'quick'] as const satisfies readonly Style[]

/** A version of a side's mandate, as it is saved. Private to that side. Amounts are in minor units. */
export interface MandateContent {
  readonly currency: string
  /** All-in totals, at terms worth 0. */
  readonly target: number
  readonly walkAway: number
  readonly worth: readonly TermWorth[]
  readonly bounds: readonly Bounds[]
  /** How terms are called on screens; by default by their key. */
  readonly terms: readonly {
    readonly key: string
    readonly label: string
    readonly unit?: string | undefined
  }[]
  /** ISO 8601. */
  readonly deadline: string | null
  readonly maxRounds: number
  readonly style: Style
  readonly autonomy: Autonomy
  /** The largest total that the assistant may accept. Only a manager sets it. */
  readonly ceiling: number | null
}

export interface Bounds {
  readonly key: string
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The mandate as the engine reads it. */
export const engineMandate = (side: Side, content: MandateContent, deadline: Date | null): Mandate => ({
  side,
  target: content.target,
  walkAway: content.walkAway,
  worth: content.worth,
  bounds: content.bounds,
  deadline,
  style: content.style,
})
