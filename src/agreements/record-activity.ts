import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { recordRead } from '../db/sql/leads/record-read.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { leads } from '../db/tables/leads.ts'
import type { Side } from '../shared/sides.ts'
import type { Actor } from './actor.ts'

/**
 * Sets the lead's last activity to now, and marks it as read by the person who acts. The lead's version stays, because what
 * the assistant writes about a thread doesn't depend on open proposals.
 */
export const recordActivity = (tx: Tx, { now }: Pick<Ctx, 'now'>, actor: Actor, leadId: string) =>
  pipeline([
    tx.update(leads).set({ lastActivityAt: now() }).where(eq(leads.id, leadId)).execute(),
    ...(actor.author === 'person' ? [recordRead(tx, leadId, actor.employeeId, now())] : []),
  ])

/**
 * Queues a follow-up, because the assistant's questions depend on whether an agreement is in force. `side` and its company pay for it. The
 * version is incremented, so that a follow-up that is running is superseded.
 */
export async function renewQuestions(
  tx: Tx,
  { enqueue }: Pick<Ctx, 'enqueue'>,
  { leadId, side, companyId }: { leadId: string; side: Side; companyId: string },
): Promise<void> {
  const [lead] = await tx
    .update(leads)
    .set({ version: sql`${leads.version} + 1`, judgingVersion: sql`${leads.version} + 1`, resumed: 0 })
    .where(eq(leads.id, leadId))
    .returning({ version: leads.version })
  if (!lead) throw new Error(`no lead ${leadId}`)
  const job = { leadId, lockToken: null, version: lead.version, side, attempt: 0 }
  await enqueue(tx, 'follow-up', job, { group: companyId })
}
