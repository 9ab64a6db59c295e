import { and, desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/tables/webhooks.ts'
import { AppError } from '../shared/errors.ts'
import { webhooksRefusal } from './policy.ts'
import type { DeliveryView, EndpointView } from './schema.ts'

const shownDeliveries = 50

/**
 * The company's endpoints, newest first.
 * @throws FORBIDDEN for viewers who can't manage webhooks
 */
export async function readEndpoints({ db, viewer }: SignedIn): Promise<EndpointView[]> {
  const refusal = webhooksRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  const rows = await db
    .select({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, viewer.companyId))
    .orderBy(desc(webhookEndpoints.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/**
 * The latest deliveries of an endpoint, newest first.
 * @throws NOT_FOUND, FORBIDDEN for viewers who can't manage webhooks
 */
export async function readDeliveries(
  { db, viewer }: SignedIn,
  { endpointId }: { endpointId: string },
): Promise<DeliveryView[]> {
  await assertOwnEndpoint(db, viewer, endpointId)
  const { id, event, state, attempts, attemptedAt, status, error, createdAt } = webhookDeliveries
  const rows = await db
    .select({ id, event, state, attempts, attemptedAt, status, error, createdAt })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(id))
    .limit(shownDeliveries)
  return rows.map((row) => ({
    ...row,
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** @throws FORBIDDEN for viewers who can't manage webhooks, NOT_FOUND for another company's endpoint */
export async function assertOwnEndpoint(
  db: Reader,
  viewer: SignedIn['viewer'],
  endpointId: string,
): Promise<void> {
  const refusal = webhooksRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  const own = and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.companyId, viewer.companyId))
  const [endpoint] = await db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(own)
  if (!endpoint) throw new AppError('NOT_FOUND')
}
