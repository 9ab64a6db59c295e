import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { webhookEvents } from '../../shared/webhook-events.ts'
import { created, id, moment } from './columns.ts'
import { companies, employees } from './companies.ts'

/** An address of a company's own program, told of what happens in its leads. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    /** `whsec_…`: deliveries are signed with it, so that it is kept as it is. */
    secret: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => employees.id),
    createdAt: created(),
  },
  (t) => [index('webhook_endpoints_company').on(t.companyId)],
)

/** One event for one endpoint, written in the transaction of what it tells of; and how its delivery goes. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    /** The JSON as it is signed and sent, the same in every attempt. */
    body: text().notNull(),
    state: text({ enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    attemptedAt: moment(),
    /** What the endpoint answered last; null when it couldn't be reached. */
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
