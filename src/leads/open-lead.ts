import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import type { Jobs } from '../db/jobs.ts'
import type { JobRun } from '../db/queue.ts'
import { leads, messages, rounds } from '../db/tables/leads.ts'
import { metered, withinBudget } from '../providers/assistant/metered.ts'
import { notifyWebhooks } from '../providers/webhooks/write.ts'
import { writeFirstAssessment } from './assess.ts'
import { mailMatch } from './mail-match.ts'
import { speak } from './speak-round.ts'
import { emitUpdated, readPair, revisionsOf } from './turn.ts'

/** How often an opening is made anew when listings are edited under it; then its job is tried again. */
const attempts = 3

/**
 * The job that opens a counted lead: the seller's assistant says the first words, every requirement gets its
 * judgement, the seller its questions; then both sides see it and hear of it. Run again, it does nothing.
 */
export async function openLead(ctx: Ctx, { leadId }: Jobs['open-lead'], run: JobRun): Promise<void> {
  for (let left = attempts; left > 0; left--) {
    const [lead] = await ctx.db.select().from(leads).where(opening(leadId))
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

const opening = (leadId: string) => and(eq(leads.id, leadId), eq(leads.state, 'opening'))

/** False when a listing was edited meanwhile, and the opening has to be made anew. */
async function writeOpening(
  tx: Tx,
  ctx: Ctx,
  leadId: string,
  revisions: string,
  { said, assessment }: Awaited<ReturnType<typeof speak>>,
): Promise<boolean> {
  const [lead] = await tx.select().from(leads).where(opening(leadId)).for('update')
  if (!lead) return true
  if ((await revisionsOf(tx, lead)) !== revisions) return false

  const now = ctx.now()
  const [round] = await tx.insert(rounds).values({ leadId, number: 1, createdAt: now }).returning()
  if (!round) throw new Error('no round')
  const { side, author, content } = said
  await tx.insert(messages).values({ leadId, roundId: round.id, side, author, content, createdAt: now })
  await writeFirstAssessment(tx, round.id, assessment)
  await tx
    .update(leads)
    .set({ state: 'open', openedAt: now, lastActivityAt: now })
    .where(eq(leads.id, leadId))
  emitUpdated(tx, lead)
  await mailMatch(tx, ctx, lead)
  await notifyWebhooks(tx, ctx, lead, 'match', {})
  return true
}
