import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiKey } from '../../../src/auth/credentials/create-api-key.ts'
import { webhookEndpoints } from '../../../src/db/tables/webhooks.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { createEndpoint } from '../../../src/webhooks/create-endpoint.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeLead } from '../../make/leads.ts'
import { as, makeEmployee, makeIndividual, makeSession, type Person } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { startReceiver } from '../../webhooks/receiver.ts'
import { expectAccessible, firstPageOf, pageOf, readFieldError } from '../as-person.ts'

const app = await forFile(startApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } }))
const browser = await forFile(openBrowser())
let page: Page

beforeEach(() => () => page.close())

async function open(person: Person, path: string) {
  page = await pageOf(browser, app, person)
  await page.goto(path)
}
const tile = (name: string) => page.getByRole('region', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
/** Reads the secret from the dialog that shows it, and closes the dialog. */
const secretOf = async (title: string) => {
  const secret = (await dialog(title).locator('code').textContent())!
  await dialog(title).getByRole('button', { name: 'Done' }).click()
  await dialog(title).waitFor({ state: 'detached' })
  return secret
}
const statusWith = async (key: string, person: Person) => {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${app.url}/api/employee_info/${person.employeeId}`, { headers })).status
}

describe('The API Keys tile', () => {
  it('creates a key, shows it once, and revokes it', async () => {
    const person = await makeIndividual(app.db)
    await open(person, '/individual_home')
    const keys = tile('API Keys')
    await keys.getByText('You have no keys.').waitFor()
    await keys.getByRole('button', { name: 'Create Key' }).click()
    const form = dialog('Create an API Key')
    await form.getByRole('button', { name: 'Create Key' }).click()
    await readFieldError(page, 'Please name the key.')
    await form.getByLabel('Name').fill('Nightly export')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create Key' }).click()
    const key = await secretOf('Your New API Key')
    expect(key).toMatch(/^parley_/)
    expect(await statusWith(key, person)).toBe(200)

    await keys.getByText('Nightly export').waitFor()
    await keys.getByText(/Read\s· Never used\s· Ends/).waitFor()
    expect(await page.content()).not.toContain(key)
    const revoke = keys.getByRole('button', { name: 'Revoke Nightly export' })
    await revoke.click()
    await keys.getByText('You have no keys.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await revoke.waitFor()
    expect(await statusWith(key, person)).toBe(200)
    await revoke.click()
    await keys.getByText('You have no keys.').waitFor()
    // Leaving the page doesn't undo it.
    await page.goto('/privacy-policy')
    await expect.poll(() => statusWith(key, person)).toBe(401)
  })

  it('revokes a key before the log-out, after which it could not', async () => {
    const person = await makeIndividual(app.db)
    const { key } = await createApiKey(as(app.ctx, person), {
      name: 'Nightly export',
      scope: 'write',
      expiresInDays: null,
    })
    await open(person, '/individual_home')
    await tile('API Keys').getByRole('button', { name: 'Revoke Nightly export' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    expect(await statusWith(key, person)).toBe(401)
  })

  it('keeps the form of a new key over Escape and a reload', async () => {
    await open(await makeIndividual(app.db), '/individual_home')
    const form = dialog('Create an API Key')
    const create = tile('API Keys').getByRole('button', { name: 'Create Key' })
    await create.click()
    await form.getByLabel('Name').fill('Nightly export')
    await page.keyboard.press('Escape')
    await dialog('Leave this form?').getByRole('button', { name: 'Keep as draft' }).click()
    await form.waitFor({ state: 'detached' })
    await page.reload()
    await create.click()
    expect(await form.getByLabel('Name').inputValue()).toBe('Nightly export')
  })
})

describe('The Sessions tile', () => {
  it('lists the sessions and logs out another browser', async () => {
    const { company } = await makeCompany(app.db)
    const person = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    const other = await makeSession(app.ctx, person)
    await open(person, '/entity_individual_home')
    const sessions = tile('Sessions')
    await sessions.getByText('This browser').waitFor()
    expect(await sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByRole('button', { name: /^Log out/ }).click()
    await sessions.getByRole('button', { name: /^Log out/ }).waitFor({ state: 'detached' })
    const headers = { cookie: other.cookie }
    expect((await fetch(`${app.url}/api/employee_info/${person.employeeId}`, { headers })).status).toBe(401)
    expect(await tile('Webhooks').count()).toBe(0)
  })
})

describe('Logging out everywhere', () => {
  it('ends all sessions after a question', async () => {
    const person = await makeIndividual(app.db)
    const other = await makeSession(app.ctx, person)
    await open(person, '/individual_home')
    await tile('Sessions').getByRole('button', { name: 'End All Sessions' }).click()
    await dialog('End All Sessions?').getByRole('button', { name: 'End All Sessions' }).click()
    await page.waitForURL('/login')
    const headers = { cookie: other.cookie }
    expect((await fetch(`${app.url}/api/employee_info/${person.employeeId}`, { headers })).status).toBe(401)
  })
})

describe('The Webhooks tile', () => {
  it('adds a webhook, lists and resends deliveries, and removes it', async () => {
    await using receiver = await startReceiver()
    const { leadId, people } = await makeLead(app.ctx)
    await open(people.seller, '/entity_manager_home')
    const hooks = tile('Webhooks')
    await hooks.getByRole('button', { name: 'Add Webhook' }).click()
    const form = dialog('Add a Webhook')
    await form.getByLabel('Address').fill('nowhere')
    await form.getByRole('button', { name: 'Add Webhook' }).click()
    await readFieldError(page, 'Please enter an address that begins with https://.')
    await form.getByLabel('Address').fill(receiver.url)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add Webhook' }).click()
    expect(await secretOf('Your Signing Secret')).toMatch(/^whsec_/)
    await hooks.getByText('Matches, Messages, Rounds, Terminations').waitFor()

    receiver.answer(500, 204)
    await sendMessage(as(app.ctx, people.seller), { side: 'seller', leadId, text: 'Hello.' })
    await app.drain()
    await hooks.getByRole('button', { name: 'Log' }).click()
    const log = dialog('Delivery Log')
    await log.getByText('Messages: Waiting').waitFor()
    await log.getByText('The endpoint answered 500.').waitFor()
    await expectAccessible(page)
    await log.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('It is being sent again.').waitFor()
    await app.drain()
    await log.getByText('Messages: Delivered').waitFor()
    await page.keyboard.press('Escape')
    await log.waitFor({ state: 'detached' })

    const remove = hooks.getByRole('button', { name: `Remove ${receiver.url}` })
    await remove.click()
    await hooks.getByText('There are no webhooks.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await remove.waitFor()
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT, fullPage: true })
  })

  it('says beside the fields what is missing', async () => {
    await open((await makeCompany(app.db)).manager, '/entity_manager_home')
    await tile('Webhooks').getByRole('button', { name: 'Add Webhook' }).click()
    const form = dialog('Add a Webhook')
    await form.getByRole('button', { name: 'Add Webhook' }).click()
    await readFieldError(page, 'Please enter the address.')
    await form.getByLabel('Address').fill('https://example.org/parley')
    for (const box of await form.getByRole('checkbox').all()) await box.uncheck()
    await form.getByRole('button', { name: 'Add Webhook' }).click()
    await form.getByRole('alert').getByText('Please choose at least one event.').waitFor()
    await expect
      .poll(() =>
        form
          .getByRole('checkbox')
          .first()
          .evaluate((box) => box === document.activeElement),
      )
      .toBe(true)
    await expectAccessible(page)
  })

  it('is removed after ten seconds in which it can be undone', async () => {
    const { manager } = await makeCompany(app.db)
    const { id } = await createEndpoint(as(app.ctx, manager), {
      url: 'http://127.0.0.1/a',
      events: ['match'],
    })
    page = await firstPageOf(browser, app, manager)
    await page.clock.install()
    await page.goto('/entity_manager_home')
    const exists = async () =>
      (await app.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))).length === 1
    await page.getByRole('button', { name: 'Remove http://127.0.0.1/a' }).click()
    await page.getByText('The webhook is removed.').waitFor()
    await page.clock.runFor(9_000)
    expect(await exists()).toBe(true)
    await page.clock.runFor(2_000)
    await expect.poll(exists).toBe(false)
    await tile('Webhooks').getByText('There are no webhooks.').waitFor()
  })
})
