import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { jsonList, jsonObject } from '../../db/sql/json.ts'
import { view } from '../../db/sql/view.ts'
import { proposals } from '../../db/tables/agreements.ts'
import type { ProposalView } from '../../shared/proposals/agreements.ts'

/** What the assistant reads of a proposal. */
export type NegotiatedProposal = Pick<ProposalView, 'number' | 'side' | 'packages'>

/** More than a side's assistant makes in a negotiation: `maxRounds` is at most 50. */
const perSide = 51

/** The newest proposals of each side from the number `from` on, oldest first, for the assistant of either side. */
export const proposalsOf = async (
  tx: Tx,
  { leadId, from }: { leadId: string; from: number },
): Promise<NegotiatedProposal[]> => (await newest(tx)({ leadId, from })) ?? []

const newest = view((db) => {
  const { number, side, packages } = proposals
  const ranked = db
    .select({
      number,
      side,
      packages,
      place: sql<number>`row_number() over (partition by ${side} order by ${desc(number)})`.as('place'),
    })
    .from(proposals)
    .where(
      and(eq(proposals.leadId, sql.placeholder('leadId')), gte(number, sql`${sql.placeholder('from')}::int`)),
    )
    .as('ranked')
  const one = jsonObject({ number: ranked.number, side: ranked.side, packages: ranked.packages })
  return db
    .select({ view: jsonList<NegotiatedProposal>(one, sql`${ranked.number}`) })
    .from(ranked)
    .where(sql`${ranked.place} <= ${sql.raw(String(perSide))}`)
})
