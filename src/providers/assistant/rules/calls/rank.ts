import { setImmediate as letOthers } from 'node:timers/promises'
import type { Call } from '../../assistant.ts'
import type { RankBrief } from '../../briefs.ts'
import { affinity } from './match.ts'

/** Best first by how well each pair fits; equals by id, so that the order of arrival decides nothing. */
export async function rank({ own, candidates }: RankBrief, call: Call): Promise<string[]> {
  const scores = []
  for (const { leadId, other, talk } of candidates) {
    // Many pairs take long together; the process serves others between them.
    await letOthers(undefined, call.signal ? { signal: call.signal } : {})
    const [seller, buyer] = own.side === 'seller' ? [own, other] : [other, own]
    scores.push({ leadId, score: affinity(seller, buyer, talk) })
  }
  return scores
    .sort((a, b) => b.score - a.score || (a.leadId < b.leadId ? -1 : 1))
    .map(({ leadId }) => leadId)
}
