import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { webhookDeliveries } from '../db/tables/webhooks.ts'
import { addDays } from '../shared/dates.ts'

const retentionDays = 30

/** Deletes old deliveries. Their last retry ended long before. */
export async function sweepDeliveries({ db, now }: Ctx): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, addDays(now(), -retentionDays)))
}
