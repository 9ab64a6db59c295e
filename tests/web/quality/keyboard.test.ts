import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiKey } from '../../../src/auth/credentials/create-api-key.ts'
import { pdfFile } from '../../make/files.ts'
import { makeListing } from '../../make/listings.ts'
import { as, makeIndividual, makeSession } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'
import { makeWorld } from './world.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
const world = await makeWorld(app)
let page: Page

beforeEach(async () => {
  page = await pageOf(browser, app, world.people.manager)
  return () => page.close()
})

interface Focused {
  readonly name: string
  /** Whether the focus changes the outline, shadow or border. */
  readonly visible: boolean
}

const focused = (): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
    const look = () => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
      return {
        outlined: outlineStyle !== 'none' && outlineWidth !== '0px',
        rest: `${boxShadow} ${borderColor}`,
      }
    }
    const now = look()
    element.blur()
    const before = look()
    element.focus({ preventScroll: true })
    const name = (label ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    return { name, visible: now !== before }
  })

/** Presses Tab until an element with this name has the focus, and expects a visible focus there. */
async function tabTo(name: RegExp, maxSteps = 60): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab')
    const current = await focused()
    if (name.test(current.name)) {
      expect(current.visible, `${current.name} shows its focus`).toBe(true)
      return
    }
    passed.push(current.name)
  }
  throw new Error(`${name} was not reached; passed ${passed.join(', ')}`)
}
const expectFocusOn = (name: RegExp) => expect.poll(async () => (await focused()).name).toMatch(name)
const expectFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)
const focusIsIn = (element: Locator) => () =>
  element.evaluate((node) => node.contains(document.activeElement))
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('By keyboard alone', () => {
  it('a user can turn a text into a listing', async () => {
    await page.goto('/')
    await page.getByRole('main').waitFor()
    await tabTo(/^What you or your company/)
    await page.keyboard.type('We look for oak boards. At least 30 mm thick.')
    await tabTo(/^Unlock Opportunities/)
    await page.keyboard.press('Enter')
    await dialog('What do you want to do?').waitFor()
    await expectFocusOn(/^I have something to offer/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog('Complete Your Request').waitFor()
    await tabTo(/^Request Name/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Oak by keyboard')
    await tabTo(/^Create Request & Find Matches/)
    await page.keyboard.press('Enter')
    await page.waitForURL('/main')
    await page.getByRole('article', { name: 'Oak by keyboard' }).waitFor()
  })

  it('closing the chooser returns the focus', async () => {
    await page.goto('/')
    await page.getByRole('main').waitFor()
    await tabTo(/^What you or your company/)
    await page.keyboard.type('Oak boards.')
    await tabTo(/^Unlock Opportunities/)
    await page.keyboard.press('Enter')
    await dialog('What do you want to do?').waitFor()
    await page.keyboard.press('Escape')
    await dialog('What do you want to do?').waitFor({ state: 'detached' })
    await expectFocusOn(/^Unlock Opportunities/)
  })

  it('a user can open a listing and cancel an edit; the focus returns', async () => {
    await page.goto('/main')
    await page.getByRole('heading', { name: 'My Requests' }).waitFor()
    await tabTo(/^Description: Organic wheat flour/)
    await page.keyboard.press('Enter')
    await dialog('Offering Details').waitFor()
    await tabTo(/^Update$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cancel Edit' }).waitFor()
    await tabTo(/^Cancel Edit$/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await dialog('Offering Details').waitFor({ state: 'detached' })
    await expectFocusOn(/^Description: Organic wheat flour/)
  })

  it('a user can open a menu and cancel a deletion', async () => {
    await page.goto('/main')
    await page.getByRole('heading', { name: 'My Requests' }).waitFor()
    await tabTo(/^More about Organic wheat flour/)
    await page.keyboard.press('Enter')
    await expectFocusOn(/^Edit$/)
    await page.keyboard.press('End')
    await expectFocusOn(/^Delete$/)
    await page.keyboard.press('Enter')
    await dialog('Confirm Deletion').waitFor()
    // Pressing Enter once too often must not delete.
    await expectFocusOn(/^Cancel$/)
    await page.keyboard.press('Enter')
    await dialog('Confirm Deletion').waitFor({ state: 'detached' })
    await expectFocusOn(/^More about Organic wheat flour/)
    await page.getByRole('article', { name: 'Organic wheat flour' }).waitFor()
  })

  it('deleting a tile moves the focus to the next tile, or to the column’s title', async () => {
    const person = await makeIndividual(app.db)
    const [first, second] = ['First request', 'Second request']
    for (const name of [second, first]) await makeListing(app.db, person, 'buyer', { name })
    const own = await pageOf(browser, app, person)
    await own.goto('/main')
    for (const [name, target] of [
      [first, own.getByRole('button', { name: `More about ${second}` })],
      [second, own.getByRole('heading', { name: 'My Requests' })],
    ] as const) {
      await own.getByRole('button', { name: `More about ${name}` }).click()
      await own.getByRole('menuitem', { name: 'Delete' }).click()
      await own.getByRole('button', { name: 'Yes, Delete' }).click()
      await own.getByRole('article', { name }).waitFor({ state: 'detached' })
      await expectFocus(target)
    }
    await own.close()
  })

  it('ending a key or a session moves the focus to the next row', async () => {
    const { manager } = world.people
    for (const name of ['Second list', 'First list'])
      await createApiKey(as(app.ctx, manager), { name, scope: 'read', expiresInDays: 90 })
    await makeSession(app.ctx, manager)
    await page.goto('/entity_manager_home')
    await page.getByRole('button', { name: 'Revoke First list' }).click()
    await page.getByText('First list', { exact: true }).waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('button', { name: 'Revoke Second list' }))

    const sessions = page.getByRole('region', { name: 'Sessions' })
    const others = sessions.getByRole('button', { name: /^Log Out/ })
    for (let remaining = await others.count(); remaining > 0; remaining -= 1) {
      await others.last().click()
      await expect.poll(() => others.count()).toBe(remaining - 1)
      await expect.poll(focusIsIn(sessions)).toBe(true)
    }
  })

  it('deleting a row of a form moves the focus to the next row', async () => {
    await page.goto('/main')
    await page.getByRole('button', { name: /^Create Request/ }).click()
    await page.getByLabel('Describe what you are looking for').fill('Oak boards. At least 30 mm. In Leeds.')
    const files = ['one.pdf', 'two.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfFile('Oak boards')),
    }))
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(files)
    await page.getByText('Ready', { exact: true }).nth(1).waitFor()
    await page.getByRole('button', { name: 'Remove one.pdf' }).click()
    await expectFocus(page.getByRole('link', { name: 'two.pdf' }))
    await page.getByRole('button', { name: 'Remove two.pdf' }).click()
    await expectFocus(page.getByRole('heading', { name: 'Media' }))

    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const rows = page.getByRole('textbox', { name: /^Requirement \d/ })
    await rows.first().waitFor()
    for (let remaining = await rows.count(); remaining > 0; remaining -= 1) {
      await page
        .getByRole('button', { name: /^Delete requirement/i })
        .first()
        .click()
      await expectFocus(rows.first())
    }
  })

  it('deleting or editing a message keeps the focus in the thread', async () => {
    await page.goto(world.leads.seller)
    const log = page.getByRole('log')
    await log.getByRole('button', { name: 'Edit message' }).click()
    await page.keyboard.press('Escape')
    await expectFocus(log.getByRole('button', { name: 'Edit message' }))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectFocus(log)
    await page.getByRole('button', { name: 'Undo' }).click()
    await log.getByRole('button', { name: 'Edit message' }).waitFor()
  })

  it('a user can choose a match and send a message', async () => {
    await page.goto(world.leads.seller)
    await page.getByRole('log').waitFor()
    await tabTo(/^Show Potential Matches/)
    await page.keyboard.press('Enter')
    await expectFocusOn(/^Hide Potential Matches/)
    await tabTo(/^Sort By/)
    await page.keyboard.press('Enter')
    await expectFocusOn(/^Default/)
    await page.keyboard.press('ArrowDown')
    await expectFocusOn(/^Best match/)
    await page.keyboard.press('Escape')
    await expectFocusOn(/^Sort By/)
    await tabTo(/^Skip to the conversation/, 1)
    await page.keyboard.press('Enter')
    await expectFocusOn(/^Conversation/)
    await page.getByRole('list', { name: 'Potential Matches' }).getByRole('button').first().focus()
    await tabTo(/^Request Details/)
    await page.keyboard.press('Enter')
    await dialog('Request Details').waitFor()
    await page.keyboard.press('Escape')
    await expectFocusOn(/^Request Details/)
    await tabTo(/^Your message/)
    await page.keyboard.type('Written without a mouse.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('log').getByText('Written without a mouse.').waitFor()
    // The field is disabled while the lead is locked, and gets the focus back afterwards.
    await expectFocusOn(/^Your message/)
    await page.keyboard.type('And more.')
    expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('And more.')
  })

  it('a user can counter a proposal; the focus returns', async () => {
    await page.goto(world.negotiations.waiting)
    await page.getByRole('log').waitFor()
    await page.getByRole('button', { name: 'Accept Option A' }).focus()
    await tabTo(/^Counter$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Counter Proposal/ }).waitFor()
    await tabTo(/^Total price, Option A/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('15000')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send Proposal' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog('Leave this form?').getByRole('button', { name: 'Keep as draft' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocusOn(/^Counter$/)
  })

  it('a user can change a mandate; the focus returns', async () => {
    await page.goto(world.negotiations.asks)
    await page.getByRole('button', { name: 'Send This Proposal' }).focus()
    await tabTo(/^Edit Mandate$/)
    await page.keyboard.press('Enter')
    await dialog('What may your assistant agree to?').waitFor()
    await tabTo(/^Open with/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('13000')
    await tabTo(/^Save Mandate$/)
    await page.keyboard.press('Enter')
    await dialog('What may your assistant agree to?').waitFor({ state: 'detached' })
    await page.getByText(/€13,000.00/).waitFor()
    await expectFocusOn(/^Edit Mandate$/)
  })

  it('a user can change their name on the user home; the focus returns', async () => {
    await page.goto('/entity_manager_home')
    await page.getByRole('heading', { name: 'Personal Info' }).waitFor()
    await tabTo(/^Modify Personal Info/)
    await page.keyboard.press('Enter')
    await dialog('Edit Personal Info').waitFor()
    await tabTo(/^Update$/)
    await page.keyboard.press('Enter')
    await tabTo(/^First Name/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Augusta')
    await page.keyboard.press('Enter')
    await dialog('Edit Personal Info').waitFor({ state: 'detached' })
    await page.getByText('Augusta', { exact: true }).waitFor()
    await expectFocusOn(/^Modify Personal Info/)
  })
})
