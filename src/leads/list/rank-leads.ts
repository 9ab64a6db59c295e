import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { judgements, leadSides, leads, rounds } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { readSources } from '../../listings/read.ts'
import { metered } from '../../metering/metering.ts'
import { type OwnVerdict, rankBrief } from '../../providers/assistant/briefs.ts'
import { AppError, errors } from '../../shared/errors.ts'
import { rooms } from '../../shared/live-events.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { openLeadsOf } from '../own-listing.ts'
import { readThreads } from '../thread/thread.ts'

type Result = { sorted_order: string[]; error: string | null }

/** The job that `sortLeads` queues. A failure is sent to the person at once instead of being retried, because they wait. */
export async function rankLeads(
  ctx: Ctx,
  { listingId, employeeId }: Jobs['rank-leads'],
  run: JobRun,
): Promise<void> {
  const result = await rank(ctx, listingId, run).catch((error: unknown): Result => {
    if (run.signal.aborted) throw error
    ctx.log.error({ err: error, listingId }, 'ranking failed')
    return { sorted_order: [], error: error instanceof AppError ? error.message : errors.UNAVAILABLE.message }
  })
  await ctx.db.transaction(async (tx) =>
    emit(tx, [rooms.user(employeeId)], 'sort_best_matches_done', {
      ...result,
      success: result.error === null,
      listing_id: listingId,
    }),
  )
}

/** Best first, terminated leads last. Contains every lead exactly once, even if the assistant's answer doesn't. */
async function rank(ctx: Ctx, listingId: string, run: JobRun): Promise<Result> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.id, listingId))
  if (!listing || listing.deletedAt) throw new AppError('NOT_FOUND')
  const rows = await ctx.db.select().from(leads).where(openLeadsOf(listing.side, listingId)).orderBy(leads.id)
  if (rows.length === 0) return { sorted_order: [], error: null }

  const counterpart = leadSides[otherSide(listing.side)].listing
  const sources = await readSources(ctx.db, [listingId, ...rows.map((row) => row[counterpart])])
  const ids = rows.map((row) => row.id)
  const threadOf = await readThreads(ctx.db, ids)
  const own = sources.get(listingId)
  if (!own) throw new AppError('NOT_FOUND')
  const verdictsOf = await readOwnVerdicts(ctx.db, listing.side, ids)
  const candidates = rows.flatMap((row) => {
    const other = sources.get(row[counterpart])
    return other ? [{ leadId: row.id, other, thread: threadOf(row.id), ownVerdicts: verdictsOf(row.id) }] : []
  })

  const call = metered(ctx, listing.companyId, { signal: run.signal })
  const best = await ctx.assistant.rank(rankBrief(own, candidates), call).finally(call.settled)
  const terminated = new Set(
    rows.flatMap((row) => (row.terminatedBySellerAt || row.terminatedByBuyerAt ? [row.id] : [])),
  )
  const known = new Set(ids)
  const order = [...new Set([...best.filter((id) => known.has(id)), ...known])]
  return {
    sorted_order: [...order.filter((id) => !terminated.has(id)), ...order.filter((id) => terminated.has(id))],
    error: null,
  }
}

/** A buyer's own verdicts in the latest round of each lead. */
async function readOwnVerdicts(
  db: Reader,
  side: Side,
  leadIds: readonly string[],
): Promise<(leadId: string) => OwnVerdict[]> {
  if (side === 'seller') return () => []
  const latest = sql`(select max(r.number) from ${rounds} r where r.lead_id = ${rounds.leadId})`
  const rows = await db
    .select({
      leadId: rounds.leadId,
      requirement: judgements.requirement,
      verdict: judgements.humanVerdict,
    })
    .from(judgements)
    .innerJoin(rounds, and(eq(rounds.id, judgements.roundId), eq(rounds.number, latest)))
    .where(and(isNotNull(judgements.humanVerdict), inArray(rounds.leadId, [...leadIds])))
  const byLead = Map.groupBy(rows, (row) => row.leadId)
  return (leadId) =>
    (byLead.get(leadId) ?? []).flatMap(({ requirement, verdict }) =>
      verdict ? [{ requirement, verdict }] : [],
    )
}
