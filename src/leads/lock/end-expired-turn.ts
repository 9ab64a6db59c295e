import type { Tx } from '../../db/client.ts'
import type { Lead } from '../own-lead.ts'
import { withdrawPendingRound } from '../rounds/rounds.ts'
import { releaseLock } from './lock.ts'

/**
 * Ends a turn whose lease has expired, before a person changes the lead: the turn's worker can then no longer write. The
 * caller has checked that no active lock is left. The turn's inputs stay with the former round.
 */
export async function endExpiredTurn(tx: Tx, lead: Lead): Promise<void> {
  if (lead.lockToken) await releaseLock(tx, lead.id, lead.lockToken)
  await withdrawPendingRound(tx, lead.id)
}
