import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { jsonObject } from '../db/sql/json.ts'
import { view } from '../db/sql/view.ts'
import { proposals } from '../db/tables/agreements.ts'
import { employees } from '../db/tables/companies.ts'
import { judgements, leads, rounds } from '../db/tables/leads.ts'
import { points } from '../db/tables/listings.ts'
import type { AgreedRequirement } from '../shared/proposals/agreements.ts'

interface Snapshot {
  acceptedByName: string
  sharesJudgements: boolean
  requirements: AgreedRequirement[]
}

/** What an agreement copies besides its package and the parties. */
export async function readForAgreement(
  tx: Tx,
  ids: { leadId: string; proposalId: string; employeeId: string },
): Promise<Snapshot> {
  const snapshot = await readSnapshot(tx)(ids)
  if (!snapshot) throw new Error(`no lead ${ids.leadId}`)
  return snapshot
}

/** The request's revealed points in order, with the verdicts of the latest round. */
const requirements: SQL<AgreedRequirement[]> = sql`(
  select coalesce(json_agg(json_build_object(
      'requirement', ${points.text},
      'verdict', (
        select coalesce(${judgements.humanVerdict}, ${judgements.verdict}) from ${judgements}
        where ${judgements.requirement} = ${points.text} and ${judgements.roundId} = (
          select ${rounds.id} from ${rounds} where ${rounds.leadId} = ${leads.id}
          order by ${rounds.number} desc limit 1)
        limit 1))
    order by ${points.position}), '[]')
  from ${points} where ${points.listingId} = ${leads.buyerListingId} and ${points.reveal})`

const readSnapshot = view((db) =>
  db
    .select({
      view: jsonObject({
        acceptedByName: sql<string>`(
          select concat_ws(' ', ${employees.firstName}, ${employees.lastName}) from ${employees}
          where ${employees.id} = ${sql.placeholder('employeeId')}::uuid)`,
        sharesJudgements: sql<boolean>`(
          select ${proposals.sharesJudgements} from ${proposals}
          where ${proposals.id} = ${sql.placeholder('proposalId')}::uuid)`,
        requirements,
      }),
    })
    .from(leads)
    .where(sql`${leads.id} = ${sql.placeholder('leadId')}::uuid`),
)
