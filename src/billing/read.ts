import { eq } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { plans } from '../db/tables/billing.ts'

export type PlanRow = typeof plans.$inferSelect

/** A company's plan as last learnt; null where none was ever chosen. */
export async function readPlanRow(db: Reader, companyId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(plans).where(eq(plans.companyId, companyId))
  return row ?? null
}
