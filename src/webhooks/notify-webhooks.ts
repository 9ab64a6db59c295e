import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { jsonList, jsonObject } from '../db/sql/json.ts'
import { view } from '../db/sql/view.ts'
import { leadSides, sideOf } from '../db/tables/leads.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/tables/webhooks.ts'
import { sides } from '../shared/sides.ts'
import type { WebhookEvent } from '../shared/webhook-events.ts'
import { type LeadParties, type WebhookDetails, webhookBody } from './payload.ts'

/**
 * Writes a delivery and its job for each endpoint of both companies that subscribes to the event. They commit with the
 * caller's transaction.
 */
export async function notifyWebhooks<E extends WebhookEvent>(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueue' | 'now'>,
  lead: LeadParties,
  event: E,
  details: WebhookDetails[E],
): Promise<void> {
  const companies = sides.map((side) => lead[leadSides[side].company])
  const endpoints = await subscribedEndpoints(tx)({ companies, event })
  const now = ctx.now()
  for (const endpoint of endpoints ?? []) {
    const id = v7()
    const side = sideOf(lead, endpoint.companyId)
    if (!side) continue
    const body = webhookBody(event, { lead, side, details, now })
    await tx.insert(webhookDeliveries).values({ id, endpointId: endpoint.id, event, body, createdAt: now })
    const job = { deliveryId: id, attempt: 1, tries: 1 }
    await ctx.enqueue(tx, 'deliver-webhook', job, { group: endpoint.companyId })
  }
}

const subscribedEndpoints = view((db) => {
  const { id, companyId, events } = webhookEndpoints
  return db
    .select({ view: jsonList(jsonObject({ id, companyId }), sql`${id}`) })
    .from(webhookEndpoints)
    .where(
      sql`${companyId} = any(${sql.placeholder('companies')}) and ${sql.placeholder('event')} = any(${events})`,
    )
})
