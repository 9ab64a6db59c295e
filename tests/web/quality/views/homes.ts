import type { Page } from 'playwright-core'
import { button, dialogs, type View } from './view.ts'

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens an edit modal, which is read-only until 'Update' is pressed. */
const modal = (modify: string, edit: string) => async (page: Page) => {
  await button(page, modify).click()
  await dialogs.named(page, edit)
}

const editing = (modify: string, edit: string) => async (page: Page) => {
  await modal(modify, edit)(page)
  const update = page.getByRole('button', { name: 'Update', exact: true })
  const confirm = page.getByRole('button', { name: 'Confirm Update' })
  // A kept draft goes on where it was left.
  await update.or(confirm).waitFor()
  if (await update.isVisible()) await update.click()
  await confirm.waitFor()
}

/** An individual edits a tile in place. */
const editingTile = (modify: string, edit: string) => async (page: Page) => {
  await button(page, modify).click()
  await tile(page, edit).getByRole('button', { name: 'Save' }).waitFor()
}

const changeEmail = (modify: string, edit: string) => async (page: Page) => {
  await editing(modify, edit)(page)
  await page.getByLabel('Login Email').fill('another@example.org')
  await page.getByRole('button', { name: 'Confirm Update' }).click()
  await dialogs.named(page, 'Email Change Requires Logout')
}

const personal = (modify: string, edit: string) => ({
  'editing the person': editing(modify, edit),
  'changing the email': changeEmail(modify, edit),
  'confirming the email': async (page: Page) => {
    // A change that waits for its code is loaded after the page.
    await page.waitForLoadState('networkidle')
    const waiting = page.getByRole('button', { name: 'Enter Code' })
    if ((await waiting.count()) > 0) await waiting.click()
    else {
      await changeEmail(modify, edit)(page)
      await button(page, 'Send Verification Code').click()
    }
    await dialogs.named(page, 'Confirm Your New Email')
    await page.getByRole('dialog', { name: edit }).waitFor({ state: 'detached' })
  },
})

const keys = {
  'making a key': async (page: Page) => {
    await tile(page, 'API Keys').getByRole('button', { name: 'Create Key' }).click()
    await dialogs.named(page, 'Create an API Key')
  },
  'a new key, shown once': async (page: Page) => {
    await keys['making a key'](page)
    await page.getByLabel('Name').fill('Nightly export')
    await page.getByRole('dialog').getByRole('button', { name: 'Create Key' }).click()
    await dialogs.named(page, 'Your New API Key')
    await page.getByRole('dialog', { name: 'Create an API Key' }).waitFor({ state: 'detached' })
  },
  'revoking a key': async (page: Page) => {
    await tile(page, 'API Keys')
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  },
}

const webhooks = {
  'adding a webhook': async (page: Page) => {
    await tile(page, 'Webhooks').getByRole('button', { name: 'Add Webhook' }).click()
    await dialogs.named(page, 'Add a Webhook')
  },
  'a webhook’s secret, shown once': async (page: Page) => {
    await webhooks['adding a webhook'](page)
    await page.getByLabel('Address').fill('https://example.org/parley')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Webhook' }).click()
    await dialogs.named(page, 'Your Signing Secret')
    await page.getByRole('dialog', { name: 'Add a Webhook' }).waitFor({ state: 'detached' })
  },
  'a webhook’s log': async (page: Page) => {
    await tile(page, 'Webhooks')
      .getByRole('listitem')
      .filter({ hasText: '/hooks/parley' })
      .getByRole('button', { name: 'Log' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).first().waitFor()
  },
  'a delivery sent again': async (page: Page) => {
    await webhooks['a webhook’s log'](page)
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).first().click()
    await page.getByText('It is being sent again.').waitFor()
  },
  'removing a webhook': async (page: Page) => {
    await tile(page, 'Webhooks')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  },
}

export const homeViews: readonly View[] = [
  {
    name: 'the manager’s home',
    path: '/entity_manager_home',
    as: 'manager',
    ready: 'Company Contact Info',
    states: {
      'the introduction': modal('Modify Intro', 'Edit Company Intro'),
      'the contact': modal('Modify Contact Info', 'Edit Company Contact Info'),
      'editing the contact': editing('Modify Contact Info', 'Edit Company Contact Info'),
      ...personal('Modify Personal Info', 'Edit Personal Info'),
      ...keys,
      ...webhooks,
    },
  },
  {
    name: 'an unverified company’s home',
    path: '/entity_manager_home',
    as: 'subscriber',
    ready: 'Company Contact Info',
    states: {
      'verifying the company': async (page: Page) => {
        await button(page, 'Verify Company').click()
        await dialogs.named(page, 'Verify Your Company')
      },
    },
  },
  {
    name: 'the individual’s home',
    path: '/individual_home',
    as: 'individual',
    ready: 'Annual Premium',
    states: {
      'editing the introduction': editingTile('Modify Intro', 'Edit Your Introduction'),
      'editing the person': editingTile('Modify Contact Info', 'Edit Contact Info'),
    },
  },
  {
    name: 'a newcomer’s home',
    path: '/individual_home',
    as: 'newcomer',
    ready: 'Annual Premium',
  },
  {
    name: 'the contributor’s home',
    path: '/entity_individual_home',
    as: 'contributor',
    ready: 'Your Personal Info',
    states: personal('Modify Personal Info', 'Edit Personal Info'),
  },
]
