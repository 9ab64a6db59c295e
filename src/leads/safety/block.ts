import { and, eq, inArray, isNull, not, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { hasAgreement } from '../../db/sql/leads/proposals.ts'
import { leadSides, leads, sideOf } from '../../db/tables/leads.ts'
import { blocks } from '../../db/tables/safety.ts'
import { AppError } from '../../shared/errors.ts'
import { otherSide } from '../../shared/sides.ts'
import { endLead } from '../end-lead.ts'
import { releaseLock } from '../lock/lock.ts'
import { lockOwnLead, toLead } from '../own-lead.ts'
import type { leadOfSideSchema, unblockSchema } from '../schema.ts'

/**
 * Blocks the counterparty of a lead: the two companies get no new leads with each other, and their running leads end for the
 * viewer's company. A lead with an agreement in force ends once the agreement is cancelled. Idempotent.
 * @throws NOT_FOUND, FORBIDDEN
 */
export function block(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { companyId, employeeId } = ctx.viewer
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    const blockedId = lead[leadSides[otherSide(side)].company]
    await tx
      .insert(blocks)
      .values({ companyId, blockedId, blockedBy: employeeId, createdAt: ctx.now() })
      .onConflictDoNothing()
    const ofBoth = or(
      and(eq(leads.sellerCompanyId, companyId), eq(leads.buyerCompanyId, blockedId)),
      and(eq(leads.sellerCompanyId, blockedId), eq(leads.buyerCompanyId, companyId)),
    )
    await tx.delete(leads).where(and(ofBoth, inArray(leads.state, ['waiting', 'opening'])))
    const locked = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(ofBoth, isNull(leads.terminatedBySellerAt), isNull(leads.terminatedByBuyerAt)))
      .orderBy(leads.id)
      .for('update')
    // A separate statement, so that it sees an agreement that was made while this transaction waited for the locks.
    const ids = locked.map((row) => row.id)
    const running = await tx
      .select()
      .from(leads)
      .where(and(inArray(leads.id, ids), not(hasAgreement)))
      .orderBy(leads.id)
    for (const row of running) await end(ctx, tx, row)
    return { leadId }
  })
}

/** Ends a lead for the viewer's side. A running turn of the assistant loses its lock, so its result is dropped. */
async function end(ctx: SignedIn, tx: Tx, row: typeof leads.$inferSelect): Promise<void> {
  const side = sideOf(row, ctx.viewer.companyId)
  if (!side) return
  if (row.lockToken) await releaseLock(tx, row.id, row.lockToken)
  await endLead(ctx, tx, toLead(row), side)
}

/**
 * Allows matches with a company that the viewer's company has blocked, and looks for them. Leads that were ended stay
 * ended.
 * @throws NOT_FOUND
 */
export function unblock(
  ctx: SignedIn,
  { companyId: blockedId }: z.output<typeof unblockSchema>,
): Promise<{ companyId: string }> {
  const { companyId } = ctx.viewer
  return ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(blocks)
      .where(and(eq(blocks.companyId, companyId), eq(blocks.blockedId, blockedId)))
      .returning({ companyId: blocks.blockedId })
    if (!removed) throw new AppError('NOT_FOUND')
    await ctx.enqueue(tx, 'open-waiting', { companyId })
    return removed
  })
}
