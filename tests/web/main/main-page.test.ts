import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { emit } from '../../../src/db/outbox/emit.ts'
import { leads } from '../../../src/db/tables/leads.ts'
import { listings, points } from '../../../src/db/tables/listings.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { terminate } from '../../../src/leads/terminate.ts'
import { nextMonthStart } from '../../../src/shared/dates.ts'
import { rooms } from '../../../src/shared/live-events.ts'
import { otherSide, type Side } from '../../../src/shared/sides.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { as, makeEmployee, makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { answer, refuse, urlOfCall } from '../answers.ts'
import { expectAccessible, overflows, pageOf, phone, readAlert } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const upgrade =
  'Your current plan does not allow listing offerings. Please activate a plan on your User Home page.'
const columns = { seller: 'My Offerings', buyer: 'My Requests' } as const
const nouns = { seller: 'Offering', buyer: 'Request' } as const

async function open(person: Person, options = {}): Promise<Page> {
  const page = await pageOf(browser, app, person, options)
  await page.goto('/main')
  await page.getByRole('heading', { name: 'My Requests' }).waitFor()
  return page
}
/** Goes to the second step, and runs the parse. */
async function parseText(page: Page, modal: Locator): Promise<void> {
  const queued = page.waitForResponse((response) => urlOfCall('listings.parseText')(new URL(response.url())))
  await modal.getByRole('button', { name: 'Next', exact: true }).click()
  await queued
  await app.drain()
}
/** Fails the offerings of the page's batch; its other results come from the server. */
const refuseOfferings = (page: Page) =>
  page.route(urlOfCall('listings.tiles'), async (route) => {
    const inputs = JSON.parse(new URL(route.request().url()).searchParams.get('input') ?? '{}')
    const rows: object[] = await (await route.fetch()).json()
    const data = { code: 'FORBIDDEN', httpStatus: 403, appCode: 'FORBIDDEN' }
    const error = { message: 'You are not allowed to do this.', code: -32000, data }
    await route.fulfill({ json: rows.map((row, i) => (inputs[i]?.side === 'seller' ? { error } : row)) })
  })
const tile = (page: Page, name: string) => page.getByRole('article', { name })

describe('The main page', () => {
  it('redirects visitors who are not logged in to the login page', async () => {
    const page = await pageOf(browser, app, null)
    await page.goto('/main')
    await page.waitForURL('**/login')
    await page.close()
  })

  it('puts a buyer’s requests before the empty column of offerings on a phone', async () => {
    const person = await makeIndividual(app.db)
    const order = async (options = {}) => {
      const page = await open(person, options)
      const names = await page.getByRole('heading', { level: 2 }).allInnerTexts()
      await page.close()
      return names.map((name) => name.replace(/\s*\d*$/, ''))
    }
    expect(await order({ viewport: phone })).toEqual(['My Offerings', 'My Requests'])
    await makeListing(app.db, person, 'buyer')
    expect(await order({ viewport: phone })).toEqual(['My Requests', 'My Offerings'])
    expect(await order()).toEqual(['My Offerings', 'My Requests'])
    await makeListing(app.db, person, 'seller')
    expect(await order({ viewport: phone })).toEqual(['My Offerings', 'My Requests'])
  })

  it('keeps the order of the columns on a phone when offerings don’t load, and when the first is published', async () => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId)
    await makeListing(app.db, person, 'buyer')
    const page = await pageOf(browser, app, person, { viewport: phone })
    const expectOrder = async (first: Side) => {
      const names = await page.getByRole('heading', { level: 2, name: /^My / }).allInnerTexts()
      expect(names[0]).toContain(columns[first])
    }
    await refuseOfferings(page)
    await page.goto('/main')
    await page.getByRole('article').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await expectOrder('seller')

    await page.unrouteAll()
    await page.reload()
    await page.getByRole('article').waitFor()
    await expectOrder('buyer')
    const { id } = await makeListing(app.db, person, 'seller', { name: 'Rye' })
    await app.db.transaction(async (tx) =>
      emit(tx, [rooms.company(person.companyId)], 'listing_updated', { listing_id: id }),
    )
    await tile(page, 'Rye').waitFor()
    await expectOrder('buyer')
    await page.close()
  })

  it('links to the home page of each role', async () => {
    const { company, manager } = await makeCompany(app.db)
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    const homes = [
      [await makeIndividual(app.db), '/individual_home'],
      [manager, '/entity_manager_home'],
      [contributor, '/entity_individual_home'],
    ] as const
    for (const [person, home] of homes) {
      const page = await open(person)
      await page.getByRole('link', { name: 'User Home', exact: true }).click()
      await page.waitForURL(`**${home}`)
      await page.close()
    }
  })

  it('shows default texts for a company without a name and description', async () => {
    const { manager } = await makeCompany(app.db, { name: '', description: '' })
    const page = await open(manager)
    await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor()
    await page.getByText('Manage your offerings and requests.').waitFor()
    await page.close()
  })

  it('requires a plan for offerings, not for requests', async () => {
    const page = await open(await makeIndividual(app.db))
    await page.getByRole('heading', { name: 'Upgrade Required' }).waitFor()
    await page.getByRole('button', { name: /^Create Offering/ }).click()
    await readAlert(page, upgrade)
    await page.getByRole('button', { name: /^Create Request/ }).click()
    await page.getByRole('dialog', { name: 'Create Request' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Go to User Home' }).click()
    await page.waitForURL('**/individual_home')
    await page.close()
  })

  it('refers a contributor to a manager for a plan, without a link', async () => {
    const { company } = await makeCompany(app.db)
    const page = await open(
      await makeEmployee(app.db, company.id, { role: 'company individual contributor' }),
    )
    const column = page.getByRole('region', { name: 'My Offerings' })
    await column.getByRole('heading', { name: 'Upgrade Required' }).waitFor()
    const askManager = 'A manager of your company can choose a plan.'
    await column.getByText(askManager).waitFor()
    expect(await column.getByRole('link').count()).toBe(0)
    await column.getByRole('button', { name: /^Create Offering/ }).click()
    await readAlert(page, askManager)
    await page.close()
  })

  it('lets a contributor delete only their own listings', async () => {
    const { company, manager } = await makeCompany(app.db)
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    await makeListing(app.db, manager, 'buyer', { name: 'Of the manager' })
    await makeListing(app.db, contributor, 'buyer', { name: 'Of the contributor' })
    const page = await open(contributor)
    for (const [name, deletes] of [
      ['Of the contributor', 1],
      ['Of the manager', 0],
    ] as const) {
      await page.getByRole('button', { name: `More about ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Pause' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(deletes)
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }
    await page.close()
  })
})

describe.each(eachSide)('The column of the %s', (side) => {
  const column = (page: Page) => page.getByRole('region', { name: columns[side] })

  it('deletes a listing after confirmation', async () => {
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId)
    await makeListing(app.db, manager, side, { name: 'Unused' })
    const page = await open(manager)
    await tile(page, 'Unused')
      .getByRole('button', { name: /^More about/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const modal = page.getByRole('dialog', { name: 'Confirm Deletion' })
    await modal.getByText(`${nouns[side]}: Unused`).waitFor()
    await modal.getByText('This action cannot be undone.').waitFor()
    await modal.getByRole('button', { name: 'Cancel' }).click()
    await modal.waitFor({ state: 'detached' })
    expect(await tile(page, 'Unused').count()).toBe(1)

    await tile(page, 'Unused')
      .getByRole('button', { name: /^More about/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await modal.getByRole('button', { name: 'Yes, Delete' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: `${nouns[side]} "Unused" deleted.` })
      .waitFor()
    await tile(page, 'Unused').waitFor({ state: 'detached' })
    await page.close()
  })

  it('shows new activity live, and links to the matches', async () => {
    const match = await makeLead(app.ctx)
    await makePlan(app.db, match.people[side].companyId)
    const page = await open(match.people[side])
    const { name } = match.listings[side]
    await tile(page, name).getByText('1 match', { exact: true }).waitFor()
    await tile(page, name).getByText('1 new').waitFor()
    await tile(page, name)
      .getByRole('img', { name: /^Best match: \d of \d requirements? met/ })
      .waitFor()

    await tile(page, name)
      .getByRole('link', { name: /^Leads/ })
      .click()
    await page.getByRole('log').waitFor()
    const query = new URL(page.url()).searchParams
    expect(query.get(side === 'seller' ? 'product_id' : 'procurement_id')).toBe(match.listings[side].id)
    await page.getByRole('link', { name: 'Main Page' }).click()
    await tile(page, name).getByText('1 match', { exact: true }).waitFor()
    await tile(page, name).getByText('1 new').waitFor({ state: 'detached' })

    const other = otherSide(side)
    await sendMessage(as(app.ctx, match.people[other]), {
      side: other,
      leadId: match.leadId,
      text: 'Anybody there?',
    })
    await app.drain()
    await tile(page, name).getByText('1 new').waitFor()
    await page.close()
  })

  it('opens the matches with a click anywhere on a tile, and shows the newest one', async () => {
    const match = await makeLead(app.ctx)
    await makePlan(app.db, match.people[side].companyId)
    const { name } = match.listings[side]
    const other = otherSide(side)
    await sendMessage(as(app.ctx, match.people[other]), {
      side: other,
      leadId: match.leadId,
      text: 'Can you come on Thursday?',
    })
    const page = await open(match.people[side])
    const company = side === 'seller' ? 'Daily Bread' : 'Mill & Sons'
    await tile(page, name).getByText(company, { exact: true }).waitFor()
    const links = tile(page, name).getByRole('link')
    expect(await links.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([
      `Leads: ${name}`,
    ])
    // The buttons stay on top of the link.
    await tile(page, name)
      .getByRole('button', { name: `Description: ${name}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    const line = await tile(page, name).getByText('Can you come on Thursday?').boundingBox()
    await page.mouse.click(line!.x + 5, line!.y + 5)
    await page.getByRole('log').waitFor()

    await terminate(as(app.ctx, match.people[other]), { side: other, leadId: match.leadId })
    await page.goto('/main')
    await tile(page, name).getByText('1 ended').waitFor()
    await tile(page, name).getByText(`${company} ended it.`).waitFor()
    await page.close()
  })

  it('pauses a listing and resumes it, also on a colleague’s page', async () => {
    const name = 'Seasonal pastries and cakes for weddings and summer festivals'
    const { company, manager } = await makeCompany(app.db)
    await makePlan(app.db, company.id)
    await makeListing(app.db, manager, side, { name })
    const page = await open(manager)
    const colleague = await open(await makeEmployee(app.db, company.id))
    const choose = async (item: string) => {
      await page.getByRole('button', { name: `More about ${name}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const paused = (on: Page) => tile(on, name).getByText('Paused: no new matches')
    await choose('Pause')
    const notice = page.getByText(`“${name}” is paused. Its conversations go on.`)
    await notice.waitFor()
    expect(await overflows(notice)).toBe(false)
    await paused(page).waitFor()
    await paused(colleague).waitFor()
    await choose('Resume')
    for (const one of [page, colleague]) await paused(one).waitFor({ state: 'detached' })

    await refuse(page, 'listings.pause', 'NOT_FOUND')
    await choose('Pause')
    await readAlert(page, 'Pausing failed:')
    for (const one of [page, colleague]) await one.close()
  })

  it('duplicates a listing as a form to correct', async () => {
    const { company, manager } = await makeCompany(app.db)
    await makePlan(app.db, company.id)
    const rows = [{ text: 'Shown line' }, { text: 'Private line', reveal: false }]
    await makeListing(app.db, manager, side, {
      name: 'Rye',
      points: rows,
      matchingInstructions: 'Nobody far.',
    })
    const page = await open(manager)
    await page.getByRole('button', { name: 'More about Rye' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const modal = page.getByRole('dialog', { name: `Create ${nouns[side]}` })
    expect(await modal.getByLabel(`${nouns[side]} Name`).inputValue()).toBe('Rye (copy)')
    await modal.getByLabel(`${nouns[side]} Name`).fill('Spelt')
    await modal.getByRole('button', { name: `Add ${nouns[side]}` }).click()
    await tile(page, 'Spelt').waitFor()
    const made = (await app.db.select().from(listings).where(eq(listings.companyId, company.id))).find(
      (one) => one.name === 'Spelt',
    )
    expect(made?.matchingInstructions).toBe('Nobody far.')
    const copied = await app.db.select().from(points).where(eq(points.listingId, made!.id))
    expect(copied.map(({ text, reveal }) => ({ text, reveal }))).toEqual([
      { text: 'Shown line', reveal: true },
      { text: 'Private line', reveal: false },
    ])
    await page.close()
  })

  it('says until when matches over the month’s limit wait', async () => {
    const match = await makeLead(app.ctx)
    await makePlan(app.db, match.people[side].companyId)
    await app.db.update(leads).set({ state: 'waiting' }).where(eq(leads.id, match.leadId))
    const page = await open(match.people[side])
    const text = await tile(page, match.listings[side].name)
      .getByText(/^1 more waits until/)
      .innerText()
    const nextMonth = nextMonthStart(new Date()).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
    expect(text).toBe(`1 more waits until ${nextMonth} 1: this month’s limit is reached`)
    await page.close()
  })

  it('offers examples while it is empty, and says after publishing what was understood', async () => {
    const { company, manager } = await makeCompany(app.db)
    await makePlan(app.db, company.id)
    const page = await open(manager)
    const examples = column(page).getByRole('list', { name: 'Start from an example' }).getByRole('button')
    expect(await examples.count()).toBe(3)
    const example = await examples.first().innerText()
    await examples.first().click()
    const modal = page.getByRole('dialog', { name: `Create ${nouns[side]}` })
    expect(await modal.getByRole('textbox').inputValue()).toBe(example)
    await parseText(page, modal)
    await modal.getByRole('button', { name: `Add ${nouns[side]}` }).click()
    const note = column(page).getByRole('region', { name: /^Published: / })
    await note.getByText(/^\d+ (strength|requirement)s?/).waitFor()
    await app.drain()
    await note.getByText(/compared|came near|open yet/).waitFor()
    await expectAccessible(page)
    expect(await examples.count()).toBe(0)
    await note.getByRole('button', { name: 'Close' }).click()
    await note.waitFor({ state: 'detached' })
    await page.close()
  })

  it('says after publishing what fits, though fewer were there to compare, and nothing of a filled request', async () => {
    const { company, manager } = await makeCompany(app.db)
    await makePlan(app.db, company.id)
    const page = await open(manager)
    const status = { matched: true, paused: false, compared: 1, near: null, unanswered: [] }
    const places = { opening: 0, waiting: 0, limit: 20, used: 3, nextPlacesAt: new Date().toISOString() }
    await answer(page, 'leads.matchStatus', { ...status, ...places })
    await column(page)
      .getByRole('list', { name: 'Start from an example' })
      .getByRole('button')
      .first()
      .click()
    const modal = page.getByRole('dialog', { name: `Create ${nouns[side]}` })
    await parseText(page, modal)
    await modal.getByRole('button', { name: `Add ${nouns[side]}` }).click()
    const note = column(page).getByRole('region', { name: /^Published: / })
    await note.getByText(/^3 fit so far\./).waitFor()
    // The tile below doesn't say it again.
    expect(
      await column(page)
        .getByText(/were open yet|compared/)
        .count(),
    ).toBe(0)
    if (side === 'buyer') {
      const [request] = await app.db.select().from(listings).where(eq(listings.companyId, company.id))
      await app.db.transaction(async (tx) => {
        await tx.update(listings).set({ filledAt: new Date() }).where(eq(listings.id, request!.id))
        emit(tx, [rooms.company(company.id)], 'listing_updated', { listing_id: request!.id })
      })
      await note.waitFor({ state: 'detached' })
    }
    await page.close()
  })

  it('names the other company in full on a phone', async () => {
    const name = 'Kretzschmar & Sons Building Maintenance'
    const { manager } = await makeCompany(app.db, { name })
    const match = await makeLead(app.ctx, { people: { [otherSide(side)]: manager } })
    const page = await open(match.people[side], { viewport: phone })
    expect(await overflows(tile(page, match.listings[side].name).getByText(name, { exact: true }))).toBe(
      false,
    )
    await page.close()
  })

  it('has no axe violations on a phone and in dark mode', async () => {
    const match = await makeLead(app.ctx)
    await makePlan(app.db, match.people[side].companyId)
    for (const options of [{ viewport: phone }, { colorScheme: 'dark' as const }]) {
      const page = await open(match.people[side], options)
      await column(page).getByRole('article').first().waitFor()
      await expectAccessible(page)
      const { width, visibleWidth } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        visibleWidth: window.innerWidth,
      }))
      expect(width).toBe(visibleWidth)
      await page.close()
    }
  })
})
