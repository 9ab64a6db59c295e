import type { TileView } from '../../../../../src/listings/schema.ts'
import { proposalCopy } from '../../../copy/proposals.ts'

/**
 * What the people of a listing have to do first. A question of the assistant is about a proposal that waits too, and one
 * decision answers both.
 */
export function tileTask({
  asks,
  proposals: { waiting },
}: Pick<TileView, 'asks' | 'proposals'>): { kind: 'assistant' | 'proposal'; text: string } | null {
  if (asks > 0) return { kind: 'assistant', text: proposalCopy.assistantAsks(asks) }
  return waiting > 0 ? { kind: 'proposal', text: proposalCopy.waitForYou(waiting) } : null
}
