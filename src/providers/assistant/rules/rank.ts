import type { RankBrief } from '../briefs.ts'
import { affinity } from './match.ts'

/** Best first by how well each pair fits; equals by id, so that the order of arrival decides nothing. */
export function rank({ own, candidates }: RankBrief): string[] {
  return candidates
    .map(({ leadId, other, talk }) => {
      const [seller, buyer] = own.side === 'seller' ? [own, other] : [other, own]
      return { leadId, score: affinity(seller, buyer, talk) }
    })
    .sort((a, b) => b.score - a.score || (a.leadId < b.leadId ? -1 : 1))
    .map(({ leadId }) => leadId)
}
