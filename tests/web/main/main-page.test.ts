import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { as, makeEmployee, makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, phone, readAlert } from '../as-person.ts'

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
const tile = (page: Page, name: string) => page.getByRole('article', { name })

describe('The main page', () => {
  it('redirects visitors who are not logged in to the login page', async () => {
    const page = await pageOf(browser, app, null)
    await page.goto('/main')
    await page.waitForURL('**/login')
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
    await tile(page, 'Of the contributor')
      .getByRole('button', { name: /^More about/ })
      .waitFor()
    expect(
      await tile(page, 'Of the manager')
        .getByRole('button', { name: /^More about/ })
        .count(),
    ).toBe(0)
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
