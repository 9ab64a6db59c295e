import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Matched, makeLead } from '../../make/leads.ts'
import { freshEmail, type Person } from '../../make/people.ts'
import { makeAgreement, makeProposal } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold } from '../answers.ts'
import { pageOf, waitForHydration } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'
import { box, sendButton } from '../leads/controls.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

/** Presses twice: the second time as soon as the page can know of the first, before any of its timers. */
const pressTwice = (button: Locator) =>
  button.evaluate(async (node: HTMLElement) => {
    node.click()
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    node.click()
  })

/** The calls that the page sends, by their paths; a batch is several. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) calls.push(...pathname.slice(6).split(','))
  })
  return calls
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

/** A form that is ready to be sent. */
interface Form {
  readonly person?: (lead: Matched) => Person
  /** Resolves to the button that sends it. */
  readonly fill: (page: Page, lead: Matched) => Promise<Locator>
}

const asBuyer = (lead: Matched) => lead.people.buyer

const forms: Readonly<Record<string, Form>> = {
  'auth.registerIndividual': {
    fill: async (page) => {
      await page.goto('/login')
      await waitForHydration(page)
      await page.getByRole('tab', { name: 'Register' }).click()
      await page.getByRole('radio', { name: /^Individual/ }).check()
      await page.getByLabel('First Name').fill('Ada')
      await page.getByLabel('Last Name').fill('Byron')
      await page.getByLabel('Email').filter({ visible: true }).fill(freshEmail())
      return button(page, 'Register')
    },
  },
  'auth.sendLoginCode': {
    fill: async (page) => {
      await page.goto('/login')
      await waitForHydration(page)
      await page.getByLabel('Email').filter({ visible: true }).fill('ada@example.org')
      return button(page, 'Send Verification Code')
    },
  },
  'auth.verifyLogin': {
    fill: async (page) => {
      await page.goto('/login')
      await waitForHydration(page)
      await page.getByLabel('Email').filter({ visible: true }).fill('ada@example.org')
      await page.getByLabel('Verification Code').fill('ABCD2345')
      return button(page, 'Login')
    },
  },
  'companies.contactSupport': {
    fill: async (page) => {
      await page.goto('/contact-support')
      await waitForHydration(page)
      await page.getByLabel('Email').fill('ada@example.org')
      await page.getByLabel('Message').fill('Hello.')
      return page.getByRole('main').locator('button[type=submit]')
    },
  },
  'auth.createKey': {
    person: asBuyer,
    fill: async (page) => {
      await page.goto('/entity_manager_home')
      await button(page, 'Create Key').click()
      await page.getByLabel('Name').fill('Nightly export')
      return inDialog(page, 'Create Key')
    },
  },
  'companies.updateContact': {
    person: asBuyer,
    fill: async (page) => {
      await page.goto('/entity_manager_home')
      await button(page, 'Modify Contact Info').click()
      await inDialog(page, 'Update').click()
      await page.getByLabel('Company Phone').fill('+43 1 2345')
      return inDialog(page, 'Confirm Update')
    },
  },
  'listings.publish': {
    person: asBuyer,
    fill: async (page) => {
      await page.goto('/main')
      await page.getByRole('button', { name: /^Create Request/ }).click()
      await page.getByLabel('Describe what you are looking for').fill('Oak boards. At least 30 mm thick.')
      await button(page, 'Next').click()
      await app.drain()
      await page.getByRole('textbox', { name: /^Requirement 1/ }).waitFor()
      return inDialog(page, 'Add Request')
    },
  },
  'leads.sendMessage': {
    person: asBuyer,
    fill: async (page, lead) => {
      await page.goto(leadAddress('buyer', lead))
      await box(page).fill('Hello.')
      return sendButton(page)
    },
  },
  'agreements.propose': {
    person: asBuyer,
    fill: async (page, lead) => {
      await page.goto(leadAddress('buyer', lead))
      await button(page, 'Propose Terms').click()
      await page.getByLabel('Total price').fill('15000')
      await inDialog(page, 'Preview').click()
      return inDialog(page, 'Send Proposal')
    },
  },
  'agreements.accept': {
    person: asBuyer,
    fill: async (page, lead) => {
      await makeProposal(app.ctx, lead, 'seller')
      await page.goto(leadAddress('buyer', lead))
      await button(page, 'Accept').click()
      return inDialog(page, 'Accept')
    },
  },
  'agreements.decline': {
    person: asBuyer,
    fill: async (page, lead) => {
      await makeProposal(app.ctx, lead, 'seller')
      await page.goto(leadAddress('buyer', lead))
      await button(page, 'Decline').click()
      return inDialog(page, 'Decline')
    },
  },
  'agreements.cancel': {
    person: asBuyer,
    fill: async (page, lead) => {
      await page.goto(`/agreement?agreement_id=${await makeAgreement(app.ctx, lead)}`)
      await button(page, 'Request Cancellation').click()
      return inDialog(page, 'Request Cancellation')
    },
  },
}

it.each(Object.entries(forms))('%s is sent once when its button is pressed twice', async (call, form) => {
  const lead = await makeLead(app.ctx)
  const page = await pageOf(browser, app, form.person?.(lead) ?? null)
  const send = await form.fill(page, lead)
  await send.waitFor()
  const calls = callsOf(page)
  const answered = page.waitForResponse((response) => response.url().includes(call))
  await pressTwice(send)
  await answered
  await page.waitForLoadState('networkidle')
  expect(calls.filter((path) => path === call)).toHaveLength(1)
  await page.close()
})

it('A login is sent once when Enter is pressed twice in the code', async () => {
  const page = await pageOf(browser, app, null)
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel('Email').filter({ visible: true }).fill('ada@example.org')
  const code = page.getByLabel('Verification Code')
  await code.fill('ABCD2345')
  const calls = callsOf(page)
  const answer = await hold(page, 'auth.verifyLogin')
  await code.press('Enter')
  await button(page, 'Login').and(page.locator('[data-loading]')).waitFor()
  await code.press('Enter')
  const answered = page.waitForResponse((response) => response.url().includes('auth.verifyLogin'))
  answer()
  await answered
  await page.getByRole('alert').filter({ hasText: 'Login failed' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((path) => path === 'auth.verifyLogin')).toHaveLength(1)
  await page.close()
})
