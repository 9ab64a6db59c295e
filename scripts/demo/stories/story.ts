import type { Side } from '../../../src/shared/sides.ts'

/** A conversation of the demo market, written by hand: the opening of the seller's assistant and what followed. */
export interface Story {
  readonly offering: string
  readonly request: string
  /** When the lead opened, in days before the demo is filled. */
  readonly daysAgo: number
  readonly opening: string
  readonly steps: readonly Step[]
  /** What the assistant has written and nobody has sent yet. */
  readonly draft?: {
    readonly by: Side
    readonly text: string
    readonly said: string
    readonly note?: string
  }
}

/** `at`: in days after the opening. */
interface At {
  readonly by: Side
  readonly at: number
}

export type Step = At &
  (
    | { readonly says: string }
    /** The assistant's message of a round. `note`: what the person entered for the assistant only. */
    | { readonly assistant: string; readonly said: string; readonly note?: string; readonly edited?: true }
    | { readonly corrects: string }
    | { readonly judges: string; readonly as: 'meet' | 'not meet' }
    | { readonly ends: true }
  )

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** 'Tuesday, 1 December': the first such weekday at least `days` after the demo is filled. */
export type DateOf = (weekday: Weekday, days: number) => string
