import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { companies } from '../../../src/db/tables/companies.ts'
import { listings } from '../../../src/db/tables/listings.ts'
import { typing } from '../../../src/shared/limits.ts'
import { type Side, sides, words } from '../../../src/shared/sides.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeEmployee, makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall } from '../answers.ts'
import {
  expectAccessible,
  firstPageOf,
  isUncovered,
  pageOf,
  phone,
  readAlert,
  readFieldError,
  waitForHydration,
} from '../as-person.ts'

const prompts = [
  'Type in what you or your company is looking for.',
  'Type in what you or your company is offering.',
] as const

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())

const companyRow = async (id: string) =>
  (await app.db.select().from(companies).where(eq(companies.id, id)))[0]

const area = (page: Page) => page.getByLabel('What you or your company is looking for or offering')
const next = (page: Page) => page.getByRole('button', { name: 'Unlock Opportunities' })

async function openLanding(person: Person | null, options?: BrowserContextOptions) {
  const page = await pageOf(browser, app, person, options)
  await page.goto('/')
  await waitForHydration(page)
  await area(page).waitFor()
  return page
}

async function logIn(page: Page, person: Person) {
  await page.getByLabel('Email').first().fill(person.email)
  await page.getByRole('button', { name: 'Send Verification Code' }).first().click()
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByRole('button', { name: 'Login' }).click()
}

describe('The landing page', () => {
  it('has no accessibility violations, light and dark, phone and desktop', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [phone, undefined]) {
        const page = await openLanding(null, { colorScheme, ...(viewport && { viewport }) })
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await page.close()
      }
    }
  })

  it('types both prompts in turn, stops on focus and restarts when left empty', async () => {
    // Not a shared profile: an installed clock would stay with it.
    const page = await firstPageOf(browser, app, null, { reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/')
    const placeholder = () => area(page).getAttribute('placeholder')
    await waitForHydration(page)

    await page.clock.runFor(typing.type * 10)
    const typed = (await placeholder()) ?? ''
    expect(prompts[0].startsWith(typed)).toBe(true)
    expect(typed.length).toBeGreaterThan(5)
    expect(typed.length).toBeLessThan(prompts[0].length)

    await page.clock.runFor(typing.type * prompts[0].length)
    expect(await placeholder()).toBe(prompts[0])
    await page.clock.runFor(
      typing.pauseTyped +
        typing.delete * prompts[0].length +
        typing.pauseDeleted +
        typing.type * prompts[1].length,
    )
    expect(prompts[1].startsWith((await placeholder()) ?? '-')).toBe(true)

    await area(page).focus()
    expect(await placeholder()).toBe('')
    await page.clock.runFor(5000)
    expect(await placeholder()).toBe('')

    await area(page).blur()
    await page.clock.runFor(typing.type * 10)
    expect((await placeholder())?.length).toBeGreaterThan(3)
    await page.close()
  })

  it('does not animate for people who prefer reduced motion', async () => {
    const page = await openLanding(null)
    expect(await area(page).getAttribute('placeholder')).toBe(prompts.join('\n'))
    await page.close()
  })

  it('asks for a text first', async () => {
    const page = await openLanding(null)
    await next(page).click()
    await readFieldError(page, 'Please describe what you are looking for in the text area first.')
    await page.close()
  })

  it('links to the privacy policy, the login page and the demo', async () => {
    const page = await openLanding(null)
    expect(await page.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(await page.getByRole('link', { name: 'Book a Demo' }).first().getAttribute('href')).toBe(
      app.config.demoUrl,
    )
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.getByText('Last updated June 2, 2025').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await area(page).waitFor()
    await page.close()
  })

  it('keeps the text during the login and restores it', async () => {
    const person = await makeIndividual(app.db)
    const page = await openLanding(null)
    await area(page).fill('I look for a used cello.')
    await next(page).click()
    await readAlert(page, "You need to log in or register to proceed. We've saved your text.")
    await page.waitForURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('landingPageDraft'))).toBe(
      'I look for a used cello.',
    )

    await logIn(page, person)
    await page.waitForURL('/?restoreDraft=true')
    expect(await area(page).inputValue()).toBe('I look for a used cello.')
    // The next login must not restore the text once more.
    expect(await page.evaluate(() => localStorage.getItem('landingPageDraft'))).toBeNull()
    await next(page).click()
    await page.getByRole('dialog', { name: 'What do you want to do?' }).waitFor()
    await page.close()
  })

  it.each([
    ['restores', 'its author', true],
    ['deletes', 'another person', false],
  ])('%s the text of an ended session at the login of %s', async (_restores, _who, sameUser) => {
    const author = await makeIndividual(app.db)
    const page = await openLanding(author)
    await area(page).fill('I look for a used cello.')
    await next(page).click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: intents.buyer }).click()
    await readAlert(page, "You need to log in or register to proceed. We've saved your text.")
    await page.waitForURL('/login')
    await logIn(page, sameUser ? author : await makeIndividual(app.db))
    await page.waitForURL(sameUser ? '/?restoreDraft=true' : '/main')
    if (sameUser) expect(await area(page).inputValue()).toBe('I look for a used cello.')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('landing'))),
    ).toEqual([])
    await page.close()
  })

  it('keeps the text when the chooser is cancelled', async () => {
    const page = await openLanding(await makeIndividual(app.db))
    await area(page).fill('Anything')
    await next(page).click()
    const chooser = page.getByRole('dialog', { name: 'What do you want to do?' })
    await chooser.getByRole('button', { name: 'Cancel' }).click()
    await chooser.waitFor({ state: 'detached' })
    expect(await area(page).inputValue()).toBe('Anything')
    await page.close()
  })
})

const intents = { seller: 'I have something to offer', buyer: 'I am looking for something' } as const
const texts = {
  seller:
    'We are Acme Ltd, makers of oak tables. We offer solid oak dining tables. Made to measure. Delivered in four weeks.',
  buyer:
    'We are Acme Ltd, a joinery. We look for 200 oak boards. At least 30 mm thick. Delivery to Leeds in March.',
} as const

/** Texts that don't describe the company. */
const plainTexts = {
  seller: 'Solid oak dining tables. Made to measure. Delivered in four weeks.',
  buyer: 'I look for 200 oak boards. At least 30 mm thick. Delivery to Leeds in March.',
} as const

async function complete(page: Page, side: Side, text: string = texts[side]) {
  await area(page).fill(text)
  await next(page).click()
  await page.getByRole('button', { name: intents[side] }).click()
  const dialog = page.getByRole('dialog', { name: `Complete Your ${words[side].Listing}` })
  await dialog.waitFor()
  return dialog
}

it('A new company’s description is asked for, and kept when publishing fails, on a phone', async () => {
  const { company, manager } = await makeCompany(app.db, { description: '' })
  await makePlan(app.db, company.id)
  const page = await openLanding(manager, { viewport: phone })
  const dialog = await complete(page, 'seller', plainTexts.seller)
  const field = dialog.getByLabel('Offerer Description')
  expect(await field.inputValue()).toBe('')
  await dialog.getByText('One or two sentences on who you are.').waitFor()
  const submit = dialog.getByRole('button', { name: 'Create Offering & Find Matches' })
  await submit.click()
  await readFieldError(page, 'Please provide the Offerer Description.')
  expect(await isUncovered(dialog.locator('label', { hasText: 'Offerer Description' }))).toBe(true)
  await field.fill('Two joiners.')
  await abortCall(page, 'listings.publish')
  await submit.click()
  await readAlert(page, 'What you filled in is kept')
  expect(await field.inputValue()).toBe('Two joiners.')
  await page.close()
})

describe.each(sides)('A free text of the %s', (side) => {
  const { Listing, listing, Party } = words[side]

  it('becomes a form, a listing and, where it was missing, the company’s description', async () => {
    const { company, manager } = await makeCompany(app.db, { description: '' })
    await makePlan(app.db, company.id)
    const page = await openLanding(manager)
    const dialog = await complete(page, side, plainTexts[side])
    expect(await dialog.getByLabel(`${Party} Name`).inputValue()).toBe('Acme Ltd')
    expect(await dialog.getByLabel(`${Listing} Name`).inputValue()).not.toBe('')
    await dialog.getByLabel(`${Party} Description`).fill('Acme works with oak.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await page.waitForURL('/main')

    const [published] = await app.db.select().from(listings).where(eq(listings.companyId, company.id))
    expect(published).toMatchObject({ side, notifyOnMatch: true, revealContact: true })
    expect((await companyRow(company.id))?.description).toBe('Acme works with oak.')
    await page.getByRole('main').getByText('Acme works with oak.').waitFor()
    await page.close()
  })

  it('that describes the company fills its empty description at the parse', async () => {
    const { company, manager } = await makeCompany(app.db, { description: '' })
    await makePlan(app.db, company.id)
    const page = await openLanding(manager)
    const dialog = await complete(page, side)
    const description = (await companyRow(company.id))?.description ?? ''
    expect(description).toContain('We are Acme Ltd')
    const field = dialog.getByLabel(`${Party} Description`)
    expect(await field.inputValue()).toBe(description)
    expect(await field.isEditable()).toBe(false)
    const hint =
      'Your company’s record had none, so this was taken from your text and saved there. You can change it on User Home.'
    await page
      .locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
      .getByText(hint)
      .waitFor()
    await page.close()
  })

  it('lists missing fields before submitting', async () => {
    const { company, manager } = await makeCompany(app.db, { description: '' })
    await makePlan(app.db, company.id)
    const page = await openLanding(manager)
    const dialog = await complete(page, side, plainTexts[side])
    await dialog.getByLabel(`${Listing} Name`).fill(' ')
    await dialog.getByLabel(`${Party} Description`).fill('')
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readFieldError(page, `Please provide the ${Party} Description.`)
    const alert = dialog.getByRole('alert').filter({ hasText: 'Please provide the following:' })
    const text = await alert.textContent()
    expect(text).toContain(`${Party} Description`)
    expect(text).toContain(`${Listing} Name`)
    expect(text).not.toContain(`${Party} Name`)
    await dialog.getByLabel(`${Party} Description`).fill('Joiners.')
    await dialog.getByLabel(`${Listing} Name`).fill('Tables')
    await alert.waitFor({ state: 'detached' })
    expect(await dialog.getByRole('alert').count()).toBe(0)
    await page.close()
  })

  it('shows the name and description of the company’s record read-only', async () => {
    const { company, manager } = await makeCompany(app.db)
    await makePlan(app.db, company.id)
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    for (const [person, hint] of [
      [manager, 'From your company’s record. You can change it on User Home.'],
      [contributor, 'From your company’s record. A manager of your company can change it on User Home.'],
    ] as const) {
      const page = await openLanding(person)
      const dialog = await complete(page, side)
      for (const [label, value] of [
        ['Name', company.name],
        ['Description', company.description],
      ]) {
        const field = dialog.getByLabel(`${Party} ${label}`)
        expect(await field.inputValue()).toBe(value)
        expect(await field.isEditable()).toBe(false)
        const hintId = await field.getAttribute('aria-describedby')
        await page.locator(`[id="${hintId}"]`).getByText(hint).waitFor()
      }
      await expectAccessible(page)
      await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
      await page.waitForURL('/main')
      await page.close()
    }
    expect(await companyRow(company.id)).toEqual(company)
  })

  it('saves the name and description that the company’s record lacks', async () => {
    const { company, manager } = await makeCompany(app.db, { name: '', description: '' })
    await makePlan(app.db, company.id)
    const page = await openLanding(manager)
    const dialog = await complete(page, side, plainTexts[side])
    await dialog.getByLabel(`${Party} Name`).fill('Oak & Sons')
    await dialog.getByLabel(`${Party} Description`).fill('Oak & Sons work with oak.')
    const submit = dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` })

    await abortCall(page, 'companies.fillDescription')
    await submit.click()
    await readAlert(page, `Error creating your ${listing}: The server could not be reached.`)
    expect(await dialog.getByLabel(`${Party} Description`).inputValue()).toBe('Oak & Sons work with oak.')
    expect(await app.db.$count(listings, eq(listings.companyId, company.id))).toBe(0)

    await page.unrouteAll()
    await submit.click()
    await page.waitForURL('/main')
    expect(await companyRow(company.id)).toMatchObject({
      name: 'Oak & Sons',
      description: 'Oak & Sons work with oak.',
    })
    await page.close()
  })

  it('says that a colleague filled the company’s record meanwhile, before it publishes', async () => {
    const { company, manager } = await makeCompany(app.db, { description: '' })
    await makePlan(app.db, company.id)
    const page = await openLanding(manager)
    const dialog = await complete(page, side, plainTexts[side])
    const description = dialog.getByLabel(`${Party} Description`)
    await description.fill('Typed here.')
    await app.db
      .update(companies)
      .set({ description: 'Written elsewhere.' })
      .where(eq(companies.id, company.id))
    const submit = dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` })
    await submit.click()
    await readAlert(page, 'Your company’s record was completed by someone else meanwhile.')
    expect(await description.inputValue()).toBe('Written elsewhere.')
    expect(await app.db.$count(listings, eq(listings.companyId, company.id))).toBe(0)
    await submit.click()
    await page.waitForURL('/main')
    expect((await companyRow(company.id))?.description).toBe('Written elsewhere.')
    await page.close()
  })

  it('does not ask an individual about a company', async () => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId)
    const page = await openLanding(person)
    const dialog = await complete(page, side)
    const groups = await dialog.locator('h3, legend, label').allInnerTexts()
    const order = ['Media', 'Matching Instructions', 'Notify me by email on a match', 'Contact Reveal']
    expect(groups.filter((text) => order.includes(text))).toEqual(order)
    expect(await dialog.getByLabel(`${Party} Name`).count()).toBe(0)
    expect(await dialog.getByLabel('Phone').count()).toBe(0)
    await page.close()
  })
})

describe('When something fails', () => {
  const refusals = [
    ['listings.parseText', 'Error contacting server: The server could not be reached.'],
    ['companies.own', 'Failed to load company details for the form: The server could not be reached.'],
  ] as const

  it.each(refusals)('%s: shows the error and keeps the text', async (call, sentence) => {
    const page = await openLanding(await makeIndividual(app.db))
    await page.route(`**/trpc/${call}*`, (route) => route.abort())
    await area(page).fill('I look for a used cello.')
    await next(page).click()
    await page.getByRole('button', { name: intents.buyer }).click()
    await readAlert(page, sentence)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await area(page).inputValue()).toBe('I look for a used cello.')
    await page.close()
  })
})

describe('Without a plan', () => {
  it('refers a contributor to a manager', async () => {
    const { company } = await makeCompany(app.db)
    const page = await openLanding(
      await makeEmployee(app.db, company.id, { role: 'company individual contributor' }),
    )
    const dialog = await complete(page, 'seller')
    await dialog.getByText('A manager of your company can choose a plan.').waitFor()
    expect(await dialog.getByRole('link', { name: 'User Home' }).count()).toBe(0)
    await page.close()
  })

  it('shows at once that offerings need one, at the blocked button too', async () => {
    const page = await openLanding(await makeIndividual(app.db))
    const dialog = await complete(page, 'seller')
    await dialog.getByText('Your current plan does not allow listing offerings.').waitFor()
    const create = dialog.getByRole('button', { name: 'Create Offering & Find Matches' })
    expect(await create.getAttribute('aria-disabled')).toBe('true')
    const reasonId = await create.getAttribute('aria-describedby')
    expect(await dialog.locator(`[id="${reasonId}"]`).textContent()).toContain('does not allow listing')
    await page.close()
  })
})
