import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { revealContact } from '../../../src/leads/reveal-contact.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { pdfFile, pngFile } from '../../make/files.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, openInputs, pageOf, readAlert, readFieldError } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const sendButton = (page: Page) => page.getByRole('button', { name: 'Directly Continue The Conversation' })
const box = (page: Page) => page.getByLabel('Your message')
const logHeight = async (page: Page) => (await page.getByRole('log').boundingBox())?.height ?? 0
/** The visible buttons in the brand's colour. */
const filled = (page: Page) =>
  page
    .locator('button[data-variant=filled]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title')))

describe.each(eachSide)('The composer of the %s', (side) => {
  const other = otherSide(side)
  let match: Matched

  const open = async (who = side, options = {}) => {
    const page = await pageOf(browser, app, match.people[who], options)
    await page.goto(leadAddress(who, match))
    await page.getByRole('log').waitFor()
    return page
  }
  beforeEach(async () => {
    match = await makeLead(app.ctx)
  })

  it('leaves a phone’s screen to the conversation, and half of it at 200 %', async () => {
    const page = await open(side, { viewport: { width: 390, height: 844 }, hasTouch: true })
    expect(844 - (await logHeight(page))).toBeLessThanOrEqual(200)
    const one = (await box(page).boundingBox())?.height ?? 0
    await box(page).fill('One\ntwo\nthree')
    expect((await box(page).boundingBox())?.height).toBeGreaterThan(one * 2)
    await page.close()
    for (const [width, height] of [
      [720, 450],
      [640, 360],
    ] as const) {
      const zoomed = await open(side, { viewport: { width, height } })
      expect(await logHeight(zoomed)).toBeGreaterThanOrEqual(height / 2)
      await zoomed.close()
    }
  })

  it('shows one filled button: Send, or the assistant’s once it has something to say', async () => {
    const send = 'Directly Continue The Conversation'
    const reply = 'Let AI Continue The Conversation With Your Inputs'
    const page = await open()
    expect(await sendButton(page).textContent()).toBe('Send')
    expect(await filled(page)).toEqual([send])
    await page.getByLabel(/Additional Thoughts/).fill('On Mondays.')
    await expect.poll(() => filled(page)).toEqual([reply])
    expect(await page.getByRole('button', { name: reply }).textContent()).toBe('Draft a reply')
    await box(page).fill('On Mondays.')
    await expect.poll(() => filled(page)).toEqual([send])
    await box(page).fill('')
    await page.getByRole('button', { name: reply }).click()
    await page.getByRole('button', { name: 'Edit draft' }).waitFor()
    await expect.poll(() => filled(page)).toHaveLength(1)
    expect(await page.locator('button[data-variant=filled]:visible').textContent()).toBe('Send')
    await page.close()

    const small = await open(side, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await small.getByRole('button', { name: 'Drop draft' }).click()
    await expect.poll(() => filled(small)).toEqual([send])
    await openInputs(small)
    expect(await filled(small)).toEqual([reply])
    await small.close()
  })

  it('keeps unsent files with the message over another lead and a reload', async () => {
    const name = 'Another listing'
    const { people, listings } = match
    await makeLead(app.ctx, {
      people: { [side]: people[side] },
      listings: { [side]: listings[side] },
      [other]: { name },
    })
    const page = await open()
    const matches = page.getByRole('list', { name: 'Potential Matches' })
    const openMatch = async (text: string | RegExp) => {
      await matches.getByRole('button', { name: text }).first().click()
      await page.getByRole('heading', { name: text, level: 1 }).waitFor()
    }
    const first = listings[other].name
    await openMatch(new RegExp(first))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: Buffer.from(pngFile(40)) })
    const attached = page
      .locator('form', { has: box(page) })
      .getByRole('list', { name: 'Files' })
      .getByRole('listitem')
    await attached.filter({ hasText: 'bag.png' }).waitFor()
    // The upload goes on while another lead is open.
    await openMatch(new RegExp(name))
    expect(await attached.count()).toBe(0)
    await app.drain()
    await openMatch(new RegExp(first))
    await expect
      .poll(async () => {
        await app.drain()
        return attached.getByText('Ready').count()
      })
      .toBe(1)
    await page.reload()
    await openMatch(new RegExp(first))
    await attached.filter({ hasText: 'bag.png' }).getByText('Previously uploaded').waitFor()
    await expectAccessible(page)
    await box(page).fill('The bag.')
    await sendButton(page).click()
    await page.getByRole('log').getByRole('link', { name: 'bag.png' }).waitFor()
    await expect.poll(() => attached.count()).toBe(0)
    await page.reload()
    await openMatch(new RegExp(first))
    expect(await attached.count()).toBe(0)
    await page.close()
  })

  it('names the other company', async () => {
    const page = await open()
    const company = side === 'seller' ? 'Daily Bread' : 'Mill & Sons'
    expect(await box(page).getAttribute('placeholder')).toBe(`Write to ${company} in your own words`)
    await page.getByText(`the assistant may say to ${company} in its own words`).waitFor()
    await page.close()
  })

  it('sends files that are picked, pasted and dropped; both sides open them', async () => {
    const page = await open()
    const theirs = await open(other)
    const prices = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfFile('Prices')) }
    await page.locator('input[type=file]').setInputFiles(prices)
    await box(page).fill('Our prices and the bags.')
    const color = () => box(page).evaluate((field) => getComputedStyle(field).color)
    const before = await color()
    await sendButton(page).click()
    const wait = 'Please wait for media processing to complete before submitting.'
    await readFieldError(page, wait)
    expect(await color()).toBe(before)
    for (const [kind, name] of [
      ['paste', 'bag.png'],
      ['drop', 'flour.png'],
    ] as const)
      await box(page).evaluate(
        (field, { kind, name, bytes }) => {
          const data = new DataTransfer()
          data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }))
          const init = { bubbles: true, cancelable: true }
          field.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...init, clipboardData: data })
              : new DragEvent('drop', { ...init, dataTransfer: data }),
          )
        },
        { kind, name, bytes: [...pngFile(40)] },
      )
    const attached = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
    await expect.poll(() => attached.count()).toBe(3)
    await expectAccessible(page)
    await expect
      .poll(
        async () => {
          await app.drain()
          return attached.getByText('Ready').count()
        },
        { timeout: 20_000 },
      )
      .toBe(3)
    await page.getByText(wait).waitFor({ state: 'detached' })
    await sendButton(page).click()
    for (const one of [page, theirs]) {
      const bubble = one.getByRole('log').getByRole('article').filter({ hasText: 'Our prices and the bags.' })
      const links = bubble.getByRole('list', { name: 'Files' }).getByRole('link')
      await expect.poll(() => links.allTextContents()).toEqual(['prices.pdf', 'bag.png', 'flour.png'])
      const picture = bubble.locator('img').first()
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(40)
      const address = (await links.first().getAttribute('href')) ?? ''
      expect((await one.request.get(address)).headers()['content-type']).toBe('application/pdf')
    }
    await page.close()
    await theirs.close()
  })

  it('refuses files of other kinds, and a message with a failed one', async () => {
    const page = await open()
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('text') })
    await page.locator('input[type=file]').setInputFiles([file('list.csv', 'text/csv')])
    await readAlert(page, 'Unsupported type: list.csv')
    await page.locator('input[type=file]').setInputFiles([file('fake.png', 'image/png')])
    await readAlert(page, 'Error processing fake.png: The file is not of the type it claims to be.')
    await box(page).fill('With a file.')
    await sendButton(page).click()
    await readFieldError(page, 'Please remove or retry the files that could not be processed.')
    await page.getByRole('button', { name: 'Remove fake.png' }).click()
    await sendButton(page).click()
    await page.getByRole('log').getByText('With a file.').waitFor()
    await page.close()
  })

  it('shows the contact with name, company and what to do next, and tells its owner', async () => {
    const owner = await open(other)
    const page = await open(side, { viewport: { width: 390, height: 844 }, hasTouch: true })
    const words = side === 'seller' ? 'Requester' : 'Offerer'
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: `Get ${words} Information` }).click()
    const dialog = page.getByRole('dialog', { name: `${words} Information` })
    const companies = { seller: 'Mill & Sons', buyer: 'Daily Bread' }
    await dialog.getByText(`${other} Byron`).waitFor()
    await dialog.getByText(companies[other], { exact: true }).waitFor()
    await dialog.getByText(`mention “${match.listings[other].name}”`).waitFor()
    await expectAccessible(page)
    const note = owner.getByText(`Your contact was shown to ${side} Byron, ${companies[side]}: `)
    await note.waitFor()
    await revealContact(as(app.ctx, match.people[side]), { side: other, leadId: match.leadId })
    await expectAccessible(owner)
    expect(await note.count()).toBe(1)
    const german = await open(other, { locale: 'de-DE' })
    await german.getByText(/^Ihre Kontaktdaten wurden gezeigt: .* \(Website, E-Mail, Telefon.*\)\./).waitFor()
    await german.close()
    expect(await page.getByText('Your contact was shown').count()).toBe(0)
    await owner.close()
    await page.close()
  })
})
