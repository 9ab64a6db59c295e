import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { paymentEvents, plans } from '../db/tables/billing.ts'
import { addDays, addMinutes } from '../shared/dates.ts'
import { syncFromProvider } from './sync-from-provider.ts'

/** Plans looked at in one run; the rest comes an hour later. */
const batchSize = 500
/** Minutes that webhooks and their jobs have before this doubts them. */
const graceMinutes = 10
const keepEventsDays = 90

/** Job: mends what webhooks missed, ends annual plans whose time is over, and forgets old events. */
export async function reconcilePlans(ctx: Ctx): Promise<void> {
  await expireOneTime(ctx)
  await ctx.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, addDays(ctx.now(), -keepEventsDays)))
  if (!ctx.payments) return
  for (const customerId of await customersToCheck(ctx)) {
    // One customer the provider has trouble with must not keep the others waiting.
    await syncFromProvider(ctx, customerId).catch((error: unknown) =>
      ctx.log.error({ err: error, customerId }, 'reconcile'),
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

/** Whom to ask about: what should have changed by now, what an event announced in vain, and each once a day. */
async function customersToCheck({ db, now }: Ctx): Promise<string[]> {
  const recently = addMinutes(now(), -graceMinutes)
  const announced = db
    .select({ customerId: paymentEvents.customerId })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, recently)))
  const due = or(
    isNotNull(plans.askProviderUntil),
    inArray(plans.customerId, announced),
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
