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

/** A company that Stripe knows. */
async function makeCustomer(): Promise<{ companyId: string; customerId: string }> {
  const { company } = await makeCompany(app.db)
  const customerId = `cus_${company.id}`
  stripe.customers.set(customerId, { id: customerId, email: 'a@example.org', name: 'Acme' })
  await makePlan(app.db, company.id, { customerId, planType: 'none' })
  return { companyId: company.id, customerId }
}

/** What can happen to a subscription, and the event that tells of it. */
const happenings = {
  'customer.subscription.created': { status: 'trialing', trial_end: 1_900_000_000 },
  'customer.subscription.updated': { cancel_at_period_end: true },
  'customer.subscription.resumed': { cancel_at_period_end: false, cancel_at: null },
  'customer.subscription.paused': { cancel_at: 1_900_000_000 },
  'invoice.paid': { status: 'active' },
  'invoice.payment_failed': { status: 'past_due' },
  'customer.subscription.deleted': { status: 'canceled', ended_at: 1_800_000_000 },
} as const satisfies Record<string, Partial<FakeSubscription>>
type Happening = keyof typeof happenings

/** When an event is delivered: so many happenings late, once or twice, or never. */
const delivery = fc.record({
  happening: fc.constantFrom(...(Object.keys(happenings) as Happening[])),
  late: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }),
})
const lives = fc.array(delivery, { minLength: 1, maxLength: 7 })

/** Lives a subscription's life; what is delivered when, `late` says. Answers the plan, and what it should be. */
async function live(life: { happening: Happening; late: number[] }[]) {
  const { companyId, customerId } = await makeCustomer()
  const subscription = stripe.subscribe(customerId, { id: `sub_${companyId}` })
  const due: { at: number; id: string; type: Happening }[] = life.flatMap(({ happening, late }, i) =>
    late.map((steps) => ({ at: i + steps, id: `evt_${companyId}_${i}`, type: happening })),
  )
  for (let step = 0; step < life.length + 7; step++) {
    Object.assign(subscription, happenings[life[step]?.happening ?? life.at(-1)!.happening])
    const now = due.filter(({ at }) => at === step)
    for (const { id, type } of now) await receiveEvent(app.ctx, { id, type, customerId })
    // The jobs of one moment run side by side.
    await Promise.all(now.map(({ id }) => syncPlan(app.ctx, { customerId, eventId: id })))
  }
  return { companyId, customerId, subscription }
}

const shown = async (companyId: string) => {
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
    fc.asyncProperty(lives, async (life) => {
      const { companyId, customerId, subscription } = await live(life)
      expect(await shown(companyId)).toEqual(expected(subscription))
      const open = await app.db.select().from(paymentEvents).where(eq(paymentEvents.customerId, customerId))
      expect(open.filter((event) => event.processedAt === null)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what events never told, the reconciliation mends', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const { companyId, customerId } = await makeCustomer()
      const subscription = stripe.subscribe(customerId)
      for (const { happening } of life) Object.assign(subscription, happenings[happening])
      await app.db
        .update(plans)
        .set({ askProviderUntil: addMinutes(new Date(), 20) })
        .where(eq(plans.companyId, companyId))
      await reconcilePlans(app.ctx)
      expect(await shown(companyId)).toEqual(expected(subscription))
    }),
    { numRuns: 15 },
  )
})

test('an answer that a newer one overtook is not written', async () => {
  const { companyId, customerId } = await makeCustomer()
  const subscription = stripe.subscribe(customerId, { status: 'active' })
  const slow = stripe.hold('/v1/subscriptions')
  const first = syncFromProvider(app.ctx, customerId)
  await slow.arrived
  Object.assign(subscription, { status: 'canceled', ended_at: 1_800_000_000 })
  await syncFromProvider(app.ctx, customerId)
  slow.release()
  await first
  expect(await shown(companyId)).toMatchObject({ status: 'canceled' })
})

test('many at once end in the truth, and open what waits once', async () => {
  const { companyId, customerId } = await makeCustomer()
  stripe.subscribe(customerId, { status: 'active' })
  await Promise.all(Array.from({ length: 6 }, () => syncFromProvider(app.ctx, customerId)))
  expect(await shown(companyId)).toMatchObject({ status: 'active' })
  const waiting = await app.queue.boss.fetch<{ companyId: string }>('open-waiting', { batchSize: 100 })
  expect(waiting.filter((job) => job.data.companyId === companyId)).toHaveLength(1)
})
