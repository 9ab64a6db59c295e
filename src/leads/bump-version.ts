import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { leads } from '../db/tables/leads.ts'

/** Increments the lead's version and sets its last activity. Returns the new version. */
export async function bumpVersion(tx: Tx, leadId: string, lastActivityAt: Date): Promise<number> {
  const [lead] = await tx
    .update(leads)
    .set({ version: sql`${leads.version} + 1`, lastActivityAt })
    .where(eq(leads.id, leadId))
    .returning({ version: leads.version })
  if (!lead) throw new Error(`no lead ${leadId}`)
  return lead.version
}
