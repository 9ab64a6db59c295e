import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { planTypes } from '../../shared/plans.ts'
import { created, moment } from './columns.ts'
import { companies } from './companies.ts'

/** A company's plan as last synced from the payment provider. No row means no plan. */
export const plans = pgTable(
  'plans',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    planType: text({ enum: planTypes }).notNull().default('none'),
    /** The subscription's status at the provider (trialing, active, past_due, …); active or expired for one_time. */
    status: text(),
    oneTimeExpiresAt: moment(),
    trialEndsAt: moment(),
    periodEndsAt: moment(),
    isCancelingAtPeriodEnd: boolean().notNull().default(false),
    customerId: text(),
    /** The relevant subscription's id, also after the subscription has ended. */
    subscriptionId: text(),
    /** When the free plan was chosen. It applies while the provider reports no purchase. */
    freeChosenAt: moment(),
    /** Set when someone is redirected to the provider: until then, reads of the plan sync from the provider first. */
    askProviderUntil: moment(),
    /** Time of the last sync from the provider. */
    checkedAt: moment(),
    /** Incremented by every write (optimistic lock): an older provider state never overwrites a newer one. */
    version: integer().notNull().default(0),
    updatedAt: created(),
  },
  (t) => [uniqueIndex('plans_customer').on(t.customerId)],
)

export type PlanRow = typeof plans.$inferSelect

/** Received webhook events. The primary key makes their processing idempotent. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's event id. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text().notNull(),
    receivedAt: created(),
    /** Time of the first plan sync after this event. */
    processedAt: moment(),
  },
  (t) => [index('payment_events_customer').on(t.customerId, t.receivedAt)],
)

/** Objects of the embedded payment sandbox (customers, checkouts, subscriptions). Unused in production. */
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
