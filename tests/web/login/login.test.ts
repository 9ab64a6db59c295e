import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { companies, employees } from '../../../src/db/tables/companies.ts'
import { makeCompany } from '../../make/companies.ts'
import { freshEmail, makeIndividual } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, phone, readFieldError } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
let page: Page

const panel = () => page.getByRole('tabpanel').filter({ visible: true })
const press = (name: string) => panel().getByRole('button', { name, exact: true }).click()

async function open(tab: 'Login' | 'Register', options = {}) {
  page = await pageOf(browser, app, null, options)
  await page.goto('/login')
  await page.getByRole('tab', { name: tab }).click()
}

const employeeWith = async (email: string) =>
  (await app.db.select().from(employees).where(eq(employees.email, email)))[0]

describe('Login', () => {
  it('asks for the email, then for the code', async () => {
    await open('Login')
    await press('Send Verification Code')
    await readFieldError(page, 'Please enter your email first.')
    await press('Login')
    await readFieldError(page, 'Please enter your email.')
    await panel().getByLabel('Email').fill('ada@example.org')
    await press('Login')
    await readFieldError(page, 'Please enter the verification code.')
    await page.close()
  })

  it('logs in with the code that was sent', async () => {
    const person = await makeIndividual(app.db)
    await open('Login')
    await panel().getByLabel('Email').fill(person.email.toUpperCase())
    await press('Send Verification Code')
    await page.getByText('Verification code sent successfully!').waitFor()
    await panel()
      .getByText(/^For testing: your code is [0-9A-Z]{8}\.$/)
      .waitFor()
    await panel().getByLabel('Verification Code').fill('000')
    await press('Login')
    await readFieldError(page, 'Login failed: Invalid or expired verification code.')
    await press('Fill in')
    await press('Login')
    await page.getByText('Login successful!').waitFor()
    await page.waitForURL('/main')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored).toMatchObject({ user_id: person.employeeId, is_logged_in: 'true' })
    await page.close()
  })

  it('continues to the requested page, only once', async () => {
    const person = await makeIndividual(app.db)
    page = await pageOf(browser, app, null)
    await page.goto('/individual_home')
    await page.waitForURL('/login')
    await page.reload()
    await panel().getByLabel('Email').fill(person.email)
    await press('Send Verification Code')
    await press('Fill in')
    await press('Login')
    await page.waitForURL('/individual_home')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    expect(await page.evaluate(() => history.state.goingTo)).toBeUndefined()
    await page.close()
  })

  it('redirects logged-in users to their saved text, or to the main page', async () => {
    page = await pageOf(browser, app, await makeIndividual(app.db))
    await page.goto('/privacy-policy')
    await page.evaluate(() => localStorage.setItem('landingPageDraft', 'Oak boards, 30 mm thick.'))
    await page.goto('/login')
    await page.waitForURL('/?restoreDraft=true')
    expect(await page.getByRole('textbox').inputValue()).toBe('Oak boards, 30 mm thick.')
    await page.evaluate(() => localStorage.removeItem('landingPageDraft'))
    await page.goto('/login')
    await page.waitForURL('/main')
    await page.getByRole('heading', { name: 'My Requests' }).waitFor()
    await page.goBack()
    await page.waitForURL('/?restoreDraft=true')
    await page.close()
  })

  it('has no accessibility violations on either tab', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await open('Login', { colorScheme, viewport: phone })
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Register' }).click()
      await panel().getByLabel('Company Manager').check()
      await expectAccessible(page)
      await page.close()
    }
  })
})

/** The answer stands beside the field, which has the focus, with a way to log in instead. */
async function expectTaken(email: string) {
  const field = panel().getByLabel('Email')
  const answer = 'Registration failed: Email address is already in use by another account.'
  await panel().getByRole('alert').getByText(answer).waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await press('Log in with this email')
  await panel().getByRole('button', { name: 'Login', exact: true }).waitFor()
  expect(await panel().getByLabel('Email').inputValue()).toBe(email)
  await page.getByRole('tab', { name: 'Register' }).click()
  await field.fill('another@example.org')
  expect(await panel().getByRole('alert').count()).toBe(0)
}

async function fillPerson(role: string, email: string) {
  await panel().getByLabel(role, { exact: true }).check()
  await panel().getByLabel('First Name').fill('Ada')
  await panel().getByLabel('Last Name').fill('Byron')
  await panel().getByLabel('Email').fill(email)
}

/** Types into the company field and picks the entry with that name. */
async function pick(name: string) {
  await panel().getByRole('combobox', { name: 'Company' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

describe('Registration', () => {
  it('lets an individual register in one step', async () => {
    const email = freshEmail()
    await open('Register')
    await panel().getByLabel('Individual', { exact: true }).check()
    expect(await page.getByLabel('Registration progress').count()).toBe(0)
    await press('Register')
    await readFieldError(page, 'Please fill out all fields & select a role.')
    await fillPerson('Individual', email)
    await press('Register')
    await page.getByText('Registration successful! Please log in.').waitFor()
    expect(await panel().getByLabel('Email').inputValue()).toBe(email)
    await panel().getByText(`We sent a code to ${email}.`).waitFor()
    expect(await employeeWith(email)).toMatchObject({ role: 'individual', firstName: 'Ada' })

    await page.getByRole('tab', { name: 'Register' }).click()
    expect(await panel().getByLabel('First Name').inputValue()).toBe('')
    await page.close()
  })

  it('reports that an email is taken', async () => {
    const person = await makeIndividual(app.db)
    await open('Register')
    await fillPerson('Individual', person.email)
    await press('Register')
    await expectTaken(person.email)
    await page.close()
  })

  it('goes back to a taken email from the company’s details', async () => {
    const { email } = await makeIndividual(app.db)
    await open('Register', { viewport: phone })
    await fillPerson('Company Manager', email)
    await press('Next')
    await pick('Not in the list')
    await press('Next')
    await panel().getByLabel('Company Name').fill('Analytical Engines')
    await panel().getByLabel('Company Email').fill('info@engines.example')
    await press('Register')
    await expectTaken(email)
    await page.close()
  })

  it('lets a manager register a new company', async () => {
    const email = freshEmail()
    await open('Register')
    await fillPerson('Company Manager', email)
    await press('Next')
    const progress = page.getByLabel('Registration progress')
    expect(await progress.locator('[aria-current=step]').textContent()).toContain('2')
    await press('Next')
    await readFieldError(page, 'Please choose or enter a company first.')
    await pick('Not in the list')
    await press('Next')
    await press('Register')
    await readFieldError(page, 'Please enter your new company name.')
    await panel().getByLabel('Company Name').fill('Analytical Engines')
    await press('Register')
    await readFieldError(page, 'Company email is required for a new company.')
    await panel().getByLabel('Company Email').fill('info@engines.example')
    await press('Register')
    await page.getByText('Registration successful! Please log in.').waitFor()
    const [company] = await app.db.select().from(companies).where(eq(companies.name, 'Analytical Engines'))
    expect(await employeeWith(email)).toMatchObject({ role: 'company manager', companyId: company?.id })
    await page.close()
  })

  it('survives a reload: the person, the search for a company and a new company', async () => {
    const email = freshEmail()
    await open('Register')
    await fillPerson('Company Manager', email)
    await press('Next')
    const field = panel().getByRole('combobox', { name: 'Company' })
    await field.fill('Difference')
    const reload = async () => {
      await page.reload()
      await page.getByRole('tab', { name: 'Register' }).click()
      expect(await panel().getByLabel('Email').inputValue()).toBe(email)
      await press('Next')
    }
    await reload()
    expect(await field.inputValue()).toBe('Difference')
    await pick('Not in the list')
    await press('Next')
    await panel().getByLabel('Company Name').fill('Difference Engines')
    await reload()
    await press('Next')
    expect(await panel().getByLabel('Company Name').inputValue()).toBe('Difference Engines')
    await page.close()
  })

  it('lets a contributor join a listed company with its code', async () => {
    const { company } = await makeCompany(app.db, {
      name: 'Jacquard Looms',
      website: 'https://looms.example',
    })
    const email = freshEmail()
    await open('Register')
    await fillPerson('Company Individual Contributor', email)
    await press('Next')
    await press('Send Verification Code')
    await panel().getByRole('alert').filter({ hasText: 'Please select a company first.' }).waitFor()

    const field = panel().getByRole('combobox', { name: 'Company' })
    await field.fill('jacq')
    expect(await page.getByRole('option').first().textContent()).toBe('Not in the list')
    await field.press('Enter')
    await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe('Jacquard Looms')
    await press('Next')
    await readFieldError(page, 'Please verify your company before proceeding to Step 3.')

    await press('Send Verification Code')
    await press('Verify Code')
    await panel().getByRole('alert').filter({ hasText: 'Please enter the verification code.' }).waitFor()
    await press('Fill in')
    await press('Verify Code')
    await page.getByText('✓ Company verification successful! You can now proceed to Step 3.').waitFor()
    await expectAccessible(page)
    await press('Next')
    await panel().getByText('https://looms.example').waitFor()
    await press('Register')
    await page.getByText('Registration successful! Please log in.').waitFor()
    expect(await employeeWith(email)).toMatchObject({
      companyId: company.id,
      role: 'company individual contributor',
    })
    await page.close()
  })

  it('discards a verification when another company is typed', async () => {
    await makeCompany(app.db, { name: 'Difference Works' })
    await open('Register')
    await fillPerson('Company Manager', freshEmail())
    await press('Next')
    await pick('Difference Works')
    await press('Send Verification Code')
    await press('Fill in')
    await press('Verify Code')
    await page.getByText('✓ Company verification successful!').waitFor()
    await press('Change')
    await press('Next')
    await readFieldError(page, 'Please choose or enter a company first.')
    await pick('Difference Works')
    await press('Next')
    await readFieldError(page, 'Please verify your company before proceeding to Step 3.')
    await page.close()
  })

  it('tells a contributor of an unknown company to ask a manager', async () => {
    await open('Register')
    await fillPerson('Company Individual Contributor', freshEmail())
    await press('Next')
    await pick('Not in the list')
    await press('Next')
    await panel().getByText('Important Information').waitFor()
    expect(await panel().getByRole('button', { name: 'Register' }).count()).toBe(0)
    await page.close()
  })

  it('refers people who join a company without email to its administrator', async () => {
    await makeCompany(app.db, { name: 'Mute Mills', email: '' })
    await open('Register')
    await fillPerson('Company Manager', freshEmail())
    await press('Next')
    await pick('Mute Mills')
    await panel().getByText('Please contact the company administrator.').waitFor()
    expect(await panel().getByRole('button', { name: 'Send Verification Code' }).isDisabled()).toBe(true)
    await page.close()
  })
})
