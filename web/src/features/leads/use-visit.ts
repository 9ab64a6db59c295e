import { useEffect } from 'react'
import type { LeadView } from '../../../../src/leads/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'

/** Marks an open lead as seen, and again whenever something new comes while it is looked at. */
export function useVisit(side: Side, listingId: string, lead: LeadView): void {
  const utils = trpc.useUtils()
  const { id, lastActivityAt } = lead
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later activity is a reason to visit again
  useEffect(() => {
    if (document.visibilityState === 'hidden') return
    void utils.client.leads.visit.mutate({ leadId: id }).then(
      () => {
        void utils.leads.list.invalidate({ side, listingId })
        void utils.listings.tiles.invalidate()
      },
      // Not being marked as seen is no reason to disturb; the next visit marks it.
      () => undefined,
    )
  }, [id, lastActivityAt, side, listingId, utils])
}
