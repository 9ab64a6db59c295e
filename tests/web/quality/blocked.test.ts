import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { pngFile } from '../../make/files.ts'
import { makeLead } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { makeIndividual } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold } from '../answers.ts'
import { expectAccessible, pageOf, readAlert } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe('A button that can’t be pressed says why before it is pressed', () => {
  let page: Page
  beforeEach(() => () => page.close())

  /** To the keyboard and to a screen reader. */
  async function expectReason(blocked: Locator, reason: string): Promise<void> {
    await blocked.waitFor()
    await expect.poll(() => blocked.isDisabled()).toBe(true)
    await blocked.blur()
    const tip = page.getByRole('tooltip').filter({ hasText: reason })
    await blocked.focus()
    await tip.waitFor()
    await expectAccessible(page)
    await blocked.blur()
    await tip.waitFor({ state: 'detached' })
    const described = await blocked.evaluate((button) =>
      button
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    )
    expect(described).toBe(reason)
  }

  const expectReasonOnTouch = async (blocked: Locator, reason: string) => {
    await blocked.tap({ force: true })
    await page.getByRole('tooltip').filter({ hasText: reason }).waitFor()
  }

  it('deletes the only line of a listing', async () => {
    const person = await makeIndividual(app.db)
    await makeListing(app.db, person, 'buyer', { name: 'Rye flour', points: [{ text: 'Organic' }] })
    page = await pageOf(browser, app, person, { hasTouch: true })
    await page.goto('/main')
    await page.getByRole('button', { name: 'Description: Rye flour' }).click()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    const remove = page.getByRole('button', { name: 'Delete requirement 1' })
    await remove.click()
    await expectReason(remove, 'One line always stays.')
    await expectReasonOnTouch(remove, 'One line always stays.')
  })

  it('removes a file that is being uploaded', async () => {
    const match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people.seller, { hasTouch: true })
    await page.goto(leadAddress('seller', match))
    await page.getByRole('log').waitFor()
    await hold(page, 'media.presign')
    const flour = { name: 'flour.png', mimeType: 'image/png', buffer: Buffer.from(pngFile(40)) }
    await page.locator('input[type=file]').setInputFiles(flour)
    const remove = page.getByRole('button', { name: 'Remove flour.png' })
    await expectReason(remove, 'Cannot remove a file that is currently being processed.')
    await remove.tap({ force: true })
    await readAlert(page, 'Cannot remove a file that is currently being processed.')
  })

  it('sorts an empty list of matches', async () => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId)
    const { id } = await makeListing(app.db, person, 'buyer')
    page = await pageOf(browser, app, person, { hasTouch: true })
    await page.goto(`/procurement_lead?buyer_company_id=${person.companyId}&procurement_id=${id}`)
    const sort = page.getByRole('button', { name: 'Sort By' })
    await expectReason(sort, 'There is nothing to sort yet.')
    await sort.focus()
    expect(await page.getByRole('menu').count()).toBe(0)
  })

  it('asks for a second draft while the assistant writes', async () => {
    const match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people.seller, { hasTouch: true })
    await page.goto(leadAddress('seller', match))
    const release = await hold(page, 'leads.draftRound')
    await page.getByLabel(/Additional Thoughts/).fill('We deliver on Mondays.')
    const draft = page.getByRole('button', { name: /^Let AI Continue/ })
    await draft.press('Enter')
    await expectReason(draft, 'The AI is working hard for you...')
    release()
    await page.getByRole('button', { name: 'Edit draft' }).waitFor()
    await expect.poll(() => draft.isEnabled()).toBe(true)
  })
})
