import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { employees } from '../../../src/db/tables/companies.ts'
import { listingDrafts, listings } from '../../../src/db/tables/listings.ts'
import { type Side, sides, words } from '../../../src/shared/sides.ts'
import { freshEmail, makeIndividual, type Person } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall, answerStatus } from '../answers.ts'
import { expectAccessible, pageOf, phone, readAlert, waitForHydration } from '../as-person.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())

const text = 'Solid oak dining tables. Made to measure. Delivered in four weeks.'
const intents = { seller: 'I have something to offer', buyer: 'I am looking for something' } as const
const area = (page: Page) => page.getByLabel('What you or your company is looking for or offering')
const form = (page: Page, side: Side) =>
  page.getByRole('dialog', { name: `Complete Your ${words[side].Listing}` })
const nameOf = (page: Page, side: Side) => form(page, side).getByLabel(`${words[side].Listing} Name`)

async function completeText(page: Page, side: Side) {
  await page.goto('/')
  await waitForHydration(page)
  await area(page).fill(text)
  await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
  await page.getByRole('button', { name: intents[side] }).click()
  await form(page, side).waitFor()
}

const savedDraft = async ({ employeeId }: Person) =>
  (await app.db.select().from(listingDrafts).where(eq(listingDrafts.employeeId, employeeId)))[0]

const untilSaved = (person: Person, words: string) =>
  expect.poll(async () => (await savedDraft(person))?.content ?? '').toContain(words)

describe('A newcomer', () => {
  it.each([
    ['desktop', {}],
    ['phone', { viewport: phone }],
  ])('publishes an offering with at most 12 clicks and types nothing twice, on a %s', async (_, options) => {
    const email = freshEmail()
    const page = await pageOf(browser, app, null, options)
    let clicks = 0
    await page.exposeFunction('countClick', () => {
      clicks += 1
    })
    await page.addInitScript(() => {
      // A press of a key on a button makes a click without a pointer.
      addEventListener('click', (event) => event.detail > 0 && Reflect.get(window, 'countClick')(), true)
    })
    await page.goto('/')
    await waitForHydration(page)
    await area(page).click()
    await page.keyboard.type(text)
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await page.getByRole('tab', { name: 'Register' }).click()
    await page.getByText('Individual', { exact: true }).click()
    await page.getByLabel('First Name').click()
    for (const value of ['Ada', 'Byron', email]) {
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText(`We sent a code to ${email}.`).waitFor()
    const code =
      (await page.getByText('For testing: your code is').innerText()).match(/is (\S+)\.$/)?.[1] ?? ''
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
      .toBe('one-time-code')
    await page.keyboard.type(code)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('/?restoreDraft=true')
    expect(await area(page).inputValue()).toBe(text)
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await page.getByRole('button', { name: intents.seller }).click()
    const create = form(page, 'seller').getByRole('button', { name: 'Create Offering & Find Matches' })
    expect(await create.getAttribute('aria-disabled')).toBe('true')
    const reason = await create.getAttribute('aria-describedby')
    await page
      .locator(`[id="${reason}"]`)
      .getByText('Your current plan does not allow listing offerings.')
      .waitFor()
    await expectAccessible(page)
    // Three buttons, in at most two rows.
    const names = ['Create Offering & Find Matches', 'Start free and publish', 'Cancel']
    const boxes = names.map((name) =>
      form(page, 'seller').getByRole('button', { name, exact: true }).boundingBox(),
    )
    expect(new Set((await Promise.all(boxes)).map((box) => box?.y)).size).toBeLessThanOrEqual(2)
    await form(page, 'seller').getByRole('button', { name: 'Start free and publish' }).click()
    await page.waitForURL('/main')
    await page.getByRole('article').first().waitFor()

    expect(clicks).toBeLessThanOrEqual(12)
    const [person] = await app.db.select().from(employees).where(eq(employees.email, email))
    expect(await app.db.$count(listings, eq(listings.companyId, person?.companyId ?? ''))).toBe(1)
    expect(await app.db.$count(listingDrafts, eq(listingDrafts.employeeId, person?.id ?? ''))).toBe(0)
    await page.goto('/')
    await waitForHydration(page)
    expect(await area(page).inputValue()).toBe('')
    await page.context().close()
  })
})

describe.each(sides)('A corrected form of the %s', (side) => {
  it('survives a reload, and continues where it was left', async () => {
    const person = await makeIndividual(app.db)
    const page = await pageOf(browser, app, person)
    await completeText(page, side)
    await nameOf(page, side).fill('Tables, corrected')
    await page.reload()
    await waitForHydration(page)
    expect(await area(page).inputValue()).toBe(text)
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    expect(await nameOf(page, side).inputValue()).toBe('Tables, corrected')
    await page.close()
  })

  it('comes back on another device, and on the main page, to its author alone', async () => {
    const person = await makeIndividual(app.db)
    const first = await pageOf(browser, app, person)
    await completeText(first, side)
    await nameOf(first, side).fill('Tables, corrected')
    await untilSaved(person, 'Tables, corrected')
    await first.close()

    const second = await pageOf(browser, app, person, { viewport: phone })
    await second.goto('/main')
    await second.getByText('You have a draft that isn’t published yet: “Tables, corrected”.').waitFor()
    await expectAccessible(second)
    await second.getByRole('link', { name: 'Continue' }).click()
    expect(await nameOf(second, side).inputValue()).toBe('Tables, corrected')
    await second.waitForURL('/')
    await second.keyboard.press('Escape')
    await second.getByRole('button', { name: 'Keep as draft' }).click()
    await form(second, side).waitFor({ state: 'detached' })
    expect(await area(second).inputValue()).toBe(text)
    await second.close()

    const stranger = await pageOf(browser, app, await makeIndividual(app.db))
    await stranger.goto('/main')
    await stranger.getByRole('heading', { name: 'My Requests' }).waitFor()
    expect(await stranger.getByText('You have a draft').count()).toBe(0)
    await stranger.goto('/')
    expect(await area(stranger).inputValue()).toBe('')
    await stranger.close()
  })

  it('survives the log-out of its author, and is not shown to the next person of the browser', async () => {
    const [author, next] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const page = await pageOf(browser, app, null)
    const logIn = async (person: Person) => {
      await page.goto('/login')
      await page.getByLabel('Email').first().fill(person.email)
      await page.getByRole('button', { name: 'Send Verification Code' }).first().click()
      await page.getByRole('button', { name: 'Fill in' }).click()
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.waitForURL('/main')
    }
    const logOut = async () => {
      await page.goto('/individual_home')
      await page.getByRole('button', { name: 'Log Out' }).click()
      await page.waitForURL('/login')
    }
    await logIn(author)
    await completeText(page, side)
    await nameOf(page, side).fill('Tables, corrected')
    await logOut()
    await page.goto('/')
    expect(await area(page).inputValue()).toBe('')
    await logIn(next)
    await page.getByRole('heading', { name: 'My Requests' }).waitFor()
    expect(await page.getByText('You have a draft').count()).toBe(0)
    await page.goto('/')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(await area(page).inputValue()).toBe('')
    await logOut()
    await logIn(author)
    await page.getByText('“Tables, corrected”').waitFor()
    await page.close()
  })

  it('asks once on Escape, and then goes on, is kept or is discarded', async () => {
    const page = await pageOf(browser, app, await makeIndividual(app.db))
    await completeText(page, side)
    await nameOf(page, side).fill('Tables, corrected')
    const question = page.getByRole('dialog', { name: 'Leave this form?' })
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await nameOf(page, side).inputValue()).toBe('Tables, corrected')

    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep as draft' }).click()
    await form(page, side).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    expect(await nameOf(page, side).inputValue()).toBe('Tables, corrected')

    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await form(page, side).waitFor({ state: 'detached' })
    expect(await area(page).inputValue()).toBe(text)
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await page.getByRole('dialog', { name: 'What do you want to do?' }).waitFor()
    await page.close()
  })

  it('is published once when the first response is lost', async () => {
    const person = await makeIndividual(app.db)
    const page = await pageOf(browser, app, person)
    await completeText(page, 'buyer')
    // The server publishes, and the response doesn't arrive.
    await page.route(/listings\.publish/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    const create = form(page, 'buyer').getByRole('button', { name: 'Create Request & Find Matches' })
    await create.click()
    await readAlert(page, 'Error creating your request: The server could not be reached.')
    await page.unrouteAll()
    await create.click()
    await page.waitForURL('/main')
    expect(await app.db.$count(listings, eq(listings.companyId, person.companyId))).toBe(1)
    await page.close()
  })
})

it('publishes at the second attempt when the first fails after the plan was chosen', async () => {
  const person = await makeIndividual(app.db)
  const page = await pageOf(browser, app, person)
  await completeText(page, 'seller')
  await answerStatus(page, 'listings.publish', 500)
  await form(page, 'seller').getByRole('button', { name: 'Start free and publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.unrouteAll()
  await form(page, 'seller').getByRole('note').waitFor({ state: 'detached' })
  await form(page, 'seller').getByRole('button', { name: 'Create Offering & Find Matches' }).click()
  await page.waitForURL('/main')
  expect(await app.db.$count(listings, eq(listings.companyId, person.companyId))).toBe(1)
  await page.close()
})

it('keeps a draft in the browser while the server is away, and saves it afterwards', async () => {
  const person = await makeIndividual(app.db)
  const page = await pageOf(browser, app, person)
  await abortCall(page, 'listings.saveDraft')
  await page.goto('/')
  await waitForHydration(page)
  const refused = page.waitForEvent('requestfailed')
  await area(page).fill(text)
  await refused
  expect(await savedDraft(person)).toBeUndefined()
  await page.unrouteAll()
  await page.reload()
  await waitForHydration(page)
  expect(await area(page).inputValue()).toBe(text)
  await untilSaved(person, text)
  await page.close()
})
