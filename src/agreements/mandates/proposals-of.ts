import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { jsonList } from '../../db/sql/json.ts'
import { proposalView } from '../../db/sql/proposals.ts'
import { view } from '../../db/sql/view.ts'
import { proposals } from '../../db/tables/agreements.ts'
import { leads } from '../../db/tables/leads.ts'
import type { ProposalView } from '../../shared/proposals/agreements.ts'

/** All proposals of a lead, oldest first, for the assistant of either side. */
export const proposalsOf = async (tx: Tx, leadId: string): Promise<ProposalView[]> =>
  (await all(tx)({ leadId })) ?? []

const all = view((db) =>
  db
    .select({ view: jsonList(proposalView, sql`${proposals.number}`) })
    .from(proposals)
    .innerJoin(leads, eq(leads.id, proposals.leadId))
    .where(eq(proposals.leadId, sql.placeholder('leadId'))),
)
