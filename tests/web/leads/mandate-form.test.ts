import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { moveEmployee } from '../../../src/companies/move-employee.ts'
import { makeCompany } from '../../make/companies.ts'
import { type Matched, makeLead } from '../../make/leads.ts'
import { makeMandate } from '../../make/mandates.ts'
import { makeEmployee } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold, refuse } from '../answers.ts'
import { expectAccessible, isUncovered, pageOf, phone, readFieldError } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const form = (page: Page) => page.getByRole('dialog', { name: 'What may your assistant agree to?' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this form?' })
const field = (page: Page, name: RegExp) => form(page).getByLabel(name)
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click()

describe('The form of a mandate', () => {
  let page: Page
  let match: Matched

  const open = async () => {
    await page.getByRole('button', { name: 'Let The Assistant Negotiate' }).click()
    await field(page, /^Open with/).waitFor()
  }

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people.seller)
    await page.goto(leadAddress('seller', match))
    await page.getByRole('log').waitFor()
    return () => page.close()
  })

  it('says beside each field what is wrong, also among the further settings', async () => {
    await open()
    await press(page, 'Save Mandate')
    await readFieldError(page, 'Please write an amount such as 16500 or 16500.50.')
    await field(page, /^Open with/).fill('15000')
    await field(page, /^Stop at/).fill('16000')
    await form(page)
      .getByRole('alert')
      .getByText('The opening price must be above the price to stop at.')
      .waitFor()
    await field(page, /^Stop at/).fill('14000')
    await expect.poll(() => form(page).getByRole('alert').count()).toBe(0)

    await press(page, 'More settings')
    await field(page, /^Most rounds/).fill('none')
    await press(page, 'More settings')
    await press(page, 'Save Mandate')
    await readFieldError(page, 'Please write a whole number.')
    await expectAccessible(page)
    await field(page, /^Most rounds/).fill('8')
    await press(page, 'Save Mandate')
    await form(page).waitFor({ state: 'detached' })
    await page.getByText('Your assistant has a mandate.').waitFor()
  })

  it('keeps its buttons in view', async () => {
    await page.setViewportSize({ width: 1280, height: 620 })
    await open()
    expect(await isUncovered(form(page).getByRole('button', { name: 'Save Mandate' }))).toBe(true)
  })

  it('asks once on Escape; what was typed survives a reload', async () => {
    await open()
    await page.keyboard.press('Escape')
    await form(page).waitFor({ state: 'detached' })
    await open()
    await field(page, /^Open with/).fill('15000')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Go on writing' }).click()
    await press(page, 'Cancel')
    await question(page).getByRole('button', { name: 'Keep as draft' }).click()
    await page.reload()
    await open()
    await form(page).getByText('This is the draft you left.').waitFor()
    expect(await field(page, /^Open with/).inputValue()).toBe('15000')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Discard' }).click()
    await form(page).waitFor({ state: 'detached' })
    await open()
    expect(await field(page, /^Open with/).inputValue()).toBe('')
  })

  it('shows no form before the mandate is read, because an empty one would replace it', async () => {
    const release = await hold(page, 'mandates.get')
    await page.getByRole('button', { name: 'Let The Assistant Negotiate' }).click()
    await form(page).getByText('Loading your mandate').waitFor()
    expect(await field(page, /^Open with/).count()).toBe(0)
    release()
    await field(page, /^Open with/).waitFor()
    await page.keyboard.press('Escape')

    await refuse(page, 'mandates.get', 'TOO_MANY')
    await page.getByRole('button', { name: 'Let The Assistant Negotiate' }).click()
    await form(page).getByRole('alert').waitFor()
    expect(await field(page, /^Open with/).count()).toBe(0)
    await page.unrouteAll()
    await press(page, 'Try again')
    await field(page, /^Open with/).waitFor()
  })

  it('says when the person who saved the mandate has left the company', async () => {
    const { seller } = match.people
    await makeMandate(app.ctx, match, 'seller')
    const colleague = await makeEmployee(app.db, seller.companyId)
    const { company } = await makeCompany(app.db)
    await moveEmployee(app.ctx, { email: seller.email, companyId: company.id })
    const theirs = await pageOf(browser, app, colleague)
    await theirs.goto(leadAddress('seller', match))
    await theirs.getByRole('button', { name: 'Let The Assistant Negotiate' }).click()
    const sentence = form(theirs).getByText('The person who saved this mandate has left your company.')
    await sentence.waitFor()
    await press(theirs, 'Save Mandate')
    await form(theirs).waitFor({ state: 'detached' })
    await theirs.getByRole('button', { name: 'Edit Mandate' }).click()
    await field(theirs, /^Open with/).waitFor()
    expect(await sentence.count()).toBe(0)
    await theirs.close()
  })

  it('brings back a removed term', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('tab', { name: /^Q&A/ }).click()
    await open()
    await press(page, 'More settings')
    await press(page, 'Add A Number')
    await press(page, 'Add A Choice')
    await field(page, /^Term$/)
      .first()
      .fill('Payment days')
    await press(page, 'Remove Payment days')
    expect(await field(page, /^Term$/).count()).toBe(1)
    await press(page, 'Undo')
    expect(
      await field(page, /^Term$/)
        .first()
        .inputValue(),
    ).toBe('Payment days')
  })
})
