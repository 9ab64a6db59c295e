import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany } from '../../make/companies.ts'
import { makeListing } from '../../make/listings.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold, urlOfCall } from '../answers.ts'
import { openInputs, pageOf, phone, sendAtOnce, waitForHydration } from '../as-person.ts'
import { makeWorld, waitForAnimations } from './world.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const world = await makeWorld(app)
let page: Page

beforeEach(async () => {
  page = await pageOf(browser, app, world.people.manager, { viewport: phone, hasTouch: true, isMobile: true })
  return () => page.close()
})

/** Visible fields whose font is smaller than 16px, which iOS zooms in on. */
const smallFields = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
      .filter(
        (field) => field.checkVisibility() && !/radio|checkbox|file/.test(field.getAttribute('type') ?? ''),
      )
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  )
const smallButtons = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button')]
      // Tiles off the screen aren't laid out.
      .filter((button) => button.checkVisibility({ contentVisibilityAuto: true }))
      .filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < 40)
      .map((button) => button.ariaLabel ?? button.textContent),
  )
const fields = () => page.locator('input:visible, textarea:visible').count()
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

describe('On a phone', () => {
  it('no field is so small that focusing it zooms in', async () => {
    await page.goto(world.leads.seller)
    await page.getByLabel('Your message').waitFor()
    expect(await smallFields()).toEqual([])
    await openInputs(page)
    await page.getByLabel(/Additional Thoughts/).waitFor()
    expect(await smallFields()).toEqual([])
    await page.goto('/main')
    await press(/^Description/)
    await press('Update')
    await page.getByRole('button', { name: 'Confirm Update' }).waitFor()
    expect(await fields()).toBeGreaterThan(3)
    expect(await smallFields()).toEqual([])
    await page.goto('/entity_manager_home')
    await press('Create Key')
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    expect(await smallFields()).toEqual([])
  })

  it('no button is smaller than a touch target', async () => {
    await page.goto(world.leads.seller)
    await page.getByRole('button', { name: 'Edit message' }).waitFor()
    expect(await smallButtons()).toEqual([])
    await press(/^Potential Matches/)
    await page.getByRole('button', { name: 'Sort By' }).waitFor()
    expect(await smallButtons()).toEqual([])
    await page.goto('/main')
    await press(/^Description/)
    await press('Update')
    await page.getByRole('button', { name: 'Confirm Update' }).waitFor()
    expect(await smallButtons()).toEqual([])
    await page.goto('/entity_manager_home')
    await page.getByRole('button', { name: 'Revoke' }).waitFor()
    expect(await smallButtons()).toEqual([])
  })

  it('no button label is clipped, even on the narrowest screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/main', '/entity_manager_home', world.leads.seller]) {
      await page.goto(path)
      await page.getByRole('button', { name: /^Use (light|dark) colors/ }).waitFor()
      await page.waitForLoadState('networkidle')
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')]
          .filter((label) => label.checkVisibility() && label.scrollWidth > label.clientWidth)
          .map((label) => label.textContent),
      )
      expect(clipped).toEqual([])
    }
  })

  it('no label of the header is clipped when a small window is enlarged to 400 %', async () => {
    await page.setViewportSize({ width: 195, height: 420 })
    for (const path of ['/main', '/entity_manager_home', world.leads.seller]) {
      await page.goto(path)
      await page.getByRole('button', { name: /^Use (light|dark) colors/ }).waitFor()
      await page.waitForLoadState('networkidle')
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('header .mantine-Button-label')]
          .filter((label) => label.checkVisibility())
          .filter((label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight)
          .map((label) => label.textContent),
      )
      expect(clipped).toEqual([])
    }
  })

  it('a form’s buttons take one row, with short labels and whole names', async () => {
    await page.goto('/main')
    await press(/^Description/)
    await press('Update')
    const [confirm, cancel] = [
      page.getByRole('button', { name: 'Confirm Update', exact: true }),
      page.getByRole('button', { name: 'Cancel Edit' }),
    ]
    expect(await confirm.innerText()).toBe('Confirm')
    expect(await confirm.getAttribute('title')).toBe('Confirm Update')
    const { x, y, width } = await boxOf(cancel)
    expect(await boxOf(confirm)).toMatchObject({ y })
    expect((await boxOf(confirm)).x).toBeGreaterThanOrEqual(x + width)
  })

  it('a finger drags a line between the groups by its handle', async () => {
    const { manager } = await makeCompany(app.db)
    const texts = ['First', 'Second', 'Third']
    await makeListing(app.db, manager, 'seller', {
      name: 'To sort',
      points: texts.map((text) => ({ text })),
    })
    const own = await pageOf(browser, app, manager, { viewport: phone, hasTouch: true, isMobile: true })
    await own.goto('/main')
    await own.getByRole('button', { name: 'More about To sort' }).tap()
    await own.getByRole('menuitem', { name: 'Edit' }).tap()
    const linesOf = (group: string) =>
      own
        .getByRole('list', { name: new RegExp(`^${group}`) })
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
    const handle = own.locator('[data-handle]').first()
    await handle.scrollIntoViewIfNeeded()
    await waitForAnimations(own)
    const from = await boxOf(handle)
    const target = await boxOf(own.locator('[data-group=hidden]'))
    const touches = await own.context().newCDPSession(own)
    const touch = (type: 'touchStart' | 'touchMove', y: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: from.x + from.width / 2, y: y }],
      })
    const start = from.y + from.height / 2
    const end = target.y + 20
    await touch('touchStart', start)
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', start + ((end - start) * step) / 5)
    await own.locator('[data-group=hidden][data-target]').waitFor()
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => linesOf('Only for matching')).toEqual(['First'])
    expect(await linesOf('Shown')).toEqual(['Second', 'Third'])
    await own.close()
  })

  it('the buttons of a message editor are visible', async () => {
    await page.setViewportSize({ width: 360, height: 620 })
    await page.goto(world.leads.seller)
    await press('Edit message')
    const save = page.getByRole('button', { name: 'Save' })
    await save.waitFor()
    const bottom = async () => {
      const { y, height } = await boxOf(save)
      return y + height
    }
    const { y } = await boxOf(page.getByLabel('Your message'))
    await expect.poll(bottom).toBeLessThanOrEqual(y)
  })

  it('the inputs pane shows that the assistant is working', async () => {
    await page.goto(world.leads.seller)
    await openInputs(page)
    const pane = page.getByRole('tabpanel', { name: /^Q&A/ })
    await sendAtOnce(page)
    await pane.getByLabel(/Additional Thoughts/).fill('We deliver on Saturdays too.')
    const release = await hold(page, 'leads.submitSellerRound')
    await pane.getByRole('button', { name: /^Let AI Continue/ }).click()
    await pane.getByRole('status').getByText('The AI is working hard for you...').waitFor()
    release()
    await pane.waitFor({ state: 'hidden' })
    await app.drain()
  })

  it('the accessible names of pane buttons contain their labels', async () => {
    await page.goto(world.leads.seller)
    const matches = page.getByRole('button', { name: 'Potential Matches 1', exact: true })
    await matches.waitFor()
    expect(await matches.textContent()).toBe('1')
    await matches.click()
    await page
      .getByRole('dialog', { name: 'Potential Matches' })
      .getByText(/^1 for /)
      .waitFor()
  })
})

it('a loading button has a centered loader, also with reduced motion', async () => {
  await page.goto('/contact-support')
  await waitForHydration(page)
  await page.getByLabel('Your Email').fill('ada@example.org')
  await page.getByLabel('Message').fill('Hello')
  await hold(page, 'companies.contactSupport')
  const send = page.getByRole('button', { name: 'Send Message' })
  const request = page.waitForRequest((request) =>
    urlOfCall('companies.contactSupport')(new URL(request.url())),
  )
  await page.getByLabel('Your Email').press('Enter')
  await request
  const loader = await boxOf(send.locator('.mantine-Button-loader'))
  const outer = await boxOf(send)
  expect(Math.abs(loader.y + loader.height / 2 - outer.y - outer.height / 2)).toBeLessThan(2)
  expect(Math.abs(loader.x + loader.width / 2 - outer.x - outer.width / 2)).toBeLessThan(2)
})
