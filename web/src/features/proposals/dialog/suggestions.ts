import type { LeadView } from '../../../../../src/leads/schema.ts'
import type { Money } from '../../../../../src/shared/money.ts'

/** Something that a listing or a message named, with where it stands: 'your message of 14:02'. */
export interface Suggestion<T> {
  readonly value: T
  readonly source: string
}

export interface Suggestions {
  readonly prices: readonly Suggestion<Money>[]
  readonly quantities: readonly Suggestion<{ readonly quantity: number; readonly unit: string }>[]
  /** Days as YYYY-MM-DD. */
  readonly dates: readonly Suggestion<string>[]
}

const none: Suggestions = { prices: [], quantities: [], dates: [] }

/** What may be suggested for a lead's proposal. Nothing is filled in without a click. */
export function useSuggestions(_lead: LeadView): Suggestions {
  return none
}
