import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A person with their own browser profile. The functions below do what the person does, using visible labels. */
export interface BrowserUser {
  readonly page: Page
  close(): Promise<void>
}

export async function openBrowserUser(
  browser: Browser,
  url: string,
  { phone = false }: { phone?: boolean } = {},
): Promise<BrowserUser> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: url,
    viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  return { page: await context.newPage(), close: () => context.close() }
}

export interface PersonName {
  first: string
  last: string
  email: string
}

async function fillPersonStep(page: Page, role: string, name: PersonName): Promise<void> {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('radio', { name: role, exact: true }).check()
  await page.getByLabel('First Name').fill(name.first)
  await page.getByLabel('Last Name').fill(name.last)
  await page.getByRole('textbox', { name: 'Email' }).fill(name.email)
}

export async function registerIndividual({ page }: BrowserUser, name: PersonName): Promise<void> {
  await fillPersonStep(page, 'Individual', name)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Registration successful! Please log in.').waitFor()
}

export async function registerManager(
  { page }: BrowserUser,
  name: PersonName,
  company: { name: string; email: string },
): Promise<void> {
  await fillPersonStep(page, 'Company Manager', name)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('Not')
  await page.getByRole('option', { name: 'Not in the list' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Company Name').fill(company.name)
  await page.getByLabel('Company Email').fill(company.email)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Registration successful! Please log in.').waitFor()
}

/** Logs in with the emailed code, which a process without a mail server shows on the page. */
export async function logIn({ page }: BrowserUser, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  const hint = await page.getByText(/For testing: your code is \w{8}/).textContent()
  await page.getByRole('textbox', { name: 'Verification Code' }).fill(hint?.match(/\w{8}(?=\.)/)?.[0] ?? '')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/main|restoreDraft/)
}

export async function logOut({ page }: BrowserUser, home: string): Promise<void> {
  await page.goto(home)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/login')
}

/** Publishes a listing from the landing page's free text. */
export async function publishFromLanding(
  { page }: BrowserUser,
  {
    side,
    text,
    correct,
  }: { side: 'seller' | 'buyer'; text: string; correct?: (page: Page) => Promise<void> },
): Promise<void> {
  const Listing = side === 'seller' ? 'Offering' : 'Request'
  await page.goto('/')
  await page.getByRole('textbox', { name: /looking for or offering/ }).fill(text)
  await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
  await page
    .getByRole('button', {
      name: side === 'seller' ? 'I have something to offer' : 'I am looking for something',
    })
    .click()
  const form = page.getByRole('dialog', { name: `Complete Your ${Listing}` })
  await form.waitFor()
  await correct?.(page)
  await form.getByRole('button', { name: `Create ${Listing} & Find Matches` }).click()
  await page.waitForURL('**/main')
}

/** Opens the lead page of a tile. */
export async function openLeads({ page }: BrowserUser, tile: string | RegExp): Promise<void> {
  await page
    .getByRole('link', { name: tile })
    .or(page.getByRole('button', { name: tile }))
    .first()
    .click()
  await page.waitForURL(/product_lead|procurement_lead/)
}

export async function sendMessage({ page }: BrowserUser, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect.poll(() => box.isEnabled(), { timeout: 20_000 }).toBe(true)
  await box.fill(text)
  await page.getByRole('button', { name: 'Directly Continue The Conversation' }).click()
  await page.getByRole('log').getByText(text).waitFor()
}
