import { and, eq, isNull } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { updateEmployee } from '../../../src/auth/account/update-employee.ts'
import { createApiKey } from '../../../src/auth/credentials/create-api-key.ts'
import { sessionCookie } from '../../../src/auth/schema.ts'
import { apiKeys } from '../../../src/db/tables/auth.ts'
import { companies, employees } from '../../../src/db/tables/companies.ts'
import { makeCompany } from '../../make/companies.ts'
import { as, freshEmail, makeEmployee, makeIndividual, makeSession, type Person } from '../../make/people.ts'
import { makePlan, planStates } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { urlOfCall } from '../answers.ts'
import { expectAccessible, isUncovered, overflows, pageOf, phone, readFieldError } from '../as-person.ts'

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

/** Makes the personal info editable: an individual's in its tile, the others' in a dialog of two steps. */
async function startEditing(page: Page, role: Role) {
  const { modify, edit } = homes[role]
  await page.getByRole('button', { name: modify }).first().click()
  if (role === 'individual') {
    const tile = page.getByRole('region', { name: edit, exact: true })
    return { form: tile, save: tile.getByRole('button', { name: 'Save', exact: true }) }
  }
  await update(page).click()
  return { form: page.getByRole('dialog', { name: edit }), save: confirm(page) }
}

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

  it('is no wider than the window with a long name and a long email', async () => {
    const person = await words.make()
    const email = freshEmail('a'.repeat(50))
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkgesellschaft mbH'
    await app.db.update(employees).set({ email }).where(eq(employees.id, person.employeeId))
    await app.db.update(companies).set({ name, email }).where(eq(companies.id, person.companyId))
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      const page = await open(role, person, { viewport })
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const tiles = page.getByRole('main').getByRole('region')
      for (const tile of await tiles.all()) expect(await overflows(tile)).toBe(false)
      await page.close()
    }
  })

  it('edits a name and keeps the session', async () => {
    const person = await words.make()
    const page = await open(role, person)
    const { form, save } = await startEditing(page, role)
    const name = form.getByLabel('First Name')
    expect(await name.isEditable()).toBe(true)
    await name.fill(' ')
    await save.click()
    await readFieldError(page, 'First Name cannot be empty.')
    await name.fill('Augusta')
    await form.getByLabel('Login Email').fill('nobody')
    await save.click()
    await readFieldError(page, words.badEmail)
    await form.getByLabel('Login Email').fill(person.email.toUpperCase())
    await save.click()
    await form.waitFor({ state: 'detached' })
    await page.getByText('Augusta', { exact: true }).waitFor()
    expect(await employee(person)).toMatchObject({ firstName: 'Augusta', email: person.email })
    expect(new URL(page.url()).pathname).toBe(words.path)
    const modify = page.getByRole('button', { name: words.modify }).first()
    expect(await modify.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.close()
  })

  it('warns before an email change, asks for the code sent to the new one, and logs out', async () => {
    const [person, email] = [await words.make(), freshEmail()]
    await createApiKey(as(app.ctx, person), { name: 'Old script', scope: 'write', expiresInDays: null })
    const ownKeys = and(eq(apiKeys.employeeId, person.employeeId), isNull(apiKeys.revokedAt))
    const hasKey = async () => (await app.db.$count(apiKeys, ownKeys)) > 0
    const page = await open(role, person)
    const { save } = await startEditing(page, role)
    await page.getByLabel('Login Email').fill(email)
    await save.click()
    const warning = page.getByRole('dialog', { name: 'Email Change Requires Logout' })
    await warning.waitFor()
    // A click outside doesn't close the warning.
    await page.mouse.click(5, 400)
    expect(await warning.isVisible()).toBe(true)
    expect(await employee(person)).toMatchObject({ email: person.email })
    await warning.getByRole('button', { name: 'Send Verification Code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Your New Email' })
    await dialog.getByText(email).waitFor()
    expect(await employee(person)).toMatchObject({ email: person.email })
    await expectAccessible(page)

    // What is wrong with the code stands beside the field, which has the focus.
    const code = dialog.getByLabel('Verification Code')
    const change = dialog.getByRole('button', { name: 'Change and Log Out' })
    for (const [typed, problem] of [
      ['', 'Please enter the verification code.'],
      ['CCCC CCCC', 'Invalid or expired verification code.'],
    ] as const) {
      await code.fill(typed)
      await change.click()
      await dialog.getByRole('alert').getByText(problem).waitFor()
      expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await code.getAttribute('aria-invalid')).toBe('true')
    }
    const revoke = dialog.getByRole('button', { name: 'Revoke Old script' })
    await revoke.click()
    await revoke.waitFor({ state: 'detached' })
    await expectAccessible(page)
    // By keyboard: the undo is inside of the dialog, where the focus is.
    const undo = dialog.getByRole('button', { name: 'Undo' })
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await revoke.click()
    await revoke.waitFor({ state: 'detached' })
    expect(await hasKey()).toBe(true)

    // The change waits for its code, also after a reload.
    await dialog.getByRole('button', { name: 'Later' }).click()
    await page.reload()
    await expect.poll(hasKey).toBe(false)
    await page.getByText(`Your new login email, ${email}, waits for its code.`).waitFor()
    await page.getByRole('button', { name: 'Enter Code' }).click()
    await dialog.getByRole('button', { name: 'Send another code' }).click()
    await dialog.getByText('Sent.').waitFor()
    await dialog.getByRole('button', { name: 'Fill in' }).click()
    await change.click()
    await page.waitForURL('/login')
    expect(await employee(person)).toMatchObject({ email })
    expect(await page.evaluate(() => localStorage.getItem('is_logged_in'))).toBeNull()
    await page.close()
  })

  it('drops an email change that waits for its code', async () => {
    const [person, email] = [await words.make(), freshEmail()]
    const { firstName, lastName } = person
    await updateEmployee(as(app.ctx, person), { firstName, lastName, email })
    const page = await open(role, person)
    await page.getByRole('button', { name: 'Keep the Present One' }).click()
    await page.getByText('Your login email stays as it is.').waitFor()
    await page.getByText(`Your new login email, ${email}`).waitFor({ state: 'detached' })
    await page.close()
  })

  it('reports that an email is taken, and keeps the session', async () => {
    const [person, other] = [await words.make(), await makeIndividual(app.db)]
    const page = await open(role, person)
    const { save } = await startEditing(page, role)
    await page.getByLabel('Login Email').fill(other.email)
    await save.click()
    await page.getByRole('button', { name: 'Send Verification Code' }).click()
    await readFieldError(page, 'Email address is already in use by another account.')
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
  it('of an individual is edited in its tile and may not be empty', async () => {
    const person = await makeIndividual(app.db)
    const page = await open('individual', person)
    await page.getByText('Please provide an introduction to help others understand who you are.').waitFor()
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    const tile = page.getByRole('region', { name: 'Edit Your Introduction' })
    const text = tile.getByRole('textbox')
    expect(await text.getAttribute('rows')).toBe('6')
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true)
    await tile.getByRole('button', { name: 'Save' }).click()
    await readFieldError(page, 'Introduction cannot be empty.')
    await text.fill('Not this')
    await tile.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    expect(await text.inputValue()).toBe('')
    await text.fill('I grow rye.')
    await tile.getByRole('button', { name: 'Save' }).click()
    await tile.waitFor({ state: 'detached' })
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
    await readFieldError(page, 'Company Name cannot be empty.')
    await dialog.getByLabel('Company Name').fill('Acme & Daughters')
    await dialog.getByLabel('Company Phone').fill('')
    await confirm(page).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Acme & Daughters' }).waitFor()
    await page.getByText('(Not Set)').waitFor()
    expect(await company(manager)).toMatchObject({ name: 'Acme & Daughters', phone: '' })
    await page.close()
  })

  it.each(['click', 'key'])(
    'of a company becomes editable with Update, or with a %s in a field',
    async (how) => {
      const page = await open('company manager', (await makeCompany(app.db)).manager)
      await page.getByRole('button', { name: 'Modify Intro' }).click()
      const text = page.getByRole('dialog', { name: 'Edit Company Intro' }).getByRole('textbox')
      await text.waitFor()
      expect(await text.isEditable()).toBe(false)
      expect(await update(page).isVisible()).toBe(true)
      if (how === 'click') await text.click()
      else {
        await text.focus()
        await page.keyboard.press('End')
        expect(await text.isEditable()).toBe(false)
        await page.keyboard.type('!')
        expect(await text.inputValue()).toContain('!')
      }
      expect(await text.isEditable()).toBe(true)
      expect(await confirm(page).isVisible()).toBe(true)
      await page.close()
    },
  )

  it('of a company comes back after a click outside, and is unchanged when the edit is cancelled', async () => {
    const { manager } = await makeCompany(app.db)
    const page = await open('company manager', manager)
    const text = page.getByRole('dialog').getByRole('textbox')
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    await update(page).click()
    await text.fill('Other words')
    await page.mouse.click(5, 400)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    await page.getByText('This is the draft you left.').waitFor()
    expect(await text.inputValue()).toBe('Other words')

    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Your changes are discarded.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await text.inputValue()).toBe('Other words')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Modify Intro' }).click()
    expect(await text.inputValue()).toBe('Acme makes what others need.')
    await page.close()
  })

  it('of a company asks once on Escape, and then goes on, is kept or is discarded', async () => {
    const page = await open('company manager', (await makeCompany(app.db)).manager)
    const dialog = page.getByRole('dialog', { name: 'Edit Company Intro' })
    const question = page.getByRole('dialog', { name: 'Leave this form?' })
    const modify = page.getByRole('button', { name: 'Modify Intro' })
    await modify.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await question.count()).toBe(0)

    await modify.click()
    await update(page).click()
    await dialog.getByRole('textbox').fill('Other words')
    await page.keyboard.press('Escape')
    await question.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Other words')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep as draft' }).click()
    await dialog.waitFor({ state: 'detached' })
    await modify.click()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Other words')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
    await modify.click()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Acme makes what others need.')
    await page.close()
  })

  it.each([
    ['individual', 'Modify Intro', 'Edit Your Introduction'],
    ['company manager', 'Modify Intro', 'Edit Company Intro'],
  ] as const)('of the %s survives a reload and the log-out', async (role, modify, edit) => {
    const person = await homes[role].make()
    const page = await open(role, person)
    const form = role === 'individual' ? page.getByRole('region', { name: edit }) : page.getByRole('dialog')
    const startAgain = async () => {
      await page.getByRole('heading', { name: homes[role].tile, exact: true }).waitFor()
      if (role === 'company manager') await page.getByRole('button', { name: modify }).click()
      await form.getByText('This is the draft you left.').waitFor()
      expect(await form.getByRole('textbox').inputValue()).toBe('We grow rye')
    }
    await page.getByRole('button', { name: modify }).click()
    if (role === 'company manager') await update(page).click()
    await form.getByRole('textbox').fill('We grow rye')
    await page.reload()
    await startAgain()

    if (role === 'company manager') await page.mouse.click(5, 400)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    const { token } = await makeSession(app.ctx, person)
    await page.context().addCookies([{ name: sessionCookie, value: token, url: app.url }])
    await page.goto(homes[role].path)
    await startAgain()
    await form.getByRole('button', { name: 'Start over' }).click()
    expect(await form.getByRole('textbox').inputValue()).not.toBe('We grow rye')
    await page.close()
  })
})

describe('The home of a company that isn’t verified', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Company Contact Info' })

  it('says how others see it, and verifies it with a code to the company’s email', async () => {
    const unverified = { isVerified: false, website: '', email: 'info@own-domain.example' }
    const { manager } = await makeCompany(app.db, unverified)
    const page = await open('company manager', manager)
    await region(page).getByText('Unverified', { exact: true }).waitFor()
    await region(page).getByRole('button', { name: 'Verify Company' }).click()
    const dialog = page.getByRole('dialog', { name: 'Verify Your Company' })
    await dialog.getByText('info@own-domain.example').waitFor()
    await expectAccessible(page)
    const code = dialog.getByLabel('Verification Code')
    await code.fill('CCCCCCCC')
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
    await dialog.getByRole('alert').getByText('Invalid or expired verification code.').waitFor()
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
    await dialog.getByRole('button', { name: 'Fill in' }).click()
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.getByText('Your company is verified.').waitFor()
    await region(page).getByText('Unverified', { exact: true }).waitFor({ state: 'detached' })
    expect(await company(manager)).toMatchObject({ isVerified: true })
    await page.close()
  })

  it('asks for an email of its own domain where the present one proves nothing', async () => {
    const { manager } = await makeCompany(app.db, { isVerified: false, email: 'acme@gmail.com', website: '' })
    const page = await open('company manager', manager)
    await region(page).getByText('enter a company email at your company’s own domain').waitFor()
    expect(await region(page).getByRole('button', { name: 'Verify Company' }).count()).toBe(0)
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
  it.each([
    ['desktop', {}],
    ['phone', { viewport: phone }],
  ])('says that the checkout is complete, and when the plan is active, on a %s', async (_, options) => {
    const person = await makeIndividual(app.db)
    const page = await pageOf(browser, app, person, options)
    await page.goto('/individual_home?stripe_event=checkout_success')
    const notice = page.getByRole('status').filter({ hasText: 'The checkout is complete.' })
    await notice.getByText('as soon as the payment provider has confirmed it').waitFor()
    await expect.poll(() => isUncovered(notice)).toBe(true)
    await expectAccessible(page)
    await makePlan(app.db, person.companyId, planStates(app.ctx.now()).trialing)
    await notice.getByText('Your premium plan is active.').waitFor()
    await page.getByText('Free trial active').waitFor()
    await page.close()
  })

  it('stops asking for the plan after some minutes', async () => {
    const page = await pageOf(browser, app, await makeIndividual(app.db))
    await page.clock.install()
    let [reads, pending] = [0, 0]
    await page.route(urlOfCall('billing.plan'), async (route) => {
      reads++
      pending++
      await route.fulfill({ response: await route.fetch() })
      pending--
    })
    await page.goto('/individual_home?stripe_event=checkout_success')
    await page.getByRole('status').getByText('as soon as the payment provider has confirmed it').waitFor()
    for (let minutes = 0; minutes < 20; minutes++) {
      await page.clock.runFor(60_000)
      await expect.poll(() => pending).toBe(0)
    }
    expect(reads).toBeGreaterThan(2)
    expect(reads).toBeLessThan(9)
    await page.close()
  })

  it('says that a cancelled checkout charged nothing', async () => {
    const page = await pageOf(browser, app, await makeIndividual(app.db))
    await page.goto('/individual_home?stripe_event=checkout_cancel')
    await page.getByRole('status').getByText('The checkout was cancelled. Nothing was charged.').waitFor()
    await page.waitForURL('/individual_home')
    await page.close()
  })

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
