import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { releaseLock } from '../lock/lock.ts'
import { assertAllowed, ownLead } from '../own-lead.ts'
import { stopRefusal } from '../policy.ts'
import type { leadOfSideSchema } from '../schema.ts'
import { countChange, emitUpdated } from './lead-turn.ts'
import { withdrawUnspoken } from './rounds.ts'

/**
 * Ends the assistant's turn that one's own side started. What people wrote stays; what the assistant hasn't
 * finished is not sent. A turn that is over already needs no stop.
 */
export function stopTurn(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<{ leadId: string; stopped: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, stopRefusal(lead, side, ctx.now()))
    const stopped = lead.lockToken !== null && (await releaseLock(tx, leadId, lead.lockToken))
    if (stopped) {
      await withdrawUnspoken(tx, leadId)
      await countChange(tx, leadId, lead.lastActivityAt, null)
      emitUpdated(tx, lead)
    }
    return { leadId, stopped }
  })
}
