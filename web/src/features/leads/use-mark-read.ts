import { useEffect } from 'react'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { patchLeadRow } from '../../lib/live/refresh-leads.ts'
import { refreshTile } from '../../lib/live/refresh-tiles.ts'
import { trpc } from '../../lib/trpc.tsx'

/** Marks the open lead as read, and again after each new activity while the page is visible. */
export function useMarkRead(lead: LeadView): void {
  const utils = trpc.useUtils()
  const { id, lastActivityAt } = lead
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new activity marks the lead as read again
  useEffect(() => {
    if (document.visibilityState === 'hidden') return
    void utils.client.leads.visit.mutate({ leadId: id }).then(
      () => {
        patchLeadRow(id, (lead) => (lead.unseen ? { ...lead, unseen: false } : lead))
        void refreshTile(utils, id)
      },
      // A failure is ignored; the next visit marks the lead as read.
      () => undefined,
    )
  }, [id, lastActivityAt, utils])
}
