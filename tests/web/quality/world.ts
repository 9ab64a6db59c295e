import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { createApiKey } from '../../../src/auth/credentials/create-api-key.ts'
import { companies } from '../../../src/db/tables/companies.ts'
import { terminate } from '../../../src/leads/terminate.ts'
import { makeBoard } from '../../make/boards.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeLead } from '../../make/leads.ts'
import { makeComparison, makeListing } from '../../make/listings.ts'
import { makeNegotiations } from '../../make/negotiations.ts'
import { as, makeEmployee, makeIndividual } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { makeEndpoint } from '../../make/webhooks.ts'
import type { TestApp } from '../../setup/app.ts'
import { waitForHydration } from '../as-person.ts'
import { agreementViews } from './views/agreements.ts'
import { homeViews } from './views/homes.ts'
import { landingViews } from './views/landing.ts'
import { leadViews } from './views/leads.ts'
import { loginViews } from './views/login.ts'
import { mainViews } from './views/main.ts'
import { otherViews } from './views/others.ts'
import { paymentViews } from './views/payments.ts'
import { proposalViews } from './views/proposals.ts'
import type { View, World } from './views/view.ts'

export type { View, World } from './views/view.ts'

/** A company with listings and matches on both sides, its people, and others with and without plans. */
export async function makeWorld(app: TestApp): Promise<World> {
  const { company, manager } = await makeCompany(app.db)
  await makePlan(app.db, company.id)
  const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
  const individual = await makeIndividual(app.db, { firstName: 'Ida' })
  await makePlan(app.db, individual.companyId)
  const newcomer = await makeIndividual(app.db, { firstName: 'Nora' })
  const { manager: subscriber } = await makeCompany(app.db, {
    ...{ name: 'Paid Ltd', email: 'info@paid.example', website: '', isVerified: false },
  })
  const selling = await makeLead(app.ctx, { people: { seller: manager } })
  await app.db
    .update(companies)
    .set({ isVerified: false })
    .where(eq(companies.id, selling.people.buyer.companyId))
  const buying = await makeLead(app.ctx, { people: { buyer: manager } })
  const ended = await makeLead(app.ctx, { people: { seller: manager }, seller: { name: 'Contract milling' } })
  await terminate(as(app.ctx, ended.people.buyer), { side: 'buyer', leadId: ended.leadId })
  await makeListing(app.db, manager, 'seller', { name: 'An offering without matches' })
  await makeListing(app.db, individual, 'buyer')
  const { path: board, agreement } = await makeBoard(app.ctx, manager)
  const unmatched = await makeListing(app.db, manager, 'buyer', { name: 'Flour with a story' })
  await makeComparison(app.db, unmatched, { compared: 312, near: 4, unanswered: [1] })
  await makeEndpoint(app.db, manager)
  await createApiKey(as(app.ctx, manager), { name: 'Stock list', scope: 'read', expiresInDays: 90 })
  return {
    people: { manager, contributor, individual, newcomer, subscriber },
    leads: {
      seller: `/product_lead?seller_company_id=${company.id}&product_id=${selling.listings.seller.id}`,
      buyer: `/procurement_lead?buyer_company_id=${company.id}&procurement_id=${buying.listings.buyer.id}`,
      ended: `/product_lead?seller_company_id=${company.id}&product_id=${ended.listings.seller.id}`,
      empty: `/procurement_lead?buyer_company_id=${company.id}&procurement_id=${unmatched.id}`,
    },
    agreements: { board, agreement },
    negotiations: await makeNegotiations(app.ctx, manager),
  }
}

/** Every page of Parley with its dialogs and states. */
export const views: readonly View[] = [
  ...landingViews,
  ...loginViews,
  ...mainViews,
  ...leadViews,
  ...agreementViews,
  ...proposalViews,
  ...homeViews,
  ...paymentViews,
  ...otherViews,
]

/** Opens a view's page and waits until it has loaded. */
export async function openView(page: Page, { path, ready }: View, world: World): Promise<void> {
  await page.goto(typeof path === 'string' ? path : path(world))
  await waitForHydration(page)
  if (typeof ready !== 'string') return void (await ready(page))
  await page
    .getByRole('heading', { name: new RegExp(`^${ready}`) })
    .first()
    .waitFor()
}

/** Waits for animations, so that colors have their final values. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'))
