import type { PrivateReason } from '../markers/markers.ts'

/** `refusal` occurs in listings only: in a round, what one doesn't do is an answer. */
export type Reading = 'public' | 'private' | 'contact' | 'refusal' | 'unsure'

export interface Passage {
  /** A literal slice of the text: a sentence, or a clause of it. */
  readonly text: string
  readonly reading: Reading
  /** Of a private or unsure passage. */
  readonly reason: PrivateReason | null
  /** The number of its line, and whether that is an item of a list. */
  readonly line: number
  readonly bulleted: boolean
  /** Whether it is a clause that continues the sentence of the passage before. */
  readonly continues: boolean
}
