import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { webhookDeliveries } from '../db/tables/webhooks.ts'
import { addDays } from '../shared/dates.ts'

const keptDays = 30

/** Forgets old deliveries; the longest retry is over by then. */
export async function sweepDeliveries({ db, now }: Ctx): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, addDays(now(), -keptDays)))
}
