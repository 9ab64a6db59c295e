import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { openDuePriority } from '../db/queue/jobs.ts'
import { hasAgreement, readUnclosed } from '../db/sql/proposals.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { dueListings } from '../db/tables/matching.ts'
import { AppError } from '../shared/errors.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { bumpVersion } from './bump-version.ts'
import { recordRead } from './list/mark-read.ts'
import { endExpiredTurn } from './lock/end-expired-turn.ts'
import { assertAllowed, type Lead, leadRooms, ownLead } from './own-lead.ts'
import { isTerminated, terminateRefusal } from './policy.ts'
import type { leadOfSideSchema } from './schema.ts'

const agreementExists =
  'This conversation has led to an agreement. It can be terminated once both sides have cancelled the agreement.'

/**
 * Terminates a lead for both sides, irrevocably. The other side may terminate it afterwards as well. Its open proposal
 * can no longer be accepted. Where nobody wrote in it yet, the other side gets its place back, and another waiting lead may
 * open in it.
 * @throws AGREEMENT_EXISTS while an agreement is in force
 */
export function terminate(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, terminateRefusal(lead, side, now))
    const [agreed] = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), hasAgreement))
    if (agreed) throw new AppError('AGREEMENT_EXISTS', agreementExists)
    await endExpiredTurn(tx, lead)
    await endLead(ctx, tx, lead, side)
    await recordRead(tx, leadId, ctx.viewer.employeeId, now)
    return { leadId }
  })
}

/** Ends a lead whose row the caller has locked. */
export async function endLead(ctx: SignedIn, tx: Tx, lead: Lead, side: Side): Promise<void> {
  const now = ctx.now()
  const { id: leadId } = lead
  const proposalId = (await readUnclosed(tx, [leadId])).get(leadId)
  await tx
    .update(leads)
    .set({ [leadSides[side].terminatedAt]: now })
    .where(eq(leads.id, leadId))
  await bumpVersion(tx, leadId, now)
  await tx.insert(dueListings).values({ listingId: lead[leadSides[otherSide(side)].listing] })
  await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })

  if (proposalId && !isTerminated(lead))
    emit(tx, leadRooms(lead), 'proposal_closed', { conversation_id: leadId, proposal_id: proposalId })
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
  await notifyWebhooks(tx, ctx, lead, 'termination', { by: side })
}
