import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { webhookEvents } from '../../shared/webhook-events.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'

/** A company's URL that receives events of its leads. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    /** `whsec_…`, stored in plain text because deliveries are signed with it. */
    secret: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => employees.id),
    createdAt: created(),
  },
  (t) => [index('webhook_endpoints_company').on(t.companyId)],
)

/** An event for an endpoint, inserted in the transaction of its change, and the state of its delivery. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    /** The signed JSON body, identical in every attempt. */
    body: text().notNull(),
    state: text({ enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    attemptedAt: moment(),
    /** The HTTP status of the last attempt; null if the endpoint couldn't be reached. */
    status: integer(),
    /** Why the last attempt failed. */
    error: text(),
    createdAt: created(),
  },
  (t) => [
    index('webhook_deliveries_endpoint').on(t.endpointId, t.id),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
)
