import { useEffect } from 'react'
import type { LeadView } from '../../../../src/leads/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'

/** Who is at work in the lead: this side (or its assistant), the other, or nobody. */
export function useLock(side: Side, lead: LeadView, running: boolean): 'own' | 'other' | null {
  const utils = trpc.useUtils()
  const until = lead.lock?.until
  // A lease that runs out frees itself without a word: look again when it does.
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(
      () => void utils.leads.get.invalidate({ leadId: lead.id }),
      Math.max(1_000, Date.parse(until) - Date.now() + 500),
    )
    return () => clearTimeout(timer)
  }, [until, lead.id, utils])

  if (running) return 'own'
  if (!lead.lock) return null
  return lead.lock.side === side ? 'own' : 'other'
}
