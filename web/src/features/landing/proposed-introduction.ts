import { sentencesOf } from '../../../../src/language/sentences.ts'
import type { Side } from '../../../../src/shared/sides.ts'

/** In characters: more is not an introduction. */
const maxLength = 300

/**
 * A company's description to start from, for one whose record and text have none: the first sentence of its offering's. A
 * request's says what is needed, not who asks.
 */
export function proposedIntroduction(side: Side, description: string): string {
  const [first = ''] = sentencesOf(description)
  return side === 'seller' && first.length <= maxLength ? first : ''
}
