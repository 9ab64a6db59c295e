/**
 * A text in its two places: what the assistant may say to the other side, and what is only for the assistant. Drafts store
 * it under these names (`round_drafts.inputs`).
 */
export interface SplitText {
  /** What may be said. */
  readonly said: string
  /** What is only for the assistant. */
  readonly kept: string
}

/** A side's inputs of a round. */
export type SplitInputs = SplitSellerInputs | SplitBuyerInputs

export interface SplitSellerInputs {
  readonly side: 'seller'
  readonly answers: readonly (SplitText & { readonly question: string })[]
  readonly freeForm: SplitText
}

export interface SplitBuyerInputs {
  readonly side: 'buyer'
  readonly reviews: readonly (SplitText & {
    readonly requirement: string
    readonly humanVerdict: 'meet' | 'not meet' | null
  })[]
  readonly freeForm: SplitText
}
