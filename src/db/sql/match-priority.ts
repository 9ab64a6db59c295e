import { sql } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { lastMatchPriority } from '../queue/jobs.ts'

/**
 * The priorities of matches that are queued now: 0 for a company's first queued match, one less for each further one. So
 * companies take turns. Matches that run in the background, or next month, don't count. The caller locks the listings.
 */
export async function takeMatchTurns(
  tx: Tx,
  listingIds: readonly string[],
): Promise<(listingId: string) => number> {
  const ids = sql`${sql.param([...listingIds])}::uuid[]`
  const rows = await tx.execute<{ id: string; priority: number }>(sql`
    with queued as materialized (select id, company_id from listings where id = any(${ids})),
    marked as (
      update indexed_listings set queued_for = queued.company_id
      from queued where indexed_listings.listing_id = queued.id),
    earlier as materialized (
      select company_id, (
        select count(*)::int from (
          select from indexed_listings
          where queued_for = company.company_id and listing_id <> all(${ids})
          limit ${-lastMatchPriority}::int) as waiting) as matches
      from (select distinct company_id from queued) as company)
    select id, greatest(${lastMatchPriority}::int,
      1 - earlier.matches - row_number() over (partition by company_id order by id))::int as priority
    from queued join earlier using (company_id)`)
  const priorities = new Map(rows.map(({ id, priority }) => [id, priority]))
  return (listingId) => priorities.get(listingId) ?? lastMatchPriority
}

/** The priority of one listing's match that is queued now (`takeMatchTurns`). The listing is in the index already. */
export const takeMatchTurn = async (tx: Tx, listingId: string): Promise<number> =>
  (await takeMatchTurns(tx, [listingId]))(listingId)
