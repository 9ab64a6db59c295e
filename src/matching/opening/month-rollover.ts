import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { monthRollovers } from '../../db/tables/matching.ts'
import { monthStart } from '../../shared/dates.ts'
import { openWaitingLeads } from './open-waiting.ts'

/**
 * The hourly job that opens all waiting leads once a month. The month is recorded only after everything is done, so a
 * run that was killed starts over.
 */
export async function rollOverMonth(ctx: Ctx): Promise<void> {
  const month = monthStart(ctx.now())
  const [done] = await ctx.db.select().from(monthRollovers).where(eq(monthRollovers.month, month))
  if (done) return
  await openWaitingLeads(ctx, { companyId: null })
  await ctx.db.insert(monthRollovers).values({ month }).onConflictDoNothing()
}
