import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlanRow } from '../../src/billing/read.ts'
import { receiveEvent } from '../../src/billing/receive-event.ts'
import { reconcilePlans } from '../../src/billing/reconcile-plans.ts'
import { syncFromProvider } from '../../src/billing/sync-from-provider.ts'
import { syncPlan } from '../../src/billing/sync-plan.ts'
import { paymentEvents, plans } from '../../src/db/tables/billing.ts'
import { addMinutes } from '../../src/shared/dates.ts'
import { makeCompany } from '../make/companies.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import type { FakeSubscription } from '../setup/stripe-objects.ts'
import { startStripeServer } from '../setup/stripe-server.ts'

const stripe = await forFile(startStripeServer())
const app = await forFile(startApp({ env: stripe.env }))

/** A company with a customer at Stripe. */
async function makeCustomer(): Promise<{ companyId: string; customerId: string }> {
  const { company } = await makeCompany(app.db)
  const customerId = `cus_${company.id}`
  stripe.customers.set(customerId, { id: customerId, email: 'a@example.org', name: 'Acme' })
  await makePlan(app.db, company.id, { customerId, planType: 'none' })
  return { companyId: company.id, customerId }
}

/** The changes of a subscription by the type of the event that reports them. */
const changes = {
  'customer.subscription.created': { status: 'trialing', trial_end: 1_900_000_000 },
  'customer.subscription.updated': { cancel_at_period_end: true },
  'customer.subscription.resumed': { cancel_at_period_end: false, cancel_at: null },
  'customer.subscription.paused': { cancel_at: 1_900_000_000 },
  'invoice.paid': { status: 'active' },
  'invoice.payment_failed': { status: 'past_due' },
  'customer.subscription.deleted': { status: 'canceled', ended_at: 1_800_000_000 },
} as const satisfies Record<string, Partial<FakeSubscription>>
type EventType = keyof typeof changes

/** A change of the subscription and the deliveries of its event, each delayed by a number of changes. */
interface LifecycleStep {
  type: EventType
  delays: number[]
}
const lifecycleStep: fc.Arbitrary<LifecycleStep> = fc.record({
  type: fc.constantFrom(...(Object.keys(changes) as EventType[])),
  delays: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }),
})
const lifecycles = fc.array(lifecycleStep, { minLength: 1, maxLength: 7 })

/** Applies the changes in order and delivers each event when it is due. */
async function runLifecycle(steps: LifecycleStep[]) {
  const { companyId, customerId } = await makeCustomer()
  const subscription = stripe.subscribe(customerId, { id: `sub_${companyId}` })
  const deliveries: { at: number; id: string; type: EventType }[] = steps.flatMap(({ type, delays }, i) =>
    delays.map((delay) => ({ at: i + delay, id: `evt_${companyId}_${i}`, type })),
  )
  for (let step = 0; step < steps.length + 7; step++) {
    Object.assign(subscription, changes[steps[step]?.type ?? steps.at(-1)!.type])
    const due = deliveries.filter(({ at }) => at === step)
    for (const { id, type } of due) await receiveEvent(app.ctx, { id, type, customerId })
    // Jobs that are due at the same time run concurrently.
    await Promise.all(due.map(({ id }) => syncPlan(app.ctx, { customerId, eventId: id })))
  }
  return { companyId, customerId, subscription }
}

const planOf = async (companyId: string) => {
  const row = await readPlanRow(app.db, companyId)
  return (
    row && {
      planType: row.planType,
      status: row.status,
      canceling: row.isCancelingAtPeriodEnd,
      ends: row.periodEndsAt,
    }
  )
}
const expected = (s: FakeSubscription) => ({
  planType: 'subscription',
  status: s.status,
  canceling: s.ended_at === null && (s.cancel_at_period_end || s.cancel_at !== null),
  ends: new Date((s.ended_at ?? s.items.data[0]!.current_period_end) * 1000),
})

test('every ordering of a subscription’s events ends in the same state', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(lifecycles, async (steps) => {
      const { companyId, customerId, subscription } = await runLifecycle(steps)
      expect(await planOf(companyId)).toEqual(expected(subscription))
      const open = await app.db.select().from(paymentEvents).where(eq(paymentEvents.customerId, customerId))
      expect(open.filter((event) => event.processedAt === null)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('the reconciliation corrects plans whose events were lost', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(lifecycles, async (steps) => {
      const { companyId, customerId } = await makeCustomer()
      const subscription = stripe.subscribe(customerId)
      for (const { type } of steps) Object.assign(subscription, changes[type])
      await app.db
        .update(plans)
        .set({ askProviderUntil: addMinutes(new Date(), 20) })
        .where(eq(plans.companyId, companyId))
      await reconcilePlans(app.ctx)
      expect(await planOf(companyId)).toEqual(expected(subscription))
    }),
    { numRuns: 15 },
  )
})

test('a stale state is not written over a newer one', async () => {
  const { companyId, customerId } = await makeCustomer()
  const subscription = stripe.subscribe(customerId, { status: 'active' })
  const slow = stripe.hold('/v1/subscriptions')
  const first = syncFromProvider(app.ctx, customerId)
  await slow.arrived
  Object.assign(subscription, { status: 'canceled', ended_at: 1_800_000_000 })
  await syncFromProvider(app.ctx, customerId)
  slow.release()
  await first
  expect(await planOf(companyId)).toMatchObject({ status: 'canceled' })
})

test('concurrent syncs write the current state and queue waiting leads once', async () => {
  const { companyId, customerId } = await makeCustomer()
  stripe.subscribe(customerId, { status: 'active' })
  await Promise.all(Array.from({ length: 6 }, () => syncFromProvider(app.ctx, customerId)))
  expect(await planOf(companyId)).toMatchObject({ status: 'active' })
  const jobs = await app.queue.boss.fetch<{ companyId: string }>('open-waiting', { batchSize: 100 })
  expect(jobs.filter((job) => job.data.companyId === companyId)).toHaveLength(1)
})
