import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { planTypes } from '../../shared/plans.ts'
import { created, moment } from './columns.ts'
import { companies } from './companies.ts'

/** A company's plan as last synced from the payment provider. A company without a row has none. */
export const plans = pgTable(
  'plans',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    planType: text({ enum: planTypes }).notNull().default('none'),
    /** The provider's status: trialing, active, past_due, unpaid, canceled, expired, incomplete, … */
    status: text(),
    oneTimeExpiresAt: moment(),
    trialEndsAt: moment(),
    periodEndsAt: moment(),
    isCancelingAtPeriodEnd: boolean().notNull().default(false),
    customerId: text(),
    /** The subscription the plan derives from, which may have ended. */
    subscriptionId: text(),
    /** When the free plan was chosen. It applies if the provider has no purchase. */
    freeChosenAt: moment(),
    /** Set when somebody is sent to the provider. Until then, reading the plan syncs with the provider first. */
    askProviderUntil: moment(),
    /** The time of the last sync. */
    checkedAt: moment(),
    /** Incremented by each write, so that a slower sync never overwrites a newer one. */
    version: integer().notNull().default(0),
    updatedAt: created(),
  },
  (t) => [uniqueIndex('plans_customer').on(t.customerId)],
)

export type PlanRow = typeof plans.$inferSelect

/** Webhook events received. The primary key makes their processing idempotent. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's event id. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text().notNull(),
    receivedAt: created(),
    /** When the plan was synced after this event. */
    processedAt: moment(),
  },
  (t) => [index('payment_events_customer').on(t.customerId, t.receivedAt)],
)

/** Objects of the embedded payment sandbox (customers, checkouts, subscriptions); unused in production. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    customerId: text(),
    data: jsonb().notNull(),
    createdAt: created(),
  },
  (t) => [index('sandbox_objects_customer').on(t.customerId, t.createdAt)],
)
