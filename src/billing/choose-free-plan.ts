import { sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { plans } from '../db/tables/billing.ts'
import { AppError } from '../shared/errors.ts'
import { isOverdue, isPremium, planManagementRefusal } from './policy.ts'
import { readPlanRow } from './read.ts'

/**
 * Puts a company without a plan on the free plan. An existing free plan or ended premium plan keeps its type.
 * @throws AppError FORBIDDEN, CONFLICT while a premium plan is active or payment is overdue
 */
export async function chooseFreePlan(ctx: SignedIn): Promise<{ companyId: string }> {
  const refusal = planManagementRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  const { companyId } = ctx.viewer
  const now = ctx.now()
  const plan = await readPlanRow(ctx.db, companyId)
  if (isPremium(plan, now) || isOverdue(plan)) {
    throw new AppError('CONFLICT', 'Your premium plan is still open. Cancel it under Manage Billing first.')
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(plans)
      .values({ companyId, planType: 'free', freeChosenAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: plans.companyId,
        set: {
          planType: sql`case when ${plans.planType} = 'none' then 'free' else ${plans.planType} end`,
          freeChosenAt: sql`coalesce(${plans.freeChosenAt}, excluded.free_chosen_at)`,
          version: sql`${plans.version} + 1`,
        },
      })
  })
  return { companyId }
}
