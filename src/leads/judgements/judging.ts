import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { pipeline } from '../../db/sql/pipeline.ts'
import { leads } from '../../db/tables/leads.ts'
import { leadRooms } from '../../shared/live-events.ts'
import type { Side } from '../../shared/sides.ts'
import { lockLead } from '../own-lead.ts'
import { readRevisions } from '../rounds/pair.ts'

/**
 * Marks the judgements as outdated and queues the follow-up that updates them. It supersedes the follow-ups queued
 * before, so that several changes in a row are judged once. `side` and its
 * company pay for it.
 */
export async function queueFollowUp(
  tx: Tx,
  { enqueue }: Pick<Ctx, 'enqueue'>,
  { leadId, side, companyId, version }: { leadId: string; side: Side; companyId: string; version: number },
): Promise<void> {
  await pipeline([
    tx.update(leads).set({ judgingVersion: version, resumed: 0 }).where(eq(leads.id, leadId)).execute(),
    enqueue(tx, 'follow-up', { leadId, lockToken: null, version, side, attempt: 0 }, { group: companyId }),
  ])
}

/**
 * Gives up a follow-up: the judgements stay as they are. Does nothing when a newer one is queued: that of a newer version,
 * or of a listing's revision, which leaves the version.
 * @param revisions those of the listings that the assistant has read
 */
export async function giveUpFollowUp(
  tx: Tx,
  { leadId, version }: { leadId: string; version: number },
  revisions: string,
): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (lead?.judgingVersion !== version || (await readRevisions(tx, lead)) !== revisions) return
  await tx.update(leads).set({ judgingVersion: null }).where(eq(leads.id, leadId))
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
}
