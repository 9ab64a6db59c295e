import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { releaseLock, takeLock } from './lock/lock.ts'
import { assertAllowed, ownLead } from './own-lead.ts'
import { terminateRefusal } from './policy.ts'
import { countChange, emitUpdated } from './rounds/lead-turn.ts'
import type { leadOfSideSchema } from './schema.ts'

/** Ends the talk for both, said by one side; the other may say so too. It can't be undone. */
export function terminate(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, terminateRefusal(lead, side, now))
    const lock = await takeLock(tx, leadId, side, now)
    await tx
      .update(leads)
      .set({ [leadSides[side].terminatedAt]: now })
      .where(eq(leads.id, leadId))
    await countChange(tx, leadId, now, ctx.viewer.employeeId)
    await releaseLock(tx, leadId, lock)
    emitUpdated(tx, lead)
    await notifyWebhooks(tx, ctx, lead, 'termination', { by: side })
    return { leadId }
  })
}
