import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { jsonObject } from '../../db/sql/json.ts'
import { pipeline } from '../../db/sql/pipeline.ts'
import { view } from '../../db/sql/view.ts'
import { leads } from '../../db/tables/leads.ts'
import { metered, withinBudget } from '../../metering/metering.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { emitUpdated, readPair, revisionsText } from '../rounds/lead-turn.ts'
import { speak } from '../rounds/speak-round.ts'
import { writeFirstRound } from './first-round.ts'
import { mailMatch, matchedListings } from './mail-match.ts'

/** How often an opening is made anew when listings are edited under it; then its job is tried again. */
const attempts = 3

/**
 * The job that opens a counted lead: the seller's assistant says the first words, every requirement gets its
 * judgement, the seller its questions; then both sides see it and hear of it. Run again, it does nothing.
 */
export async function openLead(ctx: Ctx, { leadId }: Jobs['open-lead'], run: JobRun): Promise<void> {
  for (let left = attempts; left > 0; left--) {
    const lead = await opening(ctx.db)({ leadId })
    // Past the budget it stays counted, and is asked for again later.
    if (!lead || !(await withinBudget(ctx, lead.sellerCompanyId))) return
    const pair = await readPair(ctx.db, lead)
    const call = metered(ctx, lead.sellerCompanyId, { signal: run.signal })
    const first = { side: 'seller', inputs: null, talk: [] } as const
    const spoken = await speak(ctx, pair, first, call).finally(call.settled)
    if (await ctx.db.transaction((tx) => writeOpening(tx, ctx, leadId, pair.revisions, spoken))) return
  }
  throw new Error('the listings are being edited all the time')
}

const isOpening = and(eq(leads.id, sql.placeholder('leadId')), eq(leads.state, 'opening'))

const pair = {
  id: leads.id,
  sellerListingId: leads.sellerListingId,
  sellerCompanyId: leads.sellerCompanyId,
  buyerListingId: leads.buyerListingId,
  buyerCompanyId: leads.buyerCompanyId,
}

const opening = view((db) =>
  db
    .select({ view: jsonObject(pair) })
    .from(leads)
    .where(isOpening),
)

/** Its ends are read with the lock: whoever had to wait for it finds the lead open, or gone. */
const heldOpening = view((db) =>
  db
    .select({ view: jsonObject({ ...pair, listings: matchedListings }) })
    .from(leads)
    .where(isOpening)
    .for('update'),
)

/** False when a listing was edited meanwhile, and the opening has to be made anew. */
async function writeOpening(
  tx: Tx,
  ctx: Ctx,
  leadId: string,
  revisions: string,
  spoken: Awaited<ReturnType<typeof speak>>,
): Promise<boolean> {
  const lead = await heldOpening(tx)({ leadId })
  if (!lead) return true
  if (revisionsText(lead.listings) !== revisions) return false
  emitUpdated(tx, lead)
  await pipeline([
    writeFirstRound(tx, leadId, spoken, ctx.now()),
    mailMatch(tx, ctx, lead.listings),
    notifyWebhooks(tx, ctx, lead, 'match', {}),
  ])
  return true
}
