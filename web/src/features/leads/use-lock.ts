import { useEffect } from 'react'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'
import type { RunningOperation } from './use-operations.ts'

/** Why a lead takes no input: the viewer's own side is sending or has the lock, or the other side has it. */
export type LockState = 'sending' | 'own' | 'other'

/** Which side (or its assistant) holds the lead's lock; null when it is unlocked. */
export function useLock(side: Side, lead: LeadView, running: RunningOperation | null): LockState | null {
  const utils = trpc.useUtils()
  const until = lead.lock?.until
  // A lock that expires sends no event, so the lead is refetched at that time.
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(
      () => void utils.leads.get.invalidate({ leadId: lead.id }),
      Math.max(1_000, Date.parse(until) - Date.now() + 500),
    )
    return () => clearTimeout(timer)
  }, [until, lead.id, utils])

  if (running) return running === 'message' ? 'sending' : 'own'
  if (!lead.lock) return null
  return lead.lock.side === side ? 'own' : 'other'
}
