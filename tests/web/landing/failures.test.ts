import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Side, sides, words } from '../../../src/shared/sides.ts'
import { makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { answer, answerStatus, forgetUser, hold } from '../answers.ts'
import { pageOf, readAlert, readAlertLines } from '../as-person.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
let person: Person
let page: Page

beforeEach(async () => {
  person = await makeIndividual(app.db)
  await makePlan(app.db, person.companyId)
  page = await pageOf(browser, app, person)
  await page.goto('/')
  return () => page.close()
})

const intents = { seller: 'I have something to offer', buyer: 'I am looking for something' } as const
const parseResult = (overrides: object) => ({
  id: person.employeeId,
  side: 'buyer',
  kind: 'landing',
  form: null,
  error: null,
  ...overrides,
})

async function submitText(side: Side) {
  await page
    .getByLabel('What you or your company is looking for or offering')
    .fill('Oak boards, 30 mm thick.')
  await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
  await page.getByRole('button', { name: intents[side] }).click()
}
const expectStatus = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

describe.each(sides)('Turning a text of the %s into a listing', (side) => {
  const { Listing } = words[side]

  it('shows its progress: reading, loading the company, creating', async () => {
    const parse = await hold(page, 'listings.parseText')
    const company = await hold(page, 'companies.own')
    const publish = await hold(page, 'listings.publish')
    await submitText(side)
    await expectStatus(side === 'seller' ? 'Processing your offering...' : 'Processing your request...')
    parse()
    await expectStatus('Loading company details for form...')
    company()
    await page.getByRole('dialog', { name: `Complete Your ${Listing}` }).waitFor()
    await page.getByLabel(`${Listing} Name`).fill('Oak')
    await page.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await expectStatus(side === 'seller' ? 'Creating your offering...' : 'Creating your request...')
    publish()
    await page.waitForURL('/main')
  })

  it('shows that publishing failed, also without a server message', async () => {
    await submitText(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.getByLabel(`${Listing} Name`).fill('Oak')
    await answerStatus(page, 'listings.publish')
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readAlertLines(page, [
      side === 'seller'
        ? 'Error creating your offering: Failed to add product'
        : 'Error creating your request: Failed to add procurement',
      'What you filled in is kept, so that you can try again.',
    ])
    expect(await dialog.getByLabel(`${Listing} Name`).inputValue()).toBe('Oak')
  })

  it('requires a stored user when publishing', async () => {
    await submitText(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.waitFor()
    await forgetUser(page)
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readAlert(page, 'User ID not found. Please log in again.')
    await page.waitForURL('/login')
    await page.getByText('Your text is saved. It comes back after the login.').waitFor()
  })

  it('keeps the text when the session ends before publishing', async () => {
    await submitText(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.getByLabel(`${Listing} Name`).fill('Oak')
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readAlert(page, `Error creating your ${words[side].listing}: Please log in.`)
    await page.waitForURL('/login')
    await page.getByText('Your text is saved. It comes back after the login.').waitFor()
  })

  it('starts over after its form was closed', async () => {
    await submitText(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.getByLabel(`${Listing} Name`).fill('Changed by hand')
    await dialog.getByLabel('Notify me by email on a match').uncheck()
    await dialog.getByText('Contact Reveal', { exact: true }).click()
    await dialog.getByLabel('Reveal my contact information to matched parties').uncheck()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
    await submitText(side)
    await dialog.waitFor()
    expect(await dialog.getByLabel(`${Listing} Name`).inputValue()).not.toBe('Changed by hand')
    expect(await dialog.getByLabel('Notify me by email on a match').isChecked()).toBe(true)
    await dialog.getByText('Contact Reveal', { exact: true }).click()
    expect(await dialog.getByLabel('Reveal my contact information to matched parties').isChecked()).toBe(true)
    expect(await dialog.getByLabel('Offer an additional contact method').isChecked()).toBe(true)
  })
})

describe('A text that cannot be parsed', () => {
  it.each([
    ['The assistant is busy.', 'AI text parsing failed: The assistant is busy.'],
    ['', 'AI text parsing failed: Unknown error'],
  ])('shows the assistant’s reason: "%s"', async (error, sentence) => {
    await answer(page, 'listings.parse', parseResult({ state: 'failed', error }))
    await submitText('buyer')
    await readAlert(page, sentence)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it.each([
    [418, 'Error contacting server: Server error 418'],
    [200, 'Error contacting server: Failed to queue parse job'],
  ])('shows the status of a gateway: %i', async (status, sentence) => {
    await answerStatus(page, 'listings.parseText', status)
    await submitText('buyer')
    await readAlert(page, sentence)
  })

  it('reports that the stored user is gone', async () => {
    const parse = await hold(page, 'listings.parseText')
    await submitText('buyer')
    await expectStatus('Processing your request...')
    await forgetUser(page)
    parse()
    await readAlert(page, 'Parse successful, but User ID not found. Please log in again.')
    await page.waitForURL('/login')
  })

  it('keeps the text for the next login when the session has ended', async () => {
    await page.context().clearCookies()
    await submitText('buyer')
    await readAlert(page, "You need to log in or register to proceed. We've saved your text.")
    await page.waitForURL('/login')
    await page.getByText('Your text is saved. It comes back after the login.').waitFor()
  })

  it('shows why the company could not be loaded', async () => {
    await answerStatus(page, 'companies.own')
    await submitText('buyer')
    await readAlert(
      page,
      'Failed to load company details for the form: Server error fetching company details: 418. Cannot proceed.',
    )
  })
})

describe('The landing page of a logged-in user', () => {
  it('links to the main page, and shows an overlay while its code loads', async () => {
    expect(await page.getByRole('link', { name: 'Home', exact: true }).getAttribute('href')).toBe('/main')
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/LandingFlow.*\.js/, async (route) => {
      await promise
      await route.continue()
    })
    await page.getByLabel('What you or your company is looking for or offering').fill('Oak.')
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await expectStatus('Processing... Please wait...')
    resolve()
    await page.getByRole('dialog', { name: 'What do you want to do?' }).waitFor()
  })
})
