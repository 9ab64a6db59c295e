import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseFreePlan } from '../../src/billing/choose-free-plan.ts'
import { openPortal } from '../../src/billing/open-portal.ts'
import { readPlan, readPlanRow } from '../../src/billing/read.ts'
import { reconcilePlans } from '../../src/billing/reconcile-plans.ts'
import { startCheckout } from '../../src/billing/start-checkout.ts'
import { paymentEvents, plans } from '../../src/db/tables/billing.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { addDays, addMinutes } from '../../src/shared/dates.ts'
import { makeCompany } from '../make/companies.ts'
import { as, makeEmployee, makeIndividual, type Person } from '../make/people.ts'
import { makePlan, type PlanState, planStates } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { startStripeServer } from '../setup/stripe-server.ts'

const start = new Date('2026-03-10T12:00:00Z')
let clock = start
const stripe = await forFile(startStripeServer())
stripe.now = () => clock
const app = await forFile(startApp({ env: stripe.env, now: () => clock }))
let manager: Person

beforeEach(async () => {
  clock = start
  manager = (await makeCompany(app.db)).manager
})

const row = () => readPlanRow(app.db, manager.companyId)
const view = () => readPlan(as(app.ctx, manager))
const fetchCount = () => stripe.requests.filter((request) => request === 'GET /v1/subscriptions').length

describe('choosing the free plan', () => {
  test('applies its limits immediately', async () => {
    expect(await view()).toMatchObject({ planType: 'none', maxOfferings: 0, isPremium: false })
    await chooseFreePlan(as(app.ctx, manager))
    expect(await view()).toMatchObject({
      planType: 'free',
      status: null,
      maxOfferings: 10,
      matchesPerMonth: 20,
      hasStripeCustomer: false,
    })
  })

  test('is idempotent', async () => {
    await Promise.all(Array.from({ length: 4 }, () => chooseFreePlan(as(app.ctx, manager))))
    expect(await row()).toMatchObject({ planType: 'free', freeChosenAt: start })
  })

  test('is refused while premium is active or overdue, and changes nothing after it has ended', async () => {
    const states = planStates(clock)
    for (const state of ['annual active', 'trialing', 'active', 'past due', 'unpaid'] satisfies PlanState[]) {
      await makePlan(app.db, manager.companyId, states[state])
      await expect(chooseFreePlan(as(app.ctx, manager))).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    await makePlan(app.db, manager.companyId, states.canceled)
    await chooseFreePlan(as(app.ctx, manager))
    expect(await row()).toMatchObject({ planType: 'subscription', status: 'canceled' })
  })

  test('refuses an employee who isn’t a manager', async () => {
    const employee = await makeEmployee(app.db, manager.companyId, { role: 'company individual contributor' })
    await expect(chooseFreePlan(as(app.ctx, employee))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await row()).toBeNull()
  })

  test('applies again after a purchase is refunded', async () => {
    await chooseFreePlan(as(app.ctx, manager))
    await startCheckout(as(app.ctx, manager), { kind: 'one_time' })
    const checkout = [...stripe.checkouts.values()].at(-1)!
    stripe.complete(checkout)
    expect(await view()).toMatchObject({ planType: 'one_time' })
    checkout.payment_intent!.latest_charge.refunded = true
    clock = addDays(clock, 2)
    await reconcilePlans(app.ctx)
    expect(await view()).toMatchObject({ planType: 'free' })
  })
})

describe('the plan view', () => {
  test('counts the company’s own open listings', async () => {
    const { manager: other } = await makeCompany(app.db)
    const listing = (person: Person, side: 'seller' | 'buyer', deletedAt: Date | null = null) => ({
      side,
      companyId: person.companyId,
      createdBy: person.employeeId,
      name: 'A thing',
      description: 'It is a thing.',
      deletedAt,
    })
    await app.db
      .insert(listings)
      .values([
        listing(manager, 'seller'),
        listing(manager, 'seller'),
        listing(manager, 'seller', clock),
        listing(manager, 'buyer'),
        listing(other, 'seller'),
      ])
    expect(await view()).toMatchObject({ offerings: 2, requests: 1 })
  })

  test.each([
    ['a company', 200],
    ['an individual', 50],
  ])('grants %s with premium %i matches and unlimited offerings', async (who, matches) => {
    const person = who === 'a company' ? manager : await makeIndividual(app.db)
    await makePlan(app.db, person.companyId, planStates(clock).active)
    expect(await readPlan(as(app.ctx, person))).toMatchObject({
      isPremium: true,
      maxOfferings: null,
      matchesPerMonth: matches,
      periodEndsAt: addDays(clock, 20).toISOString(),
    })
  })

  test('shows an annual plan as expired before the reconciliation has run', async () => {
    await makePlan(app.db, manager.companyId, {
      planType: 'one_time',
      status: 'active',
      oneTimeExpiresAt: addDays(clock, 1),
    })
    expect(await view()).toMatchObject({ status: 'active', isPremium: true })
    clock = addDays(clock, 1)
    expect(await view()).toMatchObject({ status: 'expired', isPremium: false, maxOfferings: 10 })
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ planType: 'one_time', status: 'expired' })
  })
})

describe('returning from the provider', () => {
  test('shows the new plan before any webhook arrives', async () => {
    await startCheckout(as(app.ctx, manager), { kind: 'subscription' })
    stripe.complete([...stripe.checkouts.values()].at(-1)!)
    expect(await view()).toMatchObject({
      planType: 'subscription',
      status: 'trialing',
      hasStripeCustomer: true,
      trialEndsAt: addDays(clock, 183).toISOString(),
    })
    const before = fetchCount()
    await view()
    expect(fetchCount()).toBe(before)
  })

  test('shows changes made in the portal, and stops syncing after 30 minutes', async () => {
    await startCheckout(as(app.ctx, manager), { kind: 'subscription' })
    const subscription = stripe.complete([...stripe.checkouts.values()].at(-1)!)!
    await view()
    await openPortal(as(app.ctx, manager))
    subscription.cancel_at = subscription.trial_end
    expect(await view()).toMatchObject({ isCancelingAtPeriodEnd: true })

    await openPortal(as(app.ctx, manager))
    clock = addMinutes(clock, 31)
    const before = fetchCount()
    await view()
    expect(fetchCount()).toBe(before)
  })

  test('shows the stored plan when the provider fails', async () => {
    await startCheckout(as(app.ctx, manager), { kind: 'subscription' })
    stripe.failNext = 100
    expect(await view()).toMatchObject({ planType: 'none' })
    stripe.failNext = 0
  })
})

describe('the reconciliation', () => {
  const customer = async () => {
    await startCheckout(as(app.ctx, manager), { kind: 'subscription' })
    const { customerId } = (await row())!
    await app.db.update(plans).set({ askProviderUntil: null }).where(eq(plans.companyId, manager.companyId))
    return customerId!
  }

  test('syncs a plan with an unprocessed event', async () => {
    const customerId = await customer()
    stripe.subscribe(customerId, { status: 'active' })
    await app.db
      .insert(paymentEvents)
      .values({ id: `evt_${customerId}`, type: 'invoice.paid', customerId, receivedAt: clock })
    clock = addMinutes(clock, 5)
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ planType: 'none' })
    clock = addMinutes(clock, 10)
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ planType: 'subscription', status: 'active' })
    const [event] = await app.db.select().from(paymentEvents).where(eq(paymentEvents.customerId, customerId))
    expect(event?.processedAt).toEqual(clock)
  })

  test('syncs a plan whose trial should have ended, and every plan once a day', async () => {
    const customerId = await customer()
    const subscription = stripe.subscribe(customerId, {
      status: 'trialing',
      trial_end: clock.getTime() / 1000 + 3600,
    })
    clock = addDays(clock, 1.1)
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ status: 'trialing' })
    subscription.status = 'active'
    clock = addMinutes(clock, 61)
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ status: 'active' })
    Object.assign(subscription, { status: 'canceled', ended_at: clock.getTime() / 1000 })
    clock = addMinutes(clock, 61)
    await reconcilePlans(app.ctx)
    clock = addDays(clock, 1.1)
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ status: 'canceled' })
  })

  test('continues after a customer that Stripe doesn’t know', async () => {
    await makePlan(app.db, (await makeCompany(app.db)).company.id, { customerId: 'cus_of_another_account' })
    const customerId = await customer()
    stripe.subscribe(customerId, { status: 'active' })
    clock = addDays(clock, 2)
    await reconcilePlans(app.ctx)
    expect(await row()).toMatchObject({ status: 'active' })
  })

  test('deletes events after 90 days', async () => {
    await app.db
      .insert(paymentEvents)
      .values({ id: 'evt_old', type: 'invoice.paid', customerId: 'cus_1', receivedAt: addDays(clock, -91) })
    await reconcilePlans(app.ctx)
    expect(await app.db.select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_old'))).toEqual([])
  })
})
