import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blocks, reports } from '../../../src/db/tables/safety.ts'
import { accessCopy } from '../../../web/src/copy/access.ts'
import { leaveCopy } from '../../../web/src/copy/forms.ts'
import { safetyCopy } from '../../../web/src/copy/leads.ts'
import { homeOf } from '../../../web/src/features/homes/home-of.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

/** The name of the button that has the focus. */
const focusedText = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

test.each(eachSide)(
  'a person reports a conversation and blocks its company, each after a question (%s)',
  async (side) => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    await page.goto(leadAddress(side, match))
    const company = side === 'seller' ? 'Daily Bread' : 'Mill & Sons'
    const choose = async (
      { title, question, action }: (typeof safetyCopy)['report' | 'block'],
      confirm: boolean,
      reason?: string,
    ) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: title }).click()
      const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: question(company) })
      await dialog.waitFor()
      if (reason) await dialog.getByLabel(safetyCopy.report.reason).fill(reason)
      if (confirm) await dialog.getByRole('button', { name: action, exact: true }).click()
      else await dialog.getByRole('button', { name: safetyCopy.cancel }).click()
      await dialog.waitFor({ state: 'detached' })
    }

    const ofLead = eq(reports.leadId, match.leadId)
    await choose(safetyCopy.report, false)
    expect(await app.db.$count(reports, ofLead)).toBe(0)
    await choose(safetyCopy.report, true, 'They ask for money in advance.\nTwice.')
    await page.getByText(safetyCopy.report.done).waitFor()
    const [report] = await app.db.select().from(reports).where(ofLead)
    expect(report?.reason).toBe('They ask for money in advance.\nTwice.')

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: safetyCopy.block.title }).click()
    await page.getByRole('alertdialog').waitFor()
    await expect.poll(() => focusedText(page)).toBe(safetyCopy.cancel)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedText(page)).toBe('More actions')
    expect(await app.db.$count(blocks, eq(blocks.companyId, match.people[side].companyId))).toBe(0)

    await choose(safetyCopy.block, true)
    await page.getByText(safetyCopy.block.done).waitFor()
    await page.getByText('The conversation has been terminated.').first().waitFor()
    expect(await app.db.$count(blocks, eq(blocks.companyId, match.people[side].companyId))).toBe(1)

    const { role } = match.people[side]
    await page.goto(homeOf(role))
    const tile = page.getByRole('region', { name: accessCopy.blocked.tile })
    await tile.getByRole('button', { name: /^Unblock / }).click()
    await page.getByText(accessCopy.blocked.unblocked).waitFor()
    await tile.getByText(accessCopy.blocked.empty).waitFor()
    expect(await app.db.$count(blocks, eq(blocks.companyId, match.people[side].companyId))).toBe(0)
    await page.close()
  },
)

test('the reason of a report survives Escape, a reload and a log-out', async () => {
  const match = await makeLead(app.ctx)
  const page = await pageOf(browser, app, match.people.buyer)
  const dialog = page.getByRole('dialog', { name: safetyCopy.report.title })
  const reason = dialog.getByLabel(safetyCopy.report.reason)
  const openReport = async (menu: string | RegExp) => {
    await page.goto(leadAddress('buyer', match))
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: safetyCopy.report.title }).click()
    await dialog.waitFor()
  }
  await openReport('More actions')
  await reason.fill('They ask for money in advance.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: leaveCopy.title })
  await question.getByRole('button', { name: leaveCopy.keep }).click()
  await dialog.waitFor({ state: 'detached' })
  const menu = page.getByRole('button', { name: 'More actions' })
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)

  await openReport('More actions')
  expect(await reason.inputValue()).toBe('They ask for money in advance.')
  await logOutAndIn(page, match.people.buyer.employeeId)
  await openReport('More actions')
  expect(await reason.inputValue()).toBe('They ask for money in advance.')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: leaveCopy.discard }).click()
  await openReport('More actions')
  expect(await reason.inputValue()).toBe('')
  await page.close()
})

/** What logging out and in does to the browser's storage. */
async function logOutAndIn(page: Page, employeeId: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('user_id')
    localStorage.removeItem('is_logged_in')
  })
  await page.goto('/privacy-policy')
  await page.evaluate((id) => {
    localStorage.setItem('user_id', id)
    localStorage.setItem('is_logged_in', 'true')
  }, employeeId)
}
