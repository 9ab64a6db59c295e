import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { type PlanRow, paymentEvents, plans } from '../db/tables/billing.ts'
import type { ProviderState } from '../providers/payments/payments.ts'
import { AppError } from '../shared/errors.ts'
import { derivePlan } from './derive-plan.ts'
import { isPremium } from './policy.ts'

/** How often a plan may change under the provider's answer before the job is left to its retry. */
const maxAttempts = 8

/**
 * Asks the provider what the customer has and makes the plan agree with it. If the plan was written meanwhile, the
 * provider is asked again. Answers null for a customer that isn't ours.
 */
export async function syncFromProvider(
  ctx: Ctx,
  customerId: string,
  eventId: string | null = null,
): Promise<PlanRow | null> {
  const { payments } = ctx
  if (!payments) throw new AppError('UNAVAILABLE')
  for (let left = maxAttempts; left > 0; left--) {
    const [before] = await ctx.db.select().from(plans).where(eq(plans.customerId, customerId))
    if (!before) return null
    const asked = ctx.now()
    const truth = await payments.fetchState(customerId)
    const after = await ctx.db.transaction(async (tx) => {
      const written = await updatePlan(tx, before, truth, asked)
      if (!written) return null
      await markEventsProcessed(tx, customerId, eventId, asked)
      if (isPremium(written, asked) && !isPremium(before, asked)) {
        await ctx.enqueue(tx, 'open-waiting', { companyId: written.companyId })
      }
      return written
    })
    if (after) return after
  }
  throw new AppError('CONFLICT')
}

/** Writes only over the version that was read: null when somebody else wrote meanwhile. */
async function updatePlan(
  tx: Tx,
  before: PlanRow,
  truth: ProviderState,
  asked: Date,
): Promise<PlanRow | null> {
  const agreed = derivePlan(truth, before.freeChosenAt !== null, asked)
  const changed =
    agreed.planType !== before.planType ||
    agreed.status !== before.status ||
    agreed.isCancelingAtPeriodEnd !== before.isCancelingAtPeriodEnd
  const over = before.askProviderUntil !== null && before.askProviderUntil <= asked
  const [row] = await tx
    .update(plans)
    .set({
      ...agreed,
      askProviderUntil: changed || over ? null : before.askProviderUntil,
      checkedAt: asked,
      updatedAt: changed ? asked : before.updatedAt,
      version: before.version + 1,
    })
    .where(and(eq(plans.companyId, before.companyId), eq(plans.version, before.version)))
    .returning()
  return row ?? null
}

/** The provider's answer covers every event that had come before it was asked. */
async function markEventsProcessed(
  tx: Tx,
  customerId: string,
  eventId: string | null,
  asked: Date,
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ processedAt: asked })
    .where(
      and(
        eq(paymentEvents.customerId, customerId),
        isNull(paymentEvents.processedAt),
        or(
          lte(paymentEvents.receivedAt, asked),
          eventId === null ? undefined : eq(paymentEvents.id, eventId),
        ),
      ),
    )
}
