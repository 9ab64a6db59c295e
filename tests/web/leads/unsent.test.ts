import { and, eq, isNull } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { leads, messages } from '../../../src/db/tables/leads.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall, refuse } from '../answers.ts'
import { expectAccessible, firstPageOf, isUncovered, pageOf, phone } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const box = (page: Page) => page.getByLabel('Your message')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const send = (page: Page) => press(page, 'Directly Continue The Conversation')
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })
const sentTexts = async ({ leadId }: Matched) => {
  const rows = await app.db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.author, 'direct'), isNull(messages.deletedAt)))
  return rows.map(({ content }) => content)
}

describe.each(eachSide)('What the %s has typed on the lead page', (side) => {
  let match: Matched
  let page: Page

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people[side])
    await page.goto(leadAddress(side, match))
    await page.getByRole('log').waitFor()
    return () => page.close()
  })

  it('survives a reload: a message, and the inputs for the assistant', async () => {
    await box(page).fill('Half a sentence')
    await page.getByLabel(/Additional Thoughts/).fill('Next week.')
    await page.reload()
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('Half a sentence')
    expect(await page.getByLabel(/Additional Thoughts/).inputValue()).toBe('Next week.')
    await send(page)
    await expect.poll(() => box(page).inputValue()).toBe('')
    expect(await sentTexts(match)).toEqual(['Half a sentence'])
    await page.reload()
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('')
  })

  it('is not left in a second tab that showed it, once it is sent', async () => {
    await box(page).fill('Once is enough.')
    const second = await page.context().newPage()
    await second.goto(leadAddress(side, match))
    await expect.poll(() => box(second).inputValue()).toBe('Once is enough.')
    await send(page)
    await expect.poll(() => box(second).inputValue()).toBe('')
    await second.close()
  })

  it('waits while the device is offline, and goes out once when it is online again', async () => {
    await page.context().setOffline(true)
    await offline(page).waitFor()
    // The notice covers nothing of the page, which isn't longer for it.
    expect(await isUncovered(page.getByRole('link', { name: 'Main Page' }))).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await box(page).fill('Are you there?')
    await send(page)
    const waiting = page.getByRole('log').getByRole('article').filter({ hasText: 'Are you there?' })
    await waiting.getByText('Not sent yet: it goes out when the connection is back.').waitFor()
    expect(await page.getByText('The AI is working hard for you...').count()).toBe(0)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await box(page).isEnabled()).toBe(true)
    expect(await box(page).inputValue()).toBe('')

    await page.context().setOffline(false)
    await offline(page)
      .waitFor({ state: 'detached' })
      .catch(() => undefined)
    await expect.poll(() => sentTexts(match), { timeout: 15_000 }).toEqual(['Are you there?'])
    await waiting.getByText('Not sent yet').waitFor({ state: 'detached' })
    expect(await waiting.count()).toBe(1)
  })

  it('is sent once when only the response was lost, also after a reload', async () => {
    await page.route(/leads\.sendMessage/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await box(page).fill('Only once.')
    await send(page)
    await page.getByText('Not sent yet').waitFor()
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('log').getByText('Only once.').first().waitFor()
    await page.getByText('Not sent yet').waitFor({ state: 'detached' })
    expect(await sentTexts(match)).toEqual(['Only once.'])
  })

  it('stays with Try again when it is refused later, and can be discarded and brought back', async () => {
    await abortCall(page, 'leads.sendMessage')
    await box(page).fill('Hello?')
    await send(page)
    await page.getByText('Not sent yet').waitFor()
    await expectAccessible(page)
    await page.unrouteAll()
    await refuse(page, 'leads.sendMessage', 'INTERNAL')
    await press(page, 'Try again')
    await page.getByText('Error sending direct message: Something went wrong on our side.').waitFor()
    await page.unrouteAll()
    const article = page.getByRole('log').getByRole('article').filter({ hasText: 'Hello?' })
    await article.getByRole('button', { name: 'Delete message' }).click()
    await article.waitFor({ state: 'detached' })
    await press(page, 'Undo')
    await press(page, 'Try again')
    await expect.poll(() => sentTexts(match)).toEqual(['Hello?'])
  })

  it('survives Escape and a reload while a message is edited', async () => {
    await box(page).fill('Mine.')
    await send(page)
    await expect.poll(() => sentTexts(match)).toEqual(['Mine.'])
    await app.drain()
    const editor = page.getByRole('textbox', { name: 'Edit message' })
    const question = page.getByRole('dialog', { name: 'Leave this form?' })
    const answerWith = (name: string) => question.getByRole('button', { name }).click()

    await press(page, 'Edit message')
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    await press(page, 'Edit message')
    await editor.fill('Mine, corrected.')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await answerWith('Go on writing')
    await question.waitFor({ state: 'detached' })
    expect(await editor.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await answerWith('Keep as draft')
    await editor.waitFor({ state: 'detached' })
    await press(page, 'Edit message')
    expect(await editor.inputValue()).toBe('Mine, corrected.')

    // The page goes on with the edit, without taking the focus.
    await page.reload()
    await editor.waitFor()
    expect(await editor.inputValue()).toBe('Mine, corrected.')
    expect(await editor.evaluate((field) => field === document.activeElement)).toBe(false)
    await press(page, 'Save')
    await editor.waitFor({ state: 'detached' })
    await page.getByRole('log').getByText('Mine, corrected.').waitFor()
    expect(await sentTexts(match)).toEqual(['Mine, corrected.'])
    await press(page, 'Edit message')
    expect(await editor.inputValue()).toBe('Mine, corrected.')
    await editor.fill('Mine, worse.')
    await press(page, 'Cancel')
    await answerWith('Discard')
    await press(page, 'Edit message')
    expect(await editor.inputValue()).toBe('Mine, corrected.')
  })

  it('can be brought back for ten seconds after it was deleted', async () => {
    await box(page).fill('Mine.')
    await send(page)
    await expect.poll(() => sentTexts(match)).toEqual(['Mine.'])
    await app.drain()
    const mine = page.getByRole('log').getByText('Mine.')
    await press(page, 'Delete message')
    await mine.waitFor({ state: 'detached' })
    await press(page, 'Undo')
    await mine.waitFor()
    expect(await sentTexts(match)).toEqual(['Mine.'])

    // Leaving the page doesn't undo it.
    await press(page, 'Delete message')
    await mine.waitFor({ state: 'detached' })
    await page.goto('/privacy-policy')
    await expect.poll(() => sentTexts(match)).toEqual([])
  })

  it('is deleted, and the conversation ended, after ten seconds', async () => {
    const clocked = await firstPageOf(browser, app, match.people[side])
    await clocked.clock.install()
    await clocked.goto(leadAddress(side, match))
    await clocked.getByRole('log').waitFor()
    const terminated = async () => {
      const [lead] = await app.db.select().from(leads).where(eq(leads.id, match.leadId))
      return Boolean(lead?.terminatedBySellerAt ?? lead?.terminatedByBuyerAt)
    }
    const end = clocked.getByRole('button', { name: 'Terminate Conversation' })
    await end.press('Enter')
    await clocked.getByText('Conversation terminated.').waitFor()
    // The keyboard is at the button that undoes it, and afterwards at the one that was pressed.
    await clocked.keyboard.press('Enter')
    await expect.poll(() => end.evaluate((button) => button === document.activeElement)).toBe(true)
    await clocked.clock.runFor(11_000)
    expect(await terminated()).toBe(false)
    await press(clocked, 'Terminate Conversation')
    await clocked.getByText('Conversation terminated.').waitFor()
    await clocked.clock.runFor(9_000)
    expect(await terminated()).toBe(false)
    await clocked.clock.runFor(2_000)
    await expect.poll(terminated).toBe(true)
    await clocked.close()
  })
})

it('shows a success as one line that covers nothing on a phone', async () => {
  const match = await makeLead(app.ctx)
  const page = await pageOf(browser, app, match.people.buyer, { viewport: phone })
  await page.goto(leadAddress('buyer', match))
  await page.getByRole('log').waitFor()
  await box(page).fill('Mine.')
  await send(page)
  await expect.poll(() => sentTexts(match)).toEqual(['Mine.'])
  await app.drain()
  await press(page, 'Delete message')
  const toast = page.getByRole('alert').filter({ hasText: 'Message deleted.' })
  await toast.waitFor()
  const toastBox = await toast.boundingBox()
  const form = await page
    .locator('form')
    .filter({ has: box(page) })
    .boundingBox()
  expect(toastBox?.height).toBeLessThan(60)
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(toastBox?.y ?? 0))
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  await page.close()
})
