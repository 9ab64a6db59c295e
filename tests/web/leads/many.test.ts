import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgements, leads, messages, rounds } from '../../../src/db/tables/leads.ts'
import { listings } from '../../../src/db/tables/listings.ts'
import { makeLead } from '../../make/leads.ts'
import { startApp, type TestApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { pageOf } from '../as-person.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('walks a thousand matches and a talk of five hundred messages', async () => {
  const match = await makeLead(app.ctx)
  const { seller, buyer } = match.listings
  const others = Array.from({ length: 999 }, (_, n) => ({ id: v7(), leadId: v7(), roundId: v7(), n }))
  await app.db
    .insert(listings)
    .values(others.map(({ id, n }) => ({ ...buyer, id, name: `Request number ${n}` })))
  await app.db.insert(leads).values(
    others.map(({ id, leadId, n }) => ({
      id: leadId,
      sellerListingId: seller.id,
      buyerListingId: id,
      sellerCompanyId: seller.companyId,
      buyerCompanyId: buyer.companyId,
      state: 'open' as const,
      score: 0.5,
      lastActivityAt: new Date(Date.now() - n * 60_000),
    })),
  )
  await app.db
    .insert(rounds)
    .values(others.map(({ leadId, roundId }) => ({ id: roundId, leadId, number: 1 })))
  await app.db.insert(judgements).values(
    others.map(({ roundId }) => ({
      roundId,
      position: 0,
      requirement: 'Flour',
      verdict: 'meet' as const,
      reveal: true,
    })),
  )
  const { leadId, roundId } = others[0]!
  await app.db.insert(messages).values(
    Array.from({ length: 500 }, (_, n) => ({
      ...{ leadId, roundId, author: 'direct' as const },
      side: n % 2 ? ('buyer' as const) : ('seller' as const),
      content: `Message number ${n}. `.repeat(8),
    })),
  )

  await using browser = await openBrowser()
  const page = await pageOf(browser, app, match.people.seller)
  const query = `seller_company_id=${seller.companyId}&product_id=${seller.id}&lead=${leadId}`
  await page.goto(`/product_lead?${query}`)
  await page.getByRole('log').getByText('Message number 499.').waitFor()
  await expect
    .poll(() => page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight))
    .toBeLessThan(4)

  const list = page.getByRole('list', { name: 'Potential Matches' })
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)
  await list.evaluate((element) => element.parentElement?.scrollTo({ top: element.scrollHeight }))
  await list.getByText('Request number 998').waitFor()
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)

  await list
    .getByRole('button', { name: /Request number 998/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Request number 997' }).waitFor()
})
