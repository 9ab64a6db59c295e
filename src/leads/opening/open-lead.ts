import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { jsonObject } from '../../db/sql/json.ts'
import { listingParties } from '../../db/sql/leads/listing-parties.ts'
import { pipeline } from '../../db/sql/pipeline.ts'
import { view } from '../../db/sql/view.ts'
import { leads } from '../../db/tables/leads.ts'
import { withinBudget } from '../../metering/metering.ts'
import { isCausedByOutage } from '../../providers/assistant/errors.ts'
import { leadRooms } from '../../shared/live-events.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { type LeadListings, type Pair, readPair, readRevisions } from '../rounds/pair.ts'
import { runTurn } from '../turns/run-turn.ts'
import { type Speech, speak } from '../turns/speak-round.ts'
import { writeFirstRound } from './first-round.ts'
import { mailMatch } from './mail-match.ts'
import { keepOpening } from './resume-openings.ts'

/**
 * The job that opens a counted lead. The assistant writes the seller's first message, judges every requirement and
 * writes the seller's questions; then both sides see the lead and are notified. Idempotent.
 */
export async function openLead(ctx: Ctx, job: Jobs['open-lead'], run: JobRun): Promise<void> {
  try {
    await runOpening(ctx, job, run)
  } catch (error) {
    if (isCausedByOutage(error, ctx.assistant)) await keepOpening(ctx, job.leadId)
    throw error
  }
}

const runOpening = (ctx: Ctx, { leadId }: Jobs['open-lead'], run: JobRun): Promise<void> =>
  runTurn(
    ctx,
    {
      read: async () => {
        const lead = await openingLead(ctx.db)({ leadId })
        if (!lead) return null
        if (await withinBudget(ctx, lead.sellerCompanyId)) return { lead, pair: await readPair(ctx.db, lead) }
        // The lead stays in `opening`; `resumeOpenings` queues it again later.
        await keepOpening(ctx, leadId)
        return null
      },
      payer: ({ lead }) => lead.sellerCompanyId,
      work: ({ pair }, call) => speak(ctx, pair, { side: 'seller', inputs: null, thread: [] }, call),
      write: (tx, { lead, pair }, speech) => writeOpening(tx, ctx, { opening: lead, pair, speech }),
    },
    run.signal,
  )

const isOpening = and(eq(leads.id, sql.placeholder('leadId')), eq(leads.state, 'opening'))

const leadFields = {
  id: leads.id,
  sellerListingId: leads.sellerListingId,
  sellerCompanyId: leads.sellerCompanyId,
  buyerListingId: leads.buyerListingId,
  buyerCompanyId: leads.buyerCompanyId,
}

const openingLead = view((db: Reader) =>
  db
    .select({ view: jsonObject(leadFields) })
    .from(leads)
    .where(isOpening),
)

/** Locks the lead's row. A transaction that waited for another run, or for a deletion, finds no row. */
const lockedOpening = view((db: Reader) =>
  db
    .select({ view: jsonObject({ ...leadFields, parties: listingParties }) })
    .from(leads)
    .where(isOpening)
    .for('update'),
)

/** False when a listing was edited meanwhile. */
async function writeOpening(
  tx: Tx,
  ctx: Ctx,
  { opening, pair, speech }: { opening: LeadListings & { id: string }; pair: Pair; speech: Speech },
): Promise<boolean> {
  const leadId = opening.id
  // The revisions are read once the row is locked: a revision that held the lock has committed by then.
  const [lead, revisions] = await pipeline([lockedOpening(tx)({ leadId }), readRevisions(tx, opening)])
  if (!lead) return true
  if (revisions !== pair.revisions) return false
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
  await pipeline([
    writeFirstRound(tx, leadId, speech, ctx.now()),
    mailMatch(tx, ctx, leadId, lead.parties),
    notifyWebhooks(tx, ctx, lead, 'match', {}),
  ])
  return true
}
