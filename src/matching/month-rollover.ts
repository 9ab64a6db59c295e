import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { monthRollovers } from '../db/tables/matching.ts'
import { monthStart } from '../shared/dates.ts'
import { openWaitingLeads } from './open-waiting.ts'

/**
 * The job of every hour: opens what waits, once in each month. The month is recorded when all is done; killed
 * halfway, the job begins again.
 */
export async function rollOverMonth(ctx: Ctx): Promise<void> {
  const month = monthStart(ctx.now())
  const [turned] = await ctx.db.select().from(monthRollovers).where(eq(monthRollovers.month, month))
  if (turned) return
  await openWaitingLeads(ctx, { companyId: null })
  await ctx.db.insert(monthRollovers).values({ month }).onConflictDoNothing()
}
