import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { type PlanRow, paymentEvents, plans } from '../db/tables/billing.ts'
import type { ProviderState } from '../providers/payments/payments.ts'
import { AppError } from '../shared/errors.ts'
import { derivePlan } from './derive-plan.ts'
import { isPremium } from './policy.ts'

/** Attempts to write over concurrent updates before giving up; a job is then retried by the queue. */
const maxAttempts = 8

/**
 * Fetches the customer's state from the provider and writes the plan derived from it. If the plan was updated in the
 * meantime, it fetches again. When premium access begins, it queues the opening of waiting leads.
 * @returns the new plan row; null for a customer of no company
 * @throws AppError UNAVAILABLE when payments are off, PAYMENTS_FAILED, CONFLICT after too many concurrent updates
 */
export async function syncFromProvider(
  ctx: Ctx,
  customerId: string,
  eventId: string | null = null,
): Promise<PlanRow | null> {
  const { payments } = ctx
  if (!payments) throw new AppError('UNAVAILABLE')
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const [before] = await ctx.db.select().from(plans).where(eq(plans.customerId, customerId))
    if (!before) return null
    const fetchedAt = ctx.now()
    const state = await payments.fetchState(customerId)
    const after = await ctx.db.transaction(async (tx) => {
      const updated = await updatePlan(tx, before, state, fetchedAt)
      if (!updated) return null
      await markEventsProcessed(tx, customerId, eventId, fetchedAt)
      if (isPremium(updated, fetchedAt) && !isPremium(before, fetchedAt)) {
        await ctx.enqueue(tx, 'open-waiting', { companyId: updated.companyId })
      }
      return updated
    })
    if (after) return after
  }
  throw new AppError('CONFLICT')
}

/** Optimistic update: null when the row is no longer at the version that was read. */
async function updatePlan(
  tx: Tx,
  before: PlanRow,
  state: ProviderState,
  fetchedAt: Date,
): Promise<PlanRow | null> {
  const derived = derivePlan(state, before.freeChosenAt !== null, fetchedAt)
  const changed =
    derived.planType !== before.planType ||
    derived.status !== before.status ||
    derived.isCancelingAtPeriodEnd !== before.isCancelingAtPeriodEnd
  const syncOnReadEnded = before.askProviderUntil !== null && before.askProviderUntil <= fetchedAt
  const [row] = await tx
    .update(plans)
    .set({
      ...derived,
      askProviderUntil: changed || syncOnReadEnded ? null : before.askProviderUntil,
      checkedAt: fetchedAt,
      updatedAt: changed ? fetchedAt : before.updatedAt,
      version: before.version + 1,
    })
    .where(and(eq(plans.companyId, before.companyId), eq(plans.version, before.version)))
    .returning()
  return row ?? null
}

/** The fetched state covers every event received before the fetch, and the event being processed. */
async function markEventsProcessed(
  tx: Tx,
  customerId: string,
  eventId: string | null,
  fetchedAt: Date,
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ processedAt: fetchedAt })
    .where(
      and(
        eq(paymentEvents.customerId, customerId),
        isNull(paymentEvents.processedAt),
        or(
          lte(paymentEvents.receivedAt, fetchedAt),
          eventId === null ? undefined : eq(paymentEvents.id, eventId),
        ),
      ),
    )
}
