import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { paymentEvents, plans } from '../db/tables/billing.ts'
import { addDays, addMinutes } from '../shared/dates.ts'
import { syncFromProvider } from './sync-from-provider.ts'

/** Plans synced per run; the job runs hourly. */
const batchSize = 500
/** Minutes that webhooks and their jobs have before this job checks a plan. */
const graceMinutes = 10
const keepEventsDays = 90

/** Job: syncs plans whose webhooks may have been missed, expires annual plans and deletes old events. */
export async function reconcilePlans(ctx: Ctx): Promise<void> {
  await expireOneTime(ctx)
  await ctx.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, addDays(ctx.now(), -keepEventsDays)))
  if (!ctx.payments) return
  for (const customerId of await customersToCheck(ctx)) {
    // An error for one customer must not block the others.
    await syncFromProvider(ctx, customerId).catch((error: unknown) =>
      ctx.log.error({ err: error, customerId }, 'plan reconciliation failed'),
    )
  }
}

async function expireOneTime({ db, now }: Ctx): Promise<void> {
  await db
    .update(plans)
    .set({ status: 'expired', updatedAt: now(), version: sql`${plans.version} + 1` })
    .where(
      and(eq(plans.planType, 'one_time'), eq(plans.status, 'active'), lte(plans.oneTimeExpiresAt, now())),
    )
}

/**
 * Customers to sync: those whose plan should have changed by now, those with an unprocessed event, and every customer
 * once a day. Least recently checked first.
 */
async function customersToCheck({ db, now }: Ctx): Promise<string[]> {
  const recently = addMinutes(now(), -graceMinutes)
  const withOpenEvents = db
    .select({ customerId: paymentEvents.customerId })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, recently)))
  const due = or(
    isNotNull(plans.askProviderUntil),
    inArray(plans.customerId, withOpenEvents),
    inArray(plans.status, ['past_due', 'unpaid']),
    and(eq(plans.status, 'trialing'), lt(plans.trialEndsAt, recently)),
    and(eq(plans.status, 'active'), lt(plans.periodEndsAt, recently)),
  )
  const rows = await db
    .select({ customerId: plans.customerId })
    .from(plans)
    .where(
      and(
        isNotNull(plans.customerId),
        or(
          isNull(plans.checkedAt),
          lt(plans.checkedAt, addDays(now(), -1)),
          and(lt(plans.checkedAt, recently), due),
        ),
      ),
    )
    .orderBy(sql`${asc(plans.checkedAt)} nulls first`)
    .limit(batchSize)
  return rows.flatMap(({ customerId }) => customerId ?? [])
}
