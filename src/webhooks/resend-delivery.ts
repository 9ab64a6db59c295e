import { eq } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { limitAttempts } from '../db/limits/limit-attempts.ts'
import { webhookDeliveries } from '../db/tables/webhooks.ts'
import { AppError } from '../shared/errors.ts'
import { assertOwnEndpoint } from './read.ts'

/**
 * Queues a delivery again, with all retries. A delivery that waits for a retry is sent at once instead.
 * @throws NOT_FOUND, FORBIDDEN for viewers who can't manage webhooks, TOO_MANY
 */
export async function resendDelivery(
  ctx: SignedIn,
  { deliveryId }: { deliveryId: string },
): Promise<{ deliveryId: string }> {
  const { companyId } = ctx.viewer
  return await ctx.db.transaction(async (tx) => {
    const [delivery] = await tx
      .select({ endpointId: webhookDeliveries.endpointId, attempts: webhookDeliveries.attempts })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, deliveryId))
      .for('update')
    if (!delivery) throw new AppError('NOT_FOUND')
    await assertOwnEndpoint(tx, ctx.viewer, delivery.endpointId)
    await limitAttempts({ ...ctx, db: tx }, 'webhook-resend', companyId)
    await tx.update(webhookDeliveries).set({ state: 'pending' }).where(eq(webhookDeliveries.id, deliveryId))
    const job = { deliveryId, attempt: delivery.attempts + 1, tries: 1 }
    await ctx.enqueue(tx, 'deliver-webhook', job, { group: companyId })
    return { deliveryId }
  })
}
