import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { bumpVersion } from '../bump-version.ts'
import { releaseLock } from '../lock/lock.ts'
import { assertAllowed, leadRooms, ownLead } from '../own-lead.ts'
import { stopRefusal } from '../policy.ts'
import type { leadOfSideSchema } from '../schema.ts'
import { withdrawPendingRound } from './rounds.ts'

/**
 * Stops the assistant's turn that the viewer's side started. People's messages and inputs stay; what the assistant
 * hasn't finished is not sent. Does nothing when no turn is running.
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
      await withdrawPendingRound(tx, leadId)
      await bumpVersion(tx, leadId, lead.lastActivityAt)
      emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    }
    return { leadId, stopped }
  })
}
