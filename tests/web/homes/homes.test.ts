import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { companies, employees } from '../../../src/db/tables/companies.ts'
import { makeCompany } from '../../make/companies.ts'
import { freshEmail, makeEmployee, makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, phone, readAlert } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const homes = {
  individual: {
    path: '/individual_home',
    make: () => makeIndividual(app.db),
    tile: 'Your Contact Info',
    modify: 'Modify Contact Info',
    edit: 'Edit Contact Info',
    badEmail: 'Please enter a valid email.',
  },
  'company manager': {
    path: '/entity_manager_home',
    make: async () => (await makeCompany(app.db)).manager,
    tile: 'Personal Info',
    modify: 'Modify Personal Info',
    edit: 'Edit Personal Info',
    badEmail: 'Please enter a valid email.',
  },
  'company individual contributor': {
    path: '/entity_individual_home',
    make: async () => {
      const { company } = await makeCompany(app.db)
      return await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    },
    tile: 'Your Personal Info',
    modify: 'Modify Personal Info',
    edit: 'Edit Personal Info',
    badEmail: 'Please enter a valid email address.',
  },
} as const
type Role = keyof typeof homes

async function open(role: Role, person: Person, options = {}) {
  const page = await pageOf(browser, app, person, options)
  await page.goto(homes[role].path)
  await page.getByRole('heading', { name: homes[role].tile, exact: true }).waitFor()
  return page
}

const employee = async ({ employeeId }: Person) =>
  (await app.db.select().from(employees).where(eq(employees.id, employeeId)))[0]
const company = async ({ companyId }: Person) =>
  (await app.db.select().from(companies).where(eq(companies.id, companyId)))[0]

const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Update' })

describe.each(Object.keys(homes) as Role[])('The home of the %s', (role) => {
  const words = homes[role]

  it('has no accessibility violations, light and dark, phone and desktop', async () => {
    const person = await words.make()
    for (const options of [{}, { colorScheme: 'dark', viewport: phone }] as const) {
      const page = await open(role, person, options)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.close()
    }
  })

  it('edits a name in two steps and keeps the session', async () => {
    const person = await words.make()
    const page = await open(role, person)
    await page.getByRole('button', { name: words.modify }).first().click()
    const dialog = page.getByRole('dialog', { name: words.edit })
    const name = dialog.getByLabel('First Name')
    await name.waitFor()
    expect(await name.isEditable()).toBe(false)
    await update(page).click()
    expect(await name.isEditable()).toBe(true)
    await name.fill(' ')
    await confirm(page).click()
    await readAlert(page, 'First Name cannot be empty.')
    await name.fill('Augusta')
    await dialog.getByLabel('Login Email').fill('nobody')
    await confirm(page).click()
    await readAlert(page, words.badEmail)
    await dialog.getByLabel('Login Email').fill(person.email.toUpperCase())
    await confirm(page).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Augusta', { exact: true }).waitFor()
    expect(await employee(person)).toMatchObject({ firstName: 'Augusta', email: person.email })
    expect(new URL(page.url()).pathname).toBe(words.path)
    await page.close()
  })

  it('warns before an email change, and logs out after it', async () => {
    const [person, email] = [await words.make(), freshEmail()]
    const page = await open(role, person)
    await page.getByRole('button', { name: words.modify }).first().click()
    await update(page).click()
    await page.getByLabel('Login Email').fill(email)
    await confirm(page).click()
    const warning = page.getByRole('dialog', { name: 'Email Change Requires Logout' })
    await warning.waitFor()
    // A click outside doesn't close the warning.
    await page.mouse.click(5, 400)
    expect(await warning.isVisible()).toBe(true)
    expect(await employee(person)).toMatchObject({ email: person.email })
    await warning.getByRole('button', { name: 'Save and Log Out' }).click()
    await page.waitForURL('/login')
    expect(await employee(person)).toMatchObject({ email })
    expect(await page.evaluate(() => localStorage.getItem('is_logged_in'))).toBeNull()
    await page.close()
  })

  it('reports that an email is taken, and keeps the session', async () => {
    const [person, other] = [await words.make(), await makeIndividual(app.db)]
    const page = await open(role, person)
    await page.getByRole('button', { name: words.modify }).first().click()
    await update(page).click()
    await page.getByLabel('Login Email').fill(other.email)
    await confirm(page).click()
    await page.getByRole('button', { name: 'Save and Log Out' }).click()
    await readAlert(page, 'Email address is already in use by another account.')
    expect(new URL(page.url()).pathname).toBe(words.path)
    expect(await page.evaluate(() => localStorage.getItem('is_logged_in'))).toBe('true')
    await page.close()
  })

  it('logs out', async () => {
    const page = await open(role, await words.make())
    await page.evaluate(() => localStorage.setItem('landingPageDraft', 'A draft of the previous user.'))
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    const keys = ['user_id', 'is_logged_in', 'landingPageDraft']
    expect(await page.evaluate((names) => names.filter((name) => localStorage.getItem(name)), keys)).toEqual(
      [],
    )
    await page.close()
  })

  it('redirects other roles to their home, and strangers to the login page', async () => {
    const other = role === 'individual' ? 'company manager' : 'individual'
    const page = await pageOf(browser, app, await homes[other].make())
    await page.goto(words.path)
    await page.waitForURL(homes[other].path)
    await page.close()

    const stranger = await pageOf(browser, app, null)
    await stranger.goto(words.path)
    await stranger.waitForURL('/login')
    await stranger.close()
  })
})

describe('A session that has ended', () => {
  it('redirects to the login page and clears the stored user', async () => {
    const page = await pageOf(browser, app, null)
    await page.goto('/privacy-policy')
    await page.evaluate(() => {
      localStorage.setItem('user_id', 'somebody')
      localStorage.setItem('is_logged_in', 'true')
    })
    await page.goto('/individual_home')
    await page.waitForURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('user_id'))).toBeNull()
    await page.close()
  })
})

describe('The introduction and the contact', () => {
  it('is edited in two steps and may not be empty', async () => {
    const person = await makeIndividual(app.db)
    const page = await open('individual', person)
    await page.getByText('Please provide an introduction to help others understand who you are.').waitFor()
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    await update(page).click()
    const text = page.getByRole('dialog').getByRole('textbox')
    expect(await text.getAttribute('rows')).toBe('6')
    await confirm(page).click()
    await readAlert(page, 'Introduction cannot be empty.')
    await text.fill('I grow rye.')
    await confirm(page).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('I grow rye.').waitFor()
    expect(await company(person)).toMatchObject({ description: 'I grow rye.' })
    await page.close()
  })

  it('lets a manager change the contact, whose name may not be empty', async () => {
    const { manager } = await makeCompany(app.db)
    const page = await open('company manager', manager)
    await page.getByRole('button', { name: 'Modify Contact Info' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Company Contact Info' })
    await update(page).click()
    await dialog.getByLabel('Company Name').fill('')
    await confirm(page).click()
    await readAlert(page, 'Company Name cannot be empty.')
    await dialog.getByLabel('Company Name').fill('Acme & Daughters')
    await dialog.getByLabel('Company Phone').fill('')
    await confirm(page).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Acme & Daughters' }).waitFor()
    await page.getByText('(Not Set)').waitFor()
    expect(await company(manager)).toMatchObject({ name: 'Acme & Daughters', phone: '' })
    await page.close()
  })

  it('is unchanged when the edit is cancelled or closed by a click outside', async () => {
    const { manager } = await makeCompany(app.db)
    const page = await open('company manager', manager)
    for (const close of [
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.mouse.click(5, 400),
    ]) {
      await page.getByRole('button', { name: 'Modify Intro' }).click()
      await update(page).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Other words')
      await close()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(
      'Acme makes what others need.',
    )
    await page.close()
  })
})

describe('The contributor’s home', () => {
  it('offers no plan', async () => {
    const page = await open(
      'company individual contributor',
      await homes['company individual contributor'].make(),
    )
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(/Plan|Premium/).count()).toBe(0)
    await page.close()
  })
})

describe('The return from the payment provider', () => {
  it('reloads the plan and cleans the URL', async () => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId)
    const page = await pageOf(browser, app, person)
    await page.goto('/')
    await page.goto('/individual_home?stripe_event=checkout_success')
    await page.getByText('You are on the Free Plan.').waitFor()
    await page.waitForURL('/individual_home')
    // The URL was replaced in the history, so that Back skips it.
    await page.goBack()
    await page.waitForURL('/')
    await page.close()
  })
})
