import { sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { anyListingTerm } from '../../db/tables/matching.ts'

/** Key of the advisory lock that only one fold or recount holds at a time; the value is arbitrary. */
const foldLock = 0x464f4c44

/** Adds the changes since the last fold to `terms`. Returns at once when another transaction is folding. */
export async function foldTermChanges(db: Db): Promise<void> {
  await db.execute(sql`
    with lock as materialized (select pg_try_advisory_xact_lock(${foldLock}) as acquired),
    folded as (delete from term_changes where (select acquired from lock) returning side, terms, change),
    counted as (
      select side, word.term, sum(change)::int as change
      from folded cross join unnest(terms || ${anyListingTerm}::int) as word (term)
      group by side, word.term having sum(change) <> 0)
    insert into terms (side, term, listings)
    select side, term, change from counted
    on conflict (side, term) do update set listings = terms.listings + excluded.listings`)
}

/** Recounts every term from the index, which corrects any drift, then vacuums and analyzes the index's tables. */
export async function refreshTerms(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${foldLock})`)
    // One statement has one snapshot: a change that commits later stays for the next fold.
    await tx.execute(sql`
      with counted as materialized (
        select side, word.term, count(*)::int as listings
        from indexed_listings cross join unnest(terms || ${anyListingTerm}::int) as word (term)
        group by side, word.term),
      folded as (delete from term_changes),
      vanished as (
        delete from terms where not exists (
          select from counted where counted.side = terms.side and counted.term = terms.term))
      insert into terms (side, term, listings) select side, term, listings from counted
      on conflict (side, term) do update set listings = excluded.listings
        where terms.listings <> excluded.listings`)
  })
  for (const table of ['terms', 'term_changes', 'postings', 'indexed_listings'])
    await ctx.db.execute(sql.raw(`vacuum (analyze) ${table}`))
}
