import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendStreamDelta } from '../../../src/db/outbox/emit.ts'
import { leads, rounds } from '../../../src/db/tables/leads.ts'
import { listings } from '../../../src/db/tables/listings.ts'
import { terminate } from '../../../src/leads/terminate.ts'
import { otherSide, type Side } from '../../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold, refuse } from '../answers.ts'
import {
  expectAccessible,
  pageOf,
  phone,
  readAlert,
  readFieldError,
  sendAtOnce,
  showMatches,
} from '../as-person.ts'
import { leadAddress, leadRoutes } from '../lead-address.ts'
import { answered, box, continueButton, sendButton, thread } from './controls.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe.each(eachSide)('The lead page of the %s', (side) => {
  const other = otherSide(side)
  let match: Matched
  let page: Page

  const open = async (who: Side = side, options = {}) => {
    const opened = await pageOf(browser, app, match.people[who], options)
    await opened.goto(leadAddress(who, match))
    await thread(opened).waitFor()
    return opened
  }

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await open()
    return () => page.close()
  })

  it('checks its parameters first, then the session', async () => {
    const stranger = await pageOf(browser, app, null)
    await stranger.goto(`${leadRoutes[side].path}?${leadRoutes[side].listing}=x`)
    await readAlert(
      stranger,
      `Missing ${leadRoutes[side].company} or ${leadRoutes[side].listing} in URL parameters. Returning to main page.`,
    )
    await stranger.goto(leadAddress(side, match))
    await stranger.waitForURL('**/login')
    await page.goto(leadRoutes[side].path)
    await page.waitForURL('**/main')
    await stranger.close()
  })

  it('opens the first match that hasn’t ended, also below one that has', async () => {
    const own = { people: { [side]: match.people[side] }, listings: { [side]: match.listings[side] } }
    const ended = await makeLead(app.ctx, { ...own, [other]: { name: 'Ended lately' } })
    await terminate(as(app.ctx, ended.people[other]), { side: other, leadId: ended.leadId })
    await page.goto(leadAddress(side, match))
    const rows = page.getByRole('list', { name: 'Potential Matches' }).getByRole('listitem')
    await rows.nth(1).waitFor()
    expect(await rows.first().innerText()).toContain('Ended lately')
    expect(await rows.nth(1).getByRole('button').first().getAttribute('aria-current')).toBe('true')
  })

  it('returns to the main page when the listing belongs to another company', async () => {
    const stranger = await pageOf(browser, app, match.people[other])
    await stranger.goto(leadAddress(side, match))
    await readAlert(stranger, 'Failed to fetch conversations: Not found. Returning to main page.')
    await stranger.waitForURL('**/main')
    await stranger.close()
  })

  it('returns to the main page when the URL names another company, even with an own listing', async () => {
    const { path, company, listing } = leadRoutes[side]
    const wrong = `${path}?${company}=${match.people[other].companyId}&${listing}=${match.listings[side].id}`
    await page.goto(wrong)
    await readAlert(page, 'Failed to fetch conversations: Not found. Returning to main page.')
    await page.waitForURL('**/main')
  })

  it('sends a message, locks nobody while the judgements are updated, and empties the box', async () => {
    const otherPage = await open(other)
    await sendButton(page).click()
    await readFieldError(page, 'Please type a message before sending.')

    await box(page).fill('Shall we talk on Monday?')
    const release = await hold(page, 'leads.sendMessage')
    const sent = answered(page, 'sendMessage')
    await sendButton(page).click()
    await page.getByRole('status').getByText('Sending...', { exact: true }).waitFor()
    expect(await page.getByText('The AI is working hard for you...').count()).toBe(0)
    release()
    await sent
    const judging = (one: Page) => one.getByRole('status').filter({ hasText: 'Updating judgements…' })
    for (const one of [page, otherPage]) {
      await thread(one).getByText('Shall we talk on Monday?').waitFor()
      await judging(one).waitFor()
      await expect.poll(() => box(one).isEnabled()).toBe(true)
      await expect.poll(() => continueButton(one).isEnabled()).toBe(true)
    }
    expect(await box(page).inputValue()).toBe('')
    await app.drain()
    for (const one of [page, otherPage]) await judging(one).waitFor({ state: 'detached' })
    await otherPage.close()
  })

  it('locks both pages while the assistant works on a round', async () => {
    const otherPage = await open(other)
    await sendAtOnce(page)
    await page.getByLabel(/Additional Thoughts/).fill('On Mondays.')
    await continueButton(page).click()
    await page.getByText('The AI is working hard for you...').waitFor()
    await otherPage.getByText(`Please wait, the ${side} is responding...`).waitFor()
    expect(await box(otherPage).isDisabled()).toBe(true)
    expect(await continueButton(page).isDisabled()).toBe(true)
    await app.drain()
    for (const one of [page, otherPage]) await expect.poll(() => box(one).isEnabled()).toBe(true)
    await otherPage.close()
  })

  it('keeps the text when sending fails', async () => {
    await page.route('**/trpc/leads.sendMessage*', (route) => route.abort())
    await box(page).fill('Do not lose this.')
    await sendButton(page).click()
    const unsent = thread(page).getByRole('article').filter({ hasText: 'Do not lose this.' })
    await unsent.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('says why a locked conversation accepts no message', async () => {
    await page.route('**/trpc/leads.get*', (route) => route.abort())
    await app.db
      .update(leads)
      .set({ lockSide: other, lockToken: match.leadId, lockUntil: new Date(Date.now() + 60_000) })
      .where(eq(leads.id, match.leadId))
    await box(page).fill('Too early.')
    await sendButton(page).click()
    await readAlert(
      page,
      'Action blocked: The conversation is currently locked... Please wait a moment and try again.',
    )
    expect(await box(page).inputValue()).toBe('Too early.')
  })

  it("edits and deletes only the side's own last message", async () => {
    for (const text of ['The first of mine.', 'The second of mine.']) {
      await box(page).fill(text)
      const sent = answered(page, 'sendMessage')
      await sendButton(page).click()
      await sent
      await app.drain()
      await thread(page).getByText(text).waitFor()
    }
    const edit = page.getByRole('button', { name: 'Edit message' })
    await edit.first().waitFor()
    expect(await edit.count()).toBe(1)
    await edit.click()
    const editor = page.getByRole('textbox', { name: 'Edit message' })
    await page.getByRole('button', { name: 'Save' }).click()
    await readFieldError(page, 'No changes detected.')
    await editor.fill('  ')
    await page.getByRole('button', { name: 'Save' }).click()
    await readFieldError(page, 'Message cannot be empty.')
    await editor.fill('The second, corrected.')
    const saved = answered(page, 'editLastMessage')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved
    await app.drain()
    const corrected = thread(page).getByRole('article').filter({ hasText: 'The second, corrected.' })
    await corrected.getByText('edited', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Delete message' }).click()
    const deleted = answered(page, 'deleteLastMessage')
    await corrected.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await deleted
    await app.drain()
    await corrected.waitFor({ state: 'detached' })
    await thread(page).getByText('The first of mine.').waitFor()
  })

  it('explains a termination to a person who edits or deletes afterwards', async () => {
    await box(page).fill('Ours.')
    const sent = answered(page, 'sendMessage')
    await sendButton(page).click()
    await sent
    await app.drain()
    const text = 'The conversation has been terminated.'
    await page.getByRole('button', { name: 'Edit message' }).click()
    const editor = page.getByRole('textbox', { name: 'Edit message' })
    await editor.fill('Ours, better.')
    await terminate(as(app.ctx, match.people[other]), { side: other, leadId: match.leadId })
    await readAlert(page, text)
    // The typed text stays readable, and saving says why it can't be sent.
    expect(await editor.inputValue()).toBe('Ours, better.')
    expect(await editor.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await readAlert(page, text)
    await page.getByRole('button', { name: 'Cancel' }).click()
    for (const name of ['Edit message', 'Delete message']) {
      await page.getByRole('button', { name }).click()
      await readAlert(page, text)
    }
    expect(await editor.count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('terminates the conversation for both sides, and shows it', async () => {
    const otherPage = await open(other)
    await page.getByRole('button', { name: 'Terminate Conversation' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await readAlert(otherPage, 'The conversation has been terminated.')
    await page.getByRole('main').getByText('Terminated', { exact: true }).waitFor()
    expect(await box(page).isDisabled()).toBe(true)
    await sendButton(page).click()
    await readAlert(page, 'The conversation has been terminated.')

    await otherPage.getByRole('button', { name: 'Terminate Conversation' }).click()
    await otherPage.getByRole('button', { name: 'Dismiss' }).click()
    await otherPage.getByRole('status').getByText('This conversation has been terminated.').waitFor()
    await continueButton(otherPage).click()
    await readAlert(otherPage, 'This conversation has been terminated.')
    await otherPage.close()
  })

  it('can be ended from the menu of a phone by keyboard, and the focus goes to Undo', async () => {
    await page.setViewportSize(phone)
    const menu = page.getByRole('button', { name: 'More actions' })
    const isFocused = (element: Element) => element === document.activeElement
    await menu.press('Enter')
    await page.getByRole('menuitem').first().waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    // The menu returns the focus in a timer.
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
    await expect.poll(() => undo.evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Enter')
    await undo.waitFor({ state: 'detached' })
    await expect.poll(() => menu.evaluate(isFocused)).toBe(true)
  })

  it('lets the assistant continue only with inputs, and stops on request', async () => {
    await continueButton(page).click()
    await readFieldError(
      page,
      side === 'seller'
        ? 'Please provide input in "Seller Q&A" or "Additional Thoughts" before proceeding.'
        : 'Please provide input in "General Feedback" or adjust judgements/clarifications for at least one requirement before proceeding.',
    )
    await sendAtOnce(page)
    const thoughts = page.getByLabel(/Additional Thoughts/)
    await thoughts.fill('We can start next week.')
    await continueButton(page).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('The AI is working hard for you...').waitFor({ state: 'detached' })
    expect(await page.getByRole('log').getByRole('article').count()).toBe(1)

    await thoughts.fill('We can start next week, surely.')
    const submitted = answered(page, 'submit')
    await continueButton(page).click()
    await submitted
    await app.drain()
    const written = thread(page).getByRole('article').nth(1)
    await written.getByText('Assistant', { exact: true }).waitFor()
    const opened = await app.db.select().from(rounds).where(eq(rounds.leadId, match.leadId))
    expect(opened.map(({ number }) => number).sort()).toEqual([1, 2])

    await page.getByRole('button', { name: 'Edit message' }).click()
    await page.getByRole('textbox', { name: 'Edit message' }).fill('In two weeks, in fact.')
    const saved = answered(page, 'editLastMessage')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved
    await app.drain()
    await written.getByText('In two weeks, in fact.').waitFor()
    await written.getByText('Assistant, edited by a person', { exact: true }).waitFor()
  })

  it("streams the assistant's message, only to the side that it writes for", async () => {
    await app.db
      .update(leads)
      .set({ lockSide: side, lockToken: match.leadId, lockUntil: new Date(Date.now() + 60_000) })
      .where(eq(leads.id, match.leadId))
    const otherPage = await open(other)
    await page.reload()
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await otherPage.getByText(`Please wait, the ${side} is responding...`).waitFor()
    const delta = { conversation_id: match.leadId, side, company_id: match.people[side].companyId }
    const streaming = thread(page).getByRole('article').filter({ hasText: 'The assistant is writing...' })
    // Stream deltas aren't stored: repeats them until the page has joined its room.
    await expect
      .poll(async () => {
        await sendStreamDelta(app.db, { ...delta, text: 'We could begin' })
        return streaming.count()
      })
      .toBe(1)
    await sendStreamDelta(app.db, { ...delta, text: 'We could begin on Monday.' })
    await streaming.getByText('We could begin on Monday.').waitFor()
    expect(await thread(otherPage).getByText('We could begin').count()).toBe(0)
    await otherPage.close()
  })

  it("shows the other side's contact, or why not", async () => {
    const contactButton = page.getByRole('button', {
      name: side === 'seller' ? 'Get Requester Information' : 'Get Offerer Information',
    })
    await contactButton.click()
    const shown = page.getByRole('dialog', {
      name: side === 'seller' ? 'Requester Information' : 'Offerer Information',
    })
    await shown.getByText(side === 'seller' ? 'hello@bread.example' : 'office@mill.example').waitFor()
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await expect.poll(() => contactButton.evaluate((button) => button === document.activeElement)).toBe(true)

    await app.db
      .update(listings)
      .set({ revealContact: false })
      .where(eq(listings.id, match.listings[other].id))
    await contactButton.click()
    const notRevealed = 'contact information not found or not revealed for this conversation.'
    await readAlert(page, `${other === 'seller' ? 'Seller' : 'Buyer'} ${notRevealed}`)
    await refuse(page, 'leads.revealContact', 'FORBIDDEN')
    await contactButton.click()
    await readAlert(
      page,
      `Authorization Error: You might not be the designated ${side} for this conversation, or the ${other} has not yet revealed contact info.`,
    )
  })

  it("shows the counterpart's details", async () => {
    const title = side === 'seller' ? 'Request Details' : 'Offering Details'
    await showMatches(page)
    await page.getByRole('button', { name: /^Details of / }).click()
    await page.getByRole('menuitem', { name: title }).click()
    const modal = page.getByRole('dialog', { name: title })
    await modal.getByText(match.listings[other].description).waitFor()
    await modal.getByText(side === 'seller' ? 'Key Requirements' : 'Key Strengths').waitFor()
    await modal
      .getByText(`No media attached to this ${side === 'seller' ? 'request' : 'offering'}.`)
      .waitFor()
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
  })

  it('sorts by the best match, saves the order and remembers the method', async () => {
    const { listings: own, people } = match
    const best = own[other].name
    await makeLead(app.ctx, {
      people: { [side]: people[side] },
      listings: { [side]: own[side] },
      [other]: { name: 'Gravel for roads', description: 'Gravel only.', points: [{ text: 'Coarse gravel' }] },
    })
    await page.reload()
    const rows = page.getByRole('list', { name: 'Potential Matches' }).getByRole('listitem')
    await rows.nth(1).waitFor()
    expect(await rows.first().textContent()).toContain('Gravel for roads')

    const rank = async () => {
      await page.getByRole('button', { name: 'Sort By' }).click()
      const queued = answered(page, 'sort')
      await page.getByRole('menuitemradio', { name: /Best match/ }).click()
      await page.getByText('Sorting your matches...').waitFor()
      await queued
      await app.drain()
      await page.getByText('Sorting your matches...').waitFor({ state: 'detached' })
    }
    await rank()
    expect(await rows.first().textContent()).toContain(best)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(best)
    await page.reload()
    await rows.nth(1).waitFor()
    expect(await rows.first().textContent()).toContain(best)

    const method = () => page.evaluate((id) => localStorage.getItem(`sort_method:${id}`), own[side].id)
    expect(await method()).toBe('best')
    // The current order can be requested again, to rank new matches.
    await rank()
    await page.getByRole('button', { name: 'Sort By' }).click()
    await page.getByRole('menuitemradio', { name: /Default/ }).click()
    await expect.poll(() => rows.first().textContent()).toContain('Gravel for roads')
    expect(await method()).toBe('default')
  })

  it('has its parts in tabs on a phone, and the list over them', async () => {
    const small = await open(side, { viewport: phone, hasTouch: true })
    await small.getByRole('button', { name: /^Potential Matches/ }).click()
    const matches = small.getByRole('dialog', { name: 'Potential Matches' })
    await matches.getByRole('listitem').first().getByRole('button').first().click()
    await matches.waitFor({ state: 'detached' })
    const tab = small.getByRole('tab', {
      name: side === 'seller' ? /^Q&A/ : /^Requirements/,
    })
    await tab.click()
    await small.getByLabel(/Additional Thoughts/).waitFor()
    expect(await thread(small).isVisible()).toBe(false)
    await expectAccessible(small)
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await small.keyboard.press('ArrowRight')
    await small.getByText(match.listings[other].description).waitFor()
    await expectAccessible(small)
    await small.getByRole('tab', { name: 'Talk' }).click()
    await thread(small).waitFor()
    await small.close()
  })

  it.each(['light', 'dark'] as const)('has no axe violations in %s mode', async (colorScheme) => {
    const shown = await open(side, { colorScheme })
    await continueButton(shown).waitFor()
    await expectAccessible(shown)
    await shown.close()
  })
})
