import { useEffect } from 'react'
import type { LeadView } from '../../../../src/leads/schema.ts'
import { patchLeadRow } from '../../lib/live/refresh-leads.ts'
import { refreshTile } from '../../lib/live/refresh-tiles.ts'
import { trpc } from '../../lib/trpc.tsx'

/** Marks an open lead as seen, and again whenever something new comes while it is looked at. */
export function useMarkRead(lead: LeadView): void {
  const utils = trpc.useUtils()
  const { id, lastActivityAt } = lead
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later activity is a reason to visit again
  useEffect(() => {
    if (document.visibilityState === 'hidden') return
    void utils.client.leads.visit.mutate({ leadId: id }).then(
      () => {
        patchLeadRow(id, (lead) => (lead.unseen ? { ...lead, unseen: false } : lead))
        void refreshTile(utils, id)
      },
      // Not being marked as seen is no reason to disturb; the next visit marks it.
      () => undefined,
    )
  }, [id, lastActivityAt, utils])
}
