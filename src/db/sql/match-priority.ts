import { sql } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { lastMatchPriority } from '../queue/jobs.ts'

/**
 * The priority of a match that is queued now: 0 for the only listing of the company that waits to be matched, one less for each
 * other one. So companies take turns. The listing is in the index already.
 */
export async function readMatchPriority(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx.execute<{ others: number }>(sql`
    select count(*)::int - 1 as others from (
      select from listings join indexed_listings on indexed_listings.listing_id = listings.id
      where listings.company_id = ${companyId}
        and indexed_listings.matched_revision is distinct from listings.revision
      limit ${1 - lastMatchPriority}::int) as waiting`)
  return -(row?.others ?? 0)
}
