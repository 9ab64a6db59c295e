import { eq } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { webhookEndpoints } from '../db/tables/webhooks.ts'
import { assertOwnEndpoint } from './read.ts'

/**
 * Removes an endpoint with its log and its pending deliveries.
 * @throws NOT_FOUND, FORBIDDEN for viewers who can't manage webhooks
 */
export function removeEndpoint(
  ctx: SignedIn,
  { endpointId }: { endpointId: string },
): Promise<{ endpointId: string }> {
  return ctx.db.transaction(async (tx) => {
    await assertOwnEndpoint(tx, ctx.viewer, endpointId)
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId))
    return { endpointId }
  })
}
