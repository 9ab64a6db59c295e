import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { planTypes } from '../../shared/plans.ts'
import { created, moment } from './columns.ts'
import { companies } from './companies.ts'

/** A company's plan as last learnt from the payment provider; no row means none. */
export const plans = pgTable(
  'plans',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    planType: text({ enum: planTypes }).notNull().default('none'),
    /** trialing, active, past_due, unpaid, canceled, expired, incomplete, … as the provider says. */
    status: text(),
    oneTimeExpiresAt: moment(),
    trialEndsAt: moment(),
    periodEndsAt: moment(),
    isCancelingAtPeriodEnd: boolean().notNull().default(false),
    customerId: text(),
    /** The one that counts, also when it has ended. */
    subscriptionId: text(),
    /** When free was chosen: what is left when the provider knows of nothing bought. */
    freeChosenAt: moment(),
    /** Somebody was sent to the provider; until then a look at the plan asks there first. */
    askProviderUntil: moment(),
    /** When the provider was last asked. */
    checkedAt: moment(),
    /** Counts the writes, so that an older answer of the provider never replaces a newer one. */
    version: integer().notNull().default(0),
    updatedAt: created(),
  },
  (t) => [uniqueIndex('plans_customer').on(t.customerId)],
)

export type PlanRow = typeof plans.$inferSelect

/** Webhook events received: the primary key makes each count once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's event id. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text().notNull(),
    receivedAt: created(),
    /** When a plan was made to agree with what the provider said after this event. */
    processedAt: moment(),
  },
  (t) => [index('payment_events_customer').on(t.customerId, t.receivedAt)],
)

/** The embedded payment sandbox's own objects (customers, checkouts, subscriptions); never in production. */
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
