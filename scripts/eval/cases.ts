/** Verdict on a requirement: '+' meet, '-' not meet, '?' unknown. */
export type Label = '+' | '-' | '?'

export interface Pair {
  readonly id: string
  readonly seller: Listing
  readonly buyer: Listing
  readonly requirements: readonly (readonly [string, Label])[]
  /** Whether the listings belong together. */
  readonly match: boolean
  /** The thread's messages, oldest first. */
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
  /** Words that the title must contain. */
  readonly title: readonly string[]
  readonly party?: string
  /** The expected points. */
  readonly points: readonly string[]
}
