import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { judgements, rounds } from '../../../src/db/tables/leads.ts'
import { listings, points } from '../../../src/db/tables/listings.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { type Matched, makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import {
  expectAccessible,
  isUncovered,
  openInputs,
  overflows,
  pageOf,
  phone,
  showMatches,
} from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const open = async (side: Side, match: Matched, options = {}) => {
  const page = await pageOf(browser, app, match.people[side], options)
  await page.goto(leadAddress(side, match))
  await page.getByRole('log').waitFor()
  return page
}

const request = {
  seller: { points: [{ text: 'Certified organic' }] },
  buyer: {
    points: [
      { text: 'Delivery on Saturdays' },
      { text: 'Organic certification' },
      { text: 'Milled at night', reveal: false },
    ],
  },
}
const row = (page: Page, name: string | RegExp) => page.getByRole('heading').getByRole('button', { name })
const names = (page: Page) =>
  page
    .getByRole('heading')
    .getByRole('button')
    .evaluateAll((rows) => rows.map((one) => one.textContent))

it('the buyer’s requirements are one line each, the open ones first, the settled ones folded', async () => {
  const match = await makeLead(app.ctx, request)
  const page = await open('buyer', match)
  expect(await names(page)).toEqual([
    'Delivery on Saturdays, Not known yet, still open',
    'Milled at night, Not known yet, still open',
  ])
  for (const text of ['Delivery on Saturdays', 'Milled at night'])
    expect((await row(page, text).boundingBox())?.height).toBeLessThan(46)
  await page.getByRole('button', { name: 'Settled (1)' }).click()
  await row(page, /^Organic certification ?, Meets, in the offering$/).click()
  const detail = page.getByRole('listitem').filter({ hasText: 'Organic certification' })
  await detail.getByText('Certified organic', { exact: true }).waitFor()
  await detail.getByRole('radio', { name: 'Yes' }).waitFor()
  await detail.getByLabel('Clarification').waitFor()
  await expectAccessible(page)

  // A row stays where a person works on it, although it is settled now.
  await row(page, 'Milled at night').click()
  await page.getByRole('radio', { name: 'Meets', exact: true }).check()
  await row(page, /^Milled at night ?, Meets, your judgement$/).waitFor()
  await page.getByRole('button', { name: 'Settled (1)' }).waitFor()
  await page.close()
})

it('a requirement of some length is in full on a phone', async () => {
  const text = 'Carpet in the waiting room cleaned twice a year'
  const match = await makeLead(app.ctx, { ...request, buyer: { points: [{ text }] } })
  const page = await open('buyer', match, { viewport: phone })
  await openInputs(page)
  const shown = row(page, new RegExp(text)).getByText(text)
  await shown.waitFor()
  expect(await shown.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
  expect(await overflows(shown)).toBe(false)
  await page.close()
})

it('a requirement at the lower edge of a phone opens in view', async () => {
  const match = await makeLead(app.ctx, {
    buyer: { points: Array.from({ length: 8 }, (_, n) => ({ text: `Delivery on day ${n}` })) },
  })
  const page = await open('buyer', match, { viewport: phone })
  await openInputs(page)
  await row(page, 'Delivery on day 7').click()
  const clarification = page.getByRole('listitem').getByLabel('Clarification')
  await clarification.waitFor()
  expect(await isUncovered(clarification)).toBe(true)
  await page.close()
})

it('the seller sees the revealed requirements with their marks, and no reason or quote', async () => {
  const match = await makeLead(app.ctx, request)
  const [round] = await app.db.select().from(rounds).where(eq(rounds.leadId, match.leadId))
  const secret = 'Only the buyer reads this.'
  await app.db
    .update(judgements)
    .set({ reason: secret, quote: secret, humanVerdict: 'not meet' })
    .where(eq(judgements.roundId, round!.id))
  const page = await open('seller', match)
  expect(await names(page)).toEqual(['Delivery on Saturdays, Not known yet, still open'])
  await row(page, 'Delivery on Saturdays').click()
  await page.getByText('Nothing that you show or have said settles this yet.').waitFor()
  await page.getByRole('button', { name: 'Settled (1)' }).click()
  expect((await names(page)).at(-1)).toBe('Organic certification, Meets, you meet it')
  expect(await page.getByText('Milled at night').count()).toBe(0)
  expect(await page.content()).not.toContain(secret)
  await expectAccessible(page)
  await page.close()
})

it('newly met requirements are announced and animated once, and not animated with reduced motion', async () => {
  const match = await makeLead(app.ctx, request)
  const [moving, still] = [
    await open('buyer', match, { reducedMotion: 'no-preference' }),
    await open('buyer', match),
  ]
  const { leadId } = match
  const seller = as(app.ctx, match.people.seller)
  await sendMessage(seller, { side: 'seller', leadId, text: 'We deliver on Saturdays too.' })
  await app.drain()
  for (const page of [moving, still]) await page.getByRole('status').getByText('1 newly met').waitFor()
  const durationOf = async (page: Page) => {
    await page.getByRole('button', { name: 'Settled (2)' }).click()
    const line = row(page, /^Delivery on Saturdays ?, Meets, they said so$/)
    return await line.evaluate((element) => getComputedStyle(element).animationDuration)
  }
  expect(Number.parseFloat(await durationOf(moving))).toBeGreaterThan(1)
  expect(Number.parseFloat(await durationOf(still))).toBeLessThan(0.1)
  await moving.close()
  await still.close()
})

it('judgements of a conversation in German are in German', async () => {
  const match = await makeLead(app.ctx, request)
  const { leadId, people } = match
  const text = 'Guten Tag, können Sie uns das Mehl bitte auch am Wochenende bringen?'
  await sendMessage(as(app.ctx, people.buyer), { side: 'buyer', leadId, text })
  await app.drain()
  const page = await open('buyer', match)
  await page.getByRole('button', { name: /^Settled/ }).click()
  await row(page, 'Organic certification').click()
  await page
    .getByText(/^Der Anbieter|^Die Anbieter|im Angebot/)
    .first()
    .waitFor()
  await page.close()
})

it('a single match is a rail beside the conversation, two are a list', async () => {
  const match = await makeLead(app.ctx)
  const page = await open('buyer', match)
  const list = page.getByRole('complementary', { name: 'Potential Matches' })
  const width = async () => (await list.boundingBox())?.width ?? 0
  expect(await width()).toBeLessThan(64)
  await showMatches(page)
  await list.getByRole('listitem').waitFor()
  expect(await width()).toBe(260)
  await page.getByRole('button', { name: 'Hide Potential Matches' }).click()
  expect(await width()).toBeLessThan(64)
  const requests = { people: { buyer: match.people.buyer }, listings: { buyer: match.listings.buyer } }
  await makeLead(app.ctx, requests)
  await list.getByRole('listitem').nth(1).waitFor()
  expect(await width()).toBe(260)
  const inputs = page.getByRole('complementary', { name: 'Request Requirements Review' })
  expect((await inputs.boundingBox())?.width).toBe(420)
  await page.close()
})

it('what the buyer hides leaves the seller’s page', async () => {
  const match = await makeLead(app.ctx, request)
  const page = await open('seller', match)
  await row(page, 'Delivery on Saturdays').waitFor()
  await app.db.update(points).set({ reveal: false }).where(eq(points.listingId, match.listings.buyer.id))
  await app.db.update(listings).set({ revision: 2 }).where(eq(listings.id, match.listings.buyer.id))
  await page.reload()
  await page.getByRole('log').waitFor()
  expect(await names(page)).toEqual([])
  await page.close()
})

it.each(['buyer', 'seller'] as const)(
  'long lists of long requirements scroll in their pane, not the page: %s',
  async (side) => {
    const text = 'Restoration of the old box windows on the first floor, with new seals and without plastic, '
    const match = await makeLead(app.ctx, {
      buyer: { points: Array.from({ length: 20 }, (_, n) => ({ text: `${text}${n}` })) },
    })
    const page = await open(side, match)
    await row(page, new RegExp(`${text}19`)).waitFor({ state: 'attached' })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { x: scrollWidth - innerWidth, y: scrollHeight - innerHeight }
    })
    expect(overflow).toEqual({ x: 0, y: 0 })
    await page.close()
  },
)
