/** How the labelled data are written down. */

/** '+' the seller meets it, '-' does not, '?' nothing the seller says settles it. */
export type Label = '+' | '-' | '?'

export interface Pair {
  readonly id: string
  readonly seller: Listing
  readonly buyer: Listing
  readonly requirements: readonly (readonly [string, Label])[]
  /** Whether the two belong together. */
  readonly match: boolean
  readonly talk?: readonly (readonly ['seller' | 'buyer', string])[]
}

export interface Listing {
  readonly name: string
  readonly description: string
  readonly points?: readonly string[]
  readonly about?: string
  readonly instructions?: string
  readonly file?: string
}

export interface ParseCase {
  readonly id: string
  readonly side: 'seller' | 'buyer'
  readonly text: string
  /** Words the title must hold. */
  readonly title: readonly string[]
  readonly party?: string
  /** The points, as a careful person would list them. */
  readonly points: readonly string[]
}
