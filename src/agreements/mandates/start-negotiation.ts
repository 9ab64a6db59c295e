import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { negotiations, pausedColumn } from '../../db/tables/mandates.ts'
import { commonGroundBrief } from '../../providers/assistant/briefs.ts'
import { AppError } from '../../shared/errors.ts'
import { leadRooms } from '../../shared/live-events.ts'
import { otherSide } from '../../shared/sides.ts'
import { personOf } from '../actor.ts'
import { assertAllowed, lockNegotiation } from '../lock-negotiation.ts'
import { startRefusal } from '../policy.ts'
import { advance, begin, lastMessageOf, mayNegotiateAgain, readNegotiation } from './advance.ts'
import { readMandates } from './read.ts'
import type { negotiationSchema } from './schema.ts'

/**
 * Lets both sides' assistants start to negotiate, or go on. A negotiation that has ended restarts only once the other side
 * has saved another mandate, so that nobody can make its assistant repeat itself.
 * @throws NOT_FOUND, LEAD_TERMINATED, AGREEMENT_EXISTS, MANDATE_MISSING, CURRENCY_MISMATCH; COUNTERPART_NOT_READY if the other
 * side has no mandate, or no other one since the end
 */
export function startNegotiation(
  ctx: SignedIn,
  { leadId }: z.output<typeof negotiationSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { lead, state, side, latest } = await lockNegotiation(tx, personOf(ctx.viewer), { leadId })
    assertAllowed(startRefusal(state), latest)
    const mandates = await readMandates(tx, lead)
    const other = otherSide(side)
    const former = await readNegotiation(tx, leadId)
    if (!mandates[side]) throw new AppError('MANDATE_MISSING')
    if (!mandates[other] || (former && !mayNegotiateAgain(former, mandates.savedAt[other])))
      throw new AppError('COUNTERPART_NOT_READY')
    if (commonGroundBrief(mandates).currencies.length > 1) throw new AppError('CURRENCY_MISMATCH')

    const number = latest?.number ?? 0
    const isOpen = latest?.status === 'open'
    const turn = isOpen ? otherSide(latest.side) : side
    const firstNumber = isOpen ? number : number + 1
    const row =
      former && former.state !== 'ended' ? former : await begin(tx, { leadId, turn, firstNumber, mandates })
    const resumed = { [pausedColumn[side]]: false, lastMessage: await lastMessageOf(tx, leadId) }
    await tx.update(negotiations).set(resumed).where(eq(negotiations.leadId, leadId))
    await advance(tx, ctx, { ...row, ...resumed }, { lead, turn, number, mandates })
    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    return { leadId }
  })
}
