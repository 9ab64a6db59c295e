import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { leadReads } from '../../db/tables/leads.ts'
import { lockOwnLead } from '../own-lead.ts'
import type { sendAtOnceSchema } from './schema.ts'

/** Remembers whether the viewer has the assistant's messages in a lead sent without a draft. */
export function setSendAtOnce(
  ctx: SignedIn,
  { side, leadId, sendAtOnce }: z.output<typeof sendAtOnceSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    await lockOwnLead(tx, ctx.viewer, { side, leadId })
    const { employeeId } = ctx.viewer
    await tx
      .insert(leadReads)
      .values({ leadId, employeeId, visitedAt: ctx.now(), sendAtOnce })
      .onConflictDoUpdate({ target: [leadReads.leadId, leadReads.employeeId], set: { sendAtOnce } })
    return { leadId }
  })
}
