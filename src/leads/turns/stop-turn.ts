import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { assertAllowed, lockOwnLead } from '../own-lead.ts'
import { stopRefusal } from '../policy.ts'
import type { leadOfSideSchema } from '../schema.ts'
import { endTurn } from './end-turn.ts'

/**
 * Stops the assistant's turn that the viewer's side started. People's messages and inputs stay; what the assistant
 * hasn't finished is not sent. Does nothing when no turn is running.
 */
export function stopTurn(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<{ leadId: string; stopped: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, stopRefusal(lead, side, ctx.now()))
    await endTurn(tx, ctx, lead, 'stopped')
    return { leadId, stopped: lead.lockToken !== null }
  })
}
