import type { Side } from '../shared/sides.ts'

/** A number counts its term's unit, in the term's steps; a text is one of the term's options. */
export type TermValue = number | string

/** What both sides know of a term: never a worth. */
export type PublicTerm = { readonly key: string; readonly label: string; readonly unit?: string } & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
)

export type TermValues = Readonly<Record<string, TermValue>>

export interface Package {
  /** The all-in total, in minor units. */
  readonly price: number
  /** One value for each public term. */
  readonly terms: TermValues
}

export type TermWorth =
  | { readonly key: string; readonly perUnit: number }
  | { readonly key: string; readonly options: Readonly<Record<string, number>> }
  | { readonly key: string; readonly must: TermValue }

export type Style = 'balanced' | 'firm' | 'quick'

/** What one side allows. Amounts are integers in minor units. */
export interface Mandate {
  readonly side: Side
  /** The price to open with, at terms worth 0. */
  readonly target: number
  /** The price beyond which nothing is agreed, at terms worth 0. */
  readonly walkAway: number
  /** A term that isn't listed is worth 0, and a person decides about it. */
  readonly worth: readonly TermWorth[]
  /** The values of a number that this side can agree to: every `step` from `min` on, by default each. */
  readonly bounds: readonly {
    readonly key: string
    readonly min: number
    readonly max: number
    readonly step?: number
  }[]
  readonly deadline: Date | null
  readonly style: Style
}

/** The packages of a proposal are alternatives. */
export interface Proposal {
  readonly by: 'own' | 'other'
  readonly packages: readonly Package[]
}

export interface Situation {
  readonly mandate: Mandate
  readonly publicTerms: readonly PublicTerm[]
  /** All proposals of both sides, oldest first. The last one is open if the other side made it. */
  readonly history: readonly Proposal[]
  /** The number of this side's next proposal, from 1. */
  readonly round: number
  /** How many proposals each side may make. After its last one a side may still accept. */
  readonly lastRound: number
  readonly now: Date
}

export type Step =
  | { readonly do: 'propose'; readonly packages: readonly Package[] }
  /** Accepts the package at this index of the open proposal. */
  | { readonly do: 'accept'; readonly index: number }
  /** The rounds are used up while a proposal of the other side is open: a person decides. */
  | { readonly do: 'ask' }
  /** This side has no further proposal, and none of the other side is open. */
  | { readonly do: 'end' }
