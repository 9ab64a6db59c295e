import type { RankBrief } from '../../briefs.ts'
import type { PairBrief } from './match.ts'

/** Sorts leads by how well each pair fits. Ties are sorted by id, so the input order doesn't matter. */
export async function rank(
  { own, candidates }: RankBrief,
  scorePair: (pair: PairBrief) => Promise<number>,
): Promise<string[]> {
  const scores = []
  for (const { leadId, other, thread, ownVerdicts } of candidates) {
    const [seller, buyer] = own.side === 'seller' ? [own, other] : [other, own]
    scores.push({ leadId, score: await scorePair({ seller, buyer, thread, ownVerdicts }) })
  }
  return scores
    .sort((a, b) => b.score - a.score || (a.leadId < b.leadId ? -1 : 1))
    .map(({ leadId }) => leadId)
}
