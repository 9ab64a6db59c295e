import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { paymentEvents } from '../db/tables/billing.ts'
import { syncFromProvider } from './sync-from-provider.ts'

/** Job: syncs the plan after a webhook event, unless an earlier sync has already covered the event. */
export async function syncPlan(
  ctx: Ctx,
  { customerId, eventId }: { customerId: string; eventId: string | null },
): Promise<void> {
  if (eventId !== null && (await isProcessed(ctx, eventId))) return
  await syncFromProvider(ctx, customerId, eventId)
}

async function isProcessed(ctx: Ctx, eventId: string): Promise<boolean> {
  const settled = await ctx.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, eventId), isNotNull(paymentEvents.processedAt)))
  return settled.length > 0
}
