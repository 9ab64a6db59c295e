import type { MandateContent } from '../../../src/negotiation/mandate-content.ts'
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
    | Negotiating
  )

/** What a person does about terms. Amounts are in euros. */
export type Negotiating =
  /** Counters the other side's open proposal if there is one. `validDays`: 14 by default. */
  | { readonly proposes: readonly Terms[]; readonly note?: string; readonly validDays?: number }
  /** The reason, which may be empty. */
  | { readonly declines: string }
  | { readonly withdraws: string }
  /** The option's place. `shares`: the buyer's judgements. */
  | { readonly accepts: 0 | 1 | 2; readonly shares?: true }
  /** Asks to cancel the agreement, or confirms the other side's wish. */
  | { readonly cancels: true }
  /** The request is filled. */
  | { readonly fills: true }
  | { readonly mandate: DemoMandate }
  /** Lets the assistants negotiate: at once, or only an hour after the demo was filled. */
  | { readonly negotiates: 'at once' | 'in an hour' }
  | { readonly takesOver: true }

export interface Terms {
  /** Such as '16390'. */
  readonly total: string
  readonly tax: 'with tax' | 'without tax'
  /** Without delivery. */
  readonly collected?: boolean
  readonly quantity?: readonly [amount: number, unit: string]
  /** A text of the form YYYY-MM-DD is a date. */
  readonly terms: readonly (readonly [label: string, value: number | string, unit?: string])[]
}

export interface DemoMandate
  extends Partial<Pick<MandateContent, 'bounds' | 'terms' | 'style' | 'maxRounds'>> {
  readonly target: string
  readonly walkAway: string
  readonly autonomy: MandateContent['autonomy']
  readonly ceiling?: string
  /** In cents, as it is saved. */
  readonly worth?: MandateContent['worth']
}

/** What follows the conversation of a story. */
export interface Sequel extends Pick<Story, 'offering' | 'request'> {
  readonly steps: readonly (At & (Negotiating | { readonly says: string }))[]
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** '2026-12-01': the first such weekday at least `days` after the demo is filled. */
export type DayOf = (weekday: Weekday, days: number) => string

/** 'Tuesday, 1 December': the first such weekday at least `days` after the demo is filled. */
export type DateOf = (weekday: Weekday, days: number) => string
