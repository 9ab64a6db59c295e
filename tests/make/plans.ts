import type { Db } from '../../src/db/client.ts'
import { type PlanRow, plans } from '../../src/db/tables/billing.ts'
import { addDays } from '../../src/shared/dates.ts'

/** Sets a company's plan. */
export async function makePlan(
  db: Db,
  companyId: string,
  overrides: Partial<PlanRow> = {},
): Promise<PlanRow> {
  const plan = { planType: 'free' as const, ...overrides, companyId }
  const [row] = await db
    .insert(plans)
    .values(plan)
    .onConflictDoUpdate({ target: plans.companyId, set: plan })
    .returning()
  return row!
}

/** Every state of a plan, by name. */
export const planStates = (now: Date) =>
  ({
    none: { planType: 'none' },
    free: { planType: 'free' },
    'annual active': { planType: 'one_time', status: 'active', oneTimeExpiresAt: addDays(now, 100) },
    'annual expired': { planType: 'one_time', status: 'active', oneTimeExpiresAt: addDays(now, -1) },
    trialing: { planType: 'subscription', status: 'trialing', trialEndsAt: addDays(now, 100) },
    'trialing, canceling': {
      planType: 'subscription',
      status: 'trialing',
      trialEndsAt: addDays(now, 100),
      isCancelingAtPeriodEnd: true,
    },
    active: { planType: 'subscription', status: 'active', periodEndsAt: addDays(now, 20) },
    'active, canceling': {
      planType: 'subscription',
      status: 'active',
      periodEndsAt: addDays(now, 20),
      isCancelingAtPeriodEnd: true,
    },
    'past due': { planType: 'subscription', status: 'past_due', periodEndsAt: addDays(now, 20) },
    unpaid: { planType: 'subscription', status: 'unpaid', periodEndsAt: addDays(now, 20) },
    canceled: { planType: 'subscription', status: 'canceled', periodEndsAt: addDays(now, -5) },
    unclear: { planType: 'subscription', status: 'incomplete' },
  }) as const satisfies Record<string, Partial<PlanRow>>

export type PlanState = keyof ReturnType<typeof planStates>
