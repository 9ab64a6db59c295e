import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { negotiations, pausedColumn } from '../../db/tables/mandates.ts'
import { AppError } from '../../shared/errors.ts'
import { leadRooms } from '../../shared/live-events.ts'
import { otherSide } from '../../shared/sides.ts'
import { personOf } from '../actor.ts'
import { lockNegotiation } from '../lock-negotiation.ts'
import { advance, begin, lastMessageOf, readNegotiation } from './advance.ts'
import { readMandates } from './read.ts'
import type { pauseSchema } from './schema.ts'

/**
 * Pauses the assistant of the viewer's side in a lead, or resumes it.
 * @throws NOT_FOUND, MANDATE_MISSING
 */
export function pauseMandate(
  ctx: SignedIn,
  { leadId, paused }: z.output<typeof pauseSchema>,
): Promise<{ paused: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const { lead, side, latest, inForce } = await lockNegotiation(tx, personOf(ctx.viewer), { leadId })
    const mandates = await readMandates(tx, lead)
    if (!mandates[side]) throw new AppError('MANDATE_MISSING')
    const number = latest?.number ?? 0
    const row =
      (await readNegotiation(tx, leadId)) ??
      (await begin(tx, { leadId, turn: side, firstNumber: number + 1, mandates }))
    const isOwnTurn = row.turn === side && row.state !== 'ended' && !inForce
    const changed = {
      [pausedColumn[side]]: paused,
      ...(paused ? {} : { lastMessage: await lastMessageOf(tx, leadId) }),
      ...(paused && isOwnTurn ? { state: 'waiting' as const, asks: null } : {}),
    }
    await tx.update(negotiations).set(changed).where(eq(negotiations.leadId, leadId))
    // Goes on with an open proposal; a new negotiation has to be started.
    const answers = latest?.status === 'open' && latest.side === otherSide(side)
    if (!paused && isOwnTurn && answers)
      await advance(tx, ctx, { ...row, ...changed }, { lead, turn: side, number, mandates })
    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    return { paused }
  })
}
