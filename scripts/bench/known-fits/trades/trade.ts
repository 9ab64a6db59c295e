import type { Language } from '../../../../src/language/languages.ts'

/** A trade of the synthetic market: what its people need and offer, as both sides would word it. */
export interface Trade {
  readonly id: string
  readonly amount?: Amount
  /** Its concepts are others in each language, such as dishes of a country; else they are the same in the same order. */
  readonly isLocal?: true
  readonly texts: Partial<Record<Language, TradeText>>
}

/** A figure both sides may state. `limit`: an offering takes up to that many; `deadline`: it takes no longer. */
interface Amount {
  readonly kind: 'limit' | 'deadline'
  readonly values: readonly number[]
}

export interface TradeText {
  /** Completes 'I'm looking for …'. */
  readonly provider: string
  readonly requestNames: readonly string[]
  readonly offeringNames: readonly string[]
  /** `{n}` stands for the amount. */
  readonly amount?: { readonly request: string; readonly offering: string }
  readonly concepts: readonly Concept[]
}

/** Wordings of a request (noun phrases), then of an offering. */
export type Concept = readonly [request: readonly string[], offering: readonly string[]]
