import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { recordRead } from '../../db/sql/leads/record-read.ts'
import { roundDrafts } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { leadRooms } from '../../shared/live-events.ts'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import { notifyWebhooks } from '../../webhooks/notify-webhooks.ts'
import { bumpVersion } from '../bump-version.ts'
import { isDraftOf } from '../drafts/is-draft-of.ts'
import type { Lead } from '../own-lead.ts'
import { nothingToSay, roundInputNeeded } from '../policy.ts'
import { latestRound, openRound, type Round, withdrawPendingRound } from './rounds.ts'
import { knownInputs, saveInputs } from './save-inputs.ts'
import { isPrivateOnly } from './split-inputs.ts'

/**
 * Stores a side's inputs with the current round, opens the next one and deletes the side's draft. With `text`, the message is
 * already written, so the inputs may be empty. With `lenient`, inputs to questions and requirements that the round no longer
 * has are left out instead of refused. Returns the new round and the lead's new version.
 * @throws BAD_INPUT without anything that the assistant may say, CONFLICT for inputs that the round doesn't have
 */
export async function openWithInputs(
  tx: Tx,
  ctx: SignedIn,
  lead: Lead,
  inputs: SplitInputs,
  options: { text?: string | undefined; lenient?: true } = {},
): Promise<{ round: Round; version: number }> {
  const now = ctx.now()
  const { employeeId } = ctx.viewer
  const { side } = inputs
  await withdrawPendingRound(tx, lead.id)
  const former = await latestRound(tx, lead.id)
  const known = options.lenient ? await knownInputs(tx, former, inputs) : inputs
  const saved = await saveInputs(tx, former, known, { employeeId, now })
  if (saved === 0 && options.text === undefined)
    throw new AppError('BAD_INPUT', isPrivateOnly(inputs) ? nothingToSay : roundInputNeeded[side])
  const round = await openRound(tx, former, side, now)
  const version = await bumpVersion(tx, lead.id, now)
  await recordRead(tx, lead.id, employeeId, now)
  await tx.delete(roundDrafts).where(isDraftOf(side, lead.id))

  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: lead.id })
  await notifyWebhooks(tx, ctx, lead, 'round', {
    round_id: round.id,
    round_number: round.number,
    by: side,
  })
  return { round, version }
}
