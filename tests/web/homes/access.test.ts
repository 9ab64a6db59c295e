import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeLead } from '../../make/leads.ts'
import { as, makeEmployee, makeIndividual, makeSession, type Person } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { startReceiver } from '../../webhooks/receiver.ts'
import { expectAccessible, pageOf, readAlert } from '../as-person.ts'

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
    await readAlert(page, 'Please name the key.')
    await form.getByLabel('Name').fill('Nightly export')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create Key' }).click()
    const key = await secretOf('Your New API Key')
    expect(key).toMatch(/^parley_/)
    expect(await statusWith(key, person)).toBe(200)

    await keys.getByText('Nightly export').waitFor()
    await keys.getByText(/Read\s· Never used\s· Ends/).waitFor()
    expect(await page.content()).not.toContain(key)
    await keys.getByRole('button', { name: 'Revoke Nightly export' }).click()
    await dialog('Revoke This Key?').getByRole('button', { name: 'Revoke' }).click()
    await keys.getByText('You have no keys.').waitFor()
    expect(await statusWith(key, person)).toBe(401)
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
    await readAlert(page, 'Please enter an address that begins with https://.')
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

    await hooks.getByRole('button', { name: `Remove ${receiver.url}` }).click()
    await dialog('Remove This Webhook?').getByRole('button', { name: 'Remove' }).click()
    await hooks.getByText('There are no webhooks.').waitFor()
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT, fullPage: true })
  })
})
