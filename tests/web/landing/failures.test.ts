import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Side, sides, words } from '../../../src/shared/sides.ts'
import { makeIndividual } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { answer, answerStatus, forgetUser, hold } from '../answers.ts'
import { pageOf, readAlert } from '../as-person.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
const person = await makeIndividual(app.db)
await makePlan(app.db, person.companyId)
let page: Page

beforeEach(async () => {
  page = await pageOf(browser, app, person)
  await page.goto('/')
  return () => page.close()
})

const intents = { seller: 'I have something to offer', buyer: 'I am looking for something' } as const
const parsed = (more: object) => ({
  ...{ id: person.employeeId, side: 'buyer', kind: 'landing', form: null, error: null },
  ...more,
})

async function begin(side: Side) {
  await page
    .getByLabel('What you or your company is looking for or offering')
    .fill('Oak boards, 30 mm thick.')
  await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
  await page.getByRole('button', { name: intents[side] }).click()
}
const saysStatus = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

describe.each(sides)('On its way to a form, the text of the %s', (side) => {
  const { Listing } = words[side]

  it('says what is going on: reading, loading the company, creating', async () => {
    const parse = await hold(page, 'listings.parseText')
    const company = await hold(page, 'companies.own')
    const publish = await hold(page, 'listings.publish')
    await begin(side)
    await saysStatus(side === 'seller' ? 'Processing your offering...' : 'Processing your request...')
    parse()
    await saysStatus('Loading company details for form...')
    company()
    await page.getByRole('dialog', { name: `Complete Your ${Listing}` }).waitFor()
    await page.getByLabel(`${Listing} Name`).fill('Oak')
    await page.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await saysStatus(side === 'seller' ? 'Creating your offering...' : 'Creating your request...')
    publish()
    await page.waitForURL('/main')
  })

  it('says that it could not be published, also without the server’s words', async () => {
    await begin(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.getByLabel(`${Listing} Name`).fill('Oak')
    await answerStatus(page, 'listings.publish')
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readAlert(
      page,
      side === 'seller'
        ? 'Error creating your offering: Failed to add product'
        : 'Error creating your request: Failed to add procurement',
    )
    expect(await dialog.getByLabel(`${Listing} Name`).inputValue()).toBe('Oak')
  })

  it('needs somebody who is logged in to the end', async () => {
    await begin(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.waitFor()
    await forgetUser(page)
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readAlert(page, 'User ID not found. Please log in again.')
    await page.waitForURL('/login')
    await page.getByText('Your text is saved. It comes back after the login.').waitFor()
  })

  it('keeps the text when the session ends before it is published', async () => {
    await begin(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.getByLabel(`${Listing} Name`).fill('Oak')
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
    await readAlert(page, `Error creating your ${words[side].listing}: Please log in.`)
    await page.waitForURL('/login')
    await page.getByText('Your text is saved. It comes back after the login.').waitFor()
  })

  it('starts from nothing after its form was closed', async () => {
    await begin(side)
    const dialog = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
    await dialog.getByLabel(`${Listing} Name`).fill('Changed by hand')
    await dialog.getByLabel('Notify me by email on a match').uncheck()
    await dialog.getByLabel('Reveal my contact information to matched parties').uncheck()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await begin(side)
    await dialog.waitFor()
    expect(await dialog.getByLabel(`${Listing} Name`).inputValue()).not.toBe('Changed by hand')
    expect(await dialog.getByLabel('Notify me by email on a match').isChecked()).toBe(true)
    expect(await dialog.getByLabel('Reveal my contact information to matched parties').isChecked()).toBe(true)
    expect(await dialog.getByLabel('Offer an additional contact method').isChecked()).toBe(true)
  })
})

describe('A text that is not read', () => {
  it.each([
    ['The assistant is busy.', 'AI text parsing failed: The assistant is busy.'],
    ['', 'AI text parsing failed: Unknown error'],
  ])('says the assistant’s reason: "%s"', async (error, sentence) => {
    await answer(page, 'listings.parse', parsed({ state: 'failed', error }))
    await begin('buyer')
    await readAlert(page, sentence)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it.each([
    [418, 'Error contacting server: Server error 418'],
    [200, 'Error contacting server: Failed to queue parse job'],
  ])('says what stood between it and the server: %i', async (status, sentence) => {
    await answerStatus(page, 'listings.parseText', status)
    await begin('buyer')
    await readAlert(page, sentence)
  })

  it('says that nobody is logged in any more', async () => {
    const parse = await hold(page, 'listings.parseText')
    await begin('buyer')
    await saysStatus('Processing your request...')
    await forgetUser(page)
    parse()
    await readAlert(page, 'Parse successful, but User ID not found. Please log in again.')
    await page.waitForURL('/login')
  })

  it('waits for the next login when the session is over', async () => {
    await page.context().clearCookies()
    await begin('buyer')
    await readAlert(page, "You need to log in or register to proceed. We've saved your text.")
    await page.waitForURL('/login')
    await page.getByText('Your text is saved. It comes back after the login.').waitFor()
  })

  it('says why the company could not be loaded', async () => {
    await answerStatus(page, 'companies.own')
    await begin('buyer')
    await readAlert(
      page,
      'Failed to load company details for the form: Server error fetching company details: 418 Cannot proceed.',
    )
  })
})

describe('The landing page of somebody logged in', () => {
  it('leads home, and shows work going on until its parts are there', async () => {
    expect(await page.getByRole('link', { name: 'Home', exact: true }).getAttribute('href')).toBe('/main')
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/LandingFlow.*\.js/, async (route) => {
      await promise
      await route.continue()
    })
    await page.getByLabel('What you or your company is looking for or offering').fill('Oak.')
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await saysStatus('Processing... Please wait...')
    resolve()
    await page.getByRole('dialog', { name: 'What do you want to do?' }).waitFor()
  })
})
