import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Call } from '../../assistant.ts'
import type { RankBrief } from '../../briefs.ts'
import { scoreFit } from './match.ts'

/** Sorts leads by how well each pair fits. Ties are sorted by id, so the input order doesn't matter. */
export async function rank({ own, candidates }: RankBrief, call: Call): Promise<string[]> {
  const scores = []
  for (const { leadId, other, thread, ownVerdicts } of candidates) {
    // Scoring is synchronous; other requests are served between pairs.
    await yieldToEventLoop(undefined, call.signal ? { signal: call.signal } : {})
    const [seller, buyer] = own.side === 'seller' ? [own, other] : [other, own]
    scores.push({ leadId, score: scoreFit(seller, buyer, thread, ownVerdicts) })
  }
  return scores
    .sort((a, b) => b.score - a.score || (a.leadId < b.leadId ? -1 : 1))
    .map(({ leadId }) => leadId)
}
