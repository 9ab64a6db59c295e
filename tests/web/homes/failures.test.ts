import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '../../../src/db/tables/companies.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeEmployee, makeIndividual, type Person } from '../../make/people.ts'
import { makePlan, planStates } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { answer, answerStatus, forgetUser, hold, refuse } from '../answers.ts'
import { pageOf, readAlert, readFieldError } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const individual = await makeIndividual(app.db)
const { company, manager } = await makeCompany(app.db)
const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
let page: Page

async function openPageAs(person: Person): Promise<void> {
  page = await pageOf(browser, app, person)
}
beforeEach(() => () => page.close())

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const failure = (text: string) => page.getByRole('alert').getByText(text).waitFor()

describe('A home without a session', () => {
  it('redirects to the login page without an error', async () => {
    await openPageAs(manager)
    await page.context().clearCookies()
    await page.goto('/entity_manager_home')
    await page.waitForURL('/login')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('A loading home', () => {
  it('shows a loading text', async () => {
    for (const [person, path, text] of [
      [individual, '/individual_home', 'Loading your details...'],
      [contributor, '/entity_individual_home', 'Loading your info...'],
    ] as const) {
      await page?.close()
      await openPageAs(person)
      const release = await hold(page, 'companies.me')
      await page.goto(path)
      await page.getByRole('status').getByText(text).waitFor()
      release()
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
    }
  })

  it('shows an individual their details and a link to the main page', async () => {
    await openPageAs(individual)
    await page.goto('/individual_home')
    const tile = page.getByRole('region', { name: 'Your Contact Info' })
    for (const label of ['First Name', 'Last Name', 'Login Email']) await tile.getByText(label).waitFor()
    await page.getByRole('region', { name: 'Your Introduction' }).waitFor()
    await page.getByRole('link', { name: 'Main Page' }).click()
    await page.waitForURL('/main')
  })

  it('shows a manager the company’s introduction and a link to support', async () => {
    await openPageAs(manager)
    await page.goto('/entity_manager_home')
    await page.getByRole('region', { name: 'Company Introduction' }).waitFor()
    await press('Modify Intro')
    await page.getByRole('dialog', { name: 'Edit Company Intro' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).click()
    await page.waitForURL('/contact-support')
  })
})

describe('A home that cannot be loaded', () => {
  it('shows an error in an individual’s page', async () => {
    await openPageAs(individual)
    await answerStatus(page, 'companies.me', 400)
    await page.goto('/individual_home')
    await failure('Error loading page: Failed to load profile info.')
  })

  it('alerts a manager and goes to the start page', async () => {
    await openPageAs(manager)
    await answerStatus(page, 'companies.me', 400)
    await page.goto('/entity_manager_home')
    await readAlert(page, 'Failed to load user info: Failed to load personal info.')
    await page.waitForURL('/')
  })

  it('shows which company data is missing', async () => {
    await openPageAs(manager)
    await refuse(page, 'companies.own', 'FORBIDDEN', '')
    await page.goto('/entity_manager_home')
    await failure('Failed to load company details.')
  })
})

describe('A failed save', () => {
  it.each([
    ['individual', 'Modify Contact Info', 'Could not update: Failed to update (Status: 418)'],
    ['manager', 'Modify Personal Info', 'Update failed: Failed to update (Status: 418)'],
    ['contributor', 'Modify Personal Info', 'Could not update details: Failed to update (Status: 418)'],
  ] as const)('shows the %s why personal data was not saved', async (role, modify, sentence) => {
    const people = {
      individual: [individual, '/individual_home'],
      manager: [manager, '/entity_manager_home'],
      contributor: [contributor, '/entity_individual_home'],
    } as const
    const [person, path] = people[role]
    await openPageAs(person)
    await page.goto(path)
    await press(modify)
    const inPlace = role === 'individual'
    if (!inPlace) await press('Update')
    const form = inPlace
      ? page.getByRole('region', { name: 'Edit Contact Info' })
      : page.getByRole('dialog', { name: 'Edit Personal Info' })
    const save = inPlace ? 'Save' : 'Confirm Update'
    for (const [label, needed] of [
      ['Last Name', 'Last Name cannot be empty.'],
      ['Login Email', 'Email cannot be empty.'],
    ] as const) {
      const before = await form.getByLabel(label).inputValue()
      await form.getByLabel(label).fill(' ')
      await press(save)
      await readFieldError(page, needed)
      await form.getByLabel(label).fill(before)
    }
    await answerStatus(page, 'companies.updateEmployee')
    await press(save)
    await readAlert(page, sentence)
  })

  it('shows why an introduction or a contact was not saved', async () => {
    await openPageAs(manager)
    await page.goto('/entity_manager_home')
    await answerStatus(page, 'companies.updateIntro')
    await answerStatus(page, 'companies.updateContact')
    await press('Modify Intro')
    await press('Update')
    await press('Confirm Update')
    await readAlert(page, 'Could not save intro: Failed to save intro')
    await press('Cancel')
    await press('Modify Contact Info')
    await press('Update')
    await press('Confirm Update')
    await readAlert(page, 'Could not update contact: Failed to update contact (Status: 418)')
  })

  it('asks a manager without a stored user to log in, and saves no contact', async () => {
    await openPageAs(manager)
    await page.goto('/entity_manager_home')
    await press('Modify Contact Info')
    await press('Update')
    await page.getByLabel('Company Name').fill('Renamed')
    await forgetUser(page)
    await press('Confirm Update')
    await readAlert(page, 'Session error. Please log in.')
    await page.waitForURL('/login')
    const [row] = await app.db.select().from(companies).where(eq(companies.id, company.id))
    expect(row?.name).toBe(company.name)
  })
})

describe('A plan', () => {
  const open = async (person: Person) => {
    await openPageAs(person)
    await page.goto('/individual_home')
    await page.getByRole('button', { name: 'Choose Free Plan' }).waitFor()
  }

  it('is loaded, or an error is shown', async () => {
    await openPageAs(individual)
    const release = await hold(page, 'billing.plan')
    await page.goto('/individual_home')
    await page.getByText('Loading plan status...').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await refuse(page, 'billing.plan', 'FORBIDDEN', '')
    release()
    await page.reload()
    await failure('Error: Failed to load plan status.')
    await page.unrouteAll()
    await answer(page, 'billing.plan', null)
    await page.reload()
    await failure('Could not load plan status.')
    await page.close()
    await openPageAs(manager)
    await refuse(page, 'billing.plan', 'FORBIDDEN', '')
    await page.goto('/entity_manager_home')
    await failure('Error: Failed to load billing status.')
  })

  it('shows why choosing and paying failed', async () => {
    await open(individual)
    await answerStatus(page, 'billing.chooseFree')
    await press('Choose Free Plan')
    await readAlert(page, 'Operation failed: Selection failed: 418')
    await answerStatus(page, 'billing.checkout')
    await press('Get Annual Premium')
    await readAlert(page, 'Operation failed: Request failed with status 418')
    await page.unrouteAll()
    await answer(page, 'billing.checkout', { url: '' })
    await press('Get Annual Premium')
    await readAlert(page, 'Operation failed: The payment page could not be opened. Please try again.')
    await answer(page, 'about', { demoUrl: '', analyticsId: null, embedded: [], mailOutbox: false })
    await page.reload()
    await press('Get Annual Premium')
    await readAlert(page, 'Operation failed: Failed to get Stripe redirect URL.')
  })

  it('needs a stored user', async () => {
    await open(individual)
    await forgetUser(page)
    await press('Choose Free Plan')
    await readAlert(page, 'User ID not found. Cannot proceed. Please refresh or log in again.')
    await press('Start Free Trial')
    await readAlert(page, 'No user_id found. Please log in again.')
    await page.waitForURL('/login')
  })

  it('cannot be managed without a session', async () => {
    const payer = await makeIndividual(app.db)
    await makePlan(app.db, payer.companyId, {
      customerId: `cus_${payer.companyId}`,
      ...planStates(app.ctx.now()).active,
    })
    await openPageAs(payer)
    await page.goto('/individual_home')
    await page.getByRole('button', { name: 'Manage Billing / Cancel Subscription' }).waitFor()
    await refuse(page, 'billing.portal', 'NO_SESSION')
    await press('Manage Billing / Cancel Subscription')
    await readAlert(page, 'Session error. Please log in.')
    await page.waitForURL('/login')
  })

  it('is confirmed by one alert', async () => {
    await open(await makeIndividual(app.db))
    await press('Choose Free Plan')
    await readAlert(
      page,
      'Free plan activated! You can now create offerings and requests from the Main Page.',
    )
  })
})
