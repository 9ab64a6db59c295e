import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { Side } from '../../shared/sides.ts'
import { takeLock } from '../lock/lock.ts'
import { assertAllowed, ownLead } from '../own-lead.ts'
import { changeRefusal } from '../policy.ts'
import { lastMessage } from '../rounds/rounds.ts'

/**
 * The last message of the viewer's side, with the lock taken to change it.
 * @throws NOT_LAST_MESSAGE when the message meant is no longer the last
 */
export async function ownLastMessage(
  tx: Tx,
  ctx: SignedIn,
  { side, leadId, messageId }: { side: Side; leadId: string; messageId?: string | undefined },
) {
  const lead = await ownLead(tx, ctx.viewer, { side, leadId })
  const message = await lastMessage(tx, leadId, side)
  assertAllowed(
    lead,
    changeRefusal(lead, message ? [message] : [], messageId ?? message?.id ?? '', side, ctx.now()),
  )
  if (!message) throw new Error('allowed without a message')
  return { lead, message, lock: await takeLock(tx, leadId, side, ctx.now()) }
}
