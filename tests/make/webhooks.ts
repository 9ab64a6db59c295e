import { v7 } from 'uuid'
import type { Db } from '../../src/db/client.ts'
import { webhookDeliveries, webhookEndpoints } from '../../src/db/tables/webhooks.ts'
import { webhookEvents } from '../../src/shared/webhook-events.ts'
import type { Person } from './people.ts'

/** Inserts a webhook endpoint with a log of one successful and one failed delivery. */
export async function makeEndpoint(
  db: Db,
  { companyId, employeeId }: Person,
  url = 'https://mill.example/hooks/parley',
): Promise<string> {
  const id = v7()
  await db.insert(webhookEndpoints).values({
    id,
    companyId,
    url,
    events: [...webhookEvents],
    secret: 'whsec_c2VjcmV0',
    createdBy: employeeId,
  })
  const delivery = { endpointId: id, body: '{}', attemptedAt: new Date() }
  await db.insert(webhookDeliveries).values([
    { ...delivery, id: v7(), event: 'match', state: 'delivered', attempts: 1, status: 204 },
    {
      ...delivery,
      id: v7(),
      event: 'message',
      state: 'failed',
      attempts: 12,
      error: 'The endpoint answered 500.',
    },
  ])
  return id
}
