import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '../../../src/db/tables/companies.ts'
import { listings, points } from '../../../src/db/tables/listings.ts'
import { limits } from '../../../src/shared/limits.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import type { Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold } from '../answers.ts'
import { expectAccessible, isUncovered, pageOf, phone, readAlert, readFieldError } from '../as-person.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'mill.png', mimeType: 'image/png', buffer: png }

describe.each(eachSide)('The listing modals of the %s', (side) => {
  const noun = side === 'seller' ? 'Offering' : 'Request'
  const point = side === 'seller' ? 'Strength' : 'Requirement'
  let person: Person
  let page: Page

  const open = async (options = {}) => {
    const opened = await pageOf(browser, app, person, options)
    await opened.goto('/main')
    await opened.getByRole('heading', { name: `My ${noun}s` }).waitFor()
    return opened
  }
  const row = (n: number) => page.getByRole('textbox', { name: `${point} ${n}`, exact: true })

  beforeEach(async () => {
    person = (await makeCompany(app.db)).manager
    await makePlan(app.db, person.companyId)
    page = await open()
    return () => page.close()
  })

  it('publish once when Enter is pressed repeatedly', async () => {
    await page.getByRole('button', { name: new RegExp(`^Create ${noun}`) }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Rye flour. Certified organic.')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await row(1).waitFor()
    const release = await hold(page, 'listings.publish')
    await page.getByRole('button', { name: `Add ${noun}` }).focus()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
    release()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  })

  it('take the keyboard to their second step, show what gets the focus, and only contact data that is there', async () => {
    await app.db.update(companies).set({ website: '', phone: '' }).where(eq(companies.id, person.companyId))
    await page.close()
    page = await open({ viewport: { width: 1280, height: 860 } })
    await page.getByRole('button', { name: new RegExp(`^Create ${noun}`) }).click()
    const modal = page.getByRole('dialog', { name: `Create ${noun}` })
    await modal.getByRole('textbox').fill('Rye flour. Certified organic. Delivered within 48 hours.')
    await modal.getByRole('button', { name: 'Next', exact: true }).press('Enter')
    await row(1).waitFor()
    await modal.getByText('On request: Email', { exact: true }).waitFor()
    await expect.poll(() => modal.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    const last = modal.getByRole('button', { name: `Add ${noun}` })
    const focused = page.locator(':focus')
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      expect(await isUncovered(focused)).toBe(true)
      if (await last.evaluate((button) => button === document.activeElement)) break
    }
    expect(await last.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('keep their text until the closing transition ends', async () => {
    await makeListing(app.db, person, side, { name: 'Rye flour' })
    const animated = await open({ reducedMotion: 'no-preference' })
    await animated.getByRole('button', { name: 'More about Rye flour' }).click()
    await animated.getByRole('menuitem', { name: 'Delete' }).click()
    await animated.getByRole('dialog').getByText(`${noun}: Rye flour`).waitFor()
    const texts = await animated.getByRole('dialog').evaluate(
      (dialog) =>
        new Promise<unknown[]>((resolve) => {
          const observed = new Set([dialog.textContent])
          new MutationObserver(() => {
            if (!dialog.isConnected) resolve([...observed])
            else observed.add(dialog.textContent)
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
          const buttons = [...dialog.querySelectorAll('button')]
          buttons.find(({ textContent }) => textContent === 'Cancel')?.click()
        }),
    )
    expect(texts).toHaveLength(1)
    await animated.close()
  })

  it('parses a free text into a form, and publishes it with its media', async () => {
    await page.getByRole('button', { name: new RegExp(`^Create ${noun}`) }).click()
    const modal = page.getByRole('dialog', { name: `Create ${noun}` })
    await modal.getByRole('button', { name: 'Next', exact: true }).click()
    await readFieldError(page, `Please describe your ${noun.toLowerCase()} first.`)
    await modal.getByText('No media attached.').waitFor()

    await modal
      .getByRole('textbox')
      .fill('Stone-milled rye flour\n- Certified organic\n- Delivered within 48 hours')
    await modal.locator('input[type=file]').setInputFiles(picture)
    await modal.getByText('Ready').waitFor()
    await modal.getByRole('button', { name: 'Next', exact: true }).click()
    await row(2).waitFor()
    expect(await row(1).inputValue()).toBe('Certified organic')
    expect(await modal.getByLabel(`${noun} Name`).inputValue()).toContain('rye flour')

    await modal.getByRole('button', { name: 'Back' }).click()
    expect(await modal.getByRole('textbox').first().inputValue()).toContain('Stone-milled rye flour')
    await modal.getByRole('button', { name: 'Next', exact: true }).click()
    await modal.getByLabel(`${noun} Name`).fill('')
    await modal.getByRole('button', { name: `Add ${noun}` }).click()
    await readFieldError(page, `Please provide a ${noun} Name.`)
    await modal.getByLabel(`${noun} Name`).fill('Rye flour')
    await modal.getByRole('button', { name: `Move ${point.toLowerCase()} 2 to Only for matching` }).click()
    await modal.getByRole('button', { name: `Add ${noun}` }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: `${noun} created successfully!` })
      .waitFor()
    await page.getByRole('article', { name: 'Rye flour' }).waitFor()

    const [published] = await app.db.select().from(listings).where(eq(listings.companyId, person.companyId))
    const rows = await app.db.select().from(points).where(eq(points.listingId, published!.id))
    expect(rows.map(({ text, reveal }) => [text, reveal]).sort()).toEqual([
      ['Certified organic', true],
      ['Delivered within 48 hours', false],
    ])

    await page.getByRole('button', { name: 'Description: Rye flour' }).click()
    await page.getByRole('dialog').getByText('mill.png').first().waitFor()
    await page.getByText('Media', { exact: true }).click()
    await page.getByText('Previously uploaded').waitFor()
    await page.getByRole('link', { name: 'mill.png' }).waitFor()
  })

  it('rejects unsupported and large files in one alert', async () => {
    await page.getByRole('button', { name: new RegExp(`^Create ${noun}`) }).click()
    await page.locator('input[type=file]').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      { name: 'huge.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ])
    await readAlert(page, 'Unsupported type: notes.txt')
    expect(await page.getByRole('listitem').filter({ hasText: 'notes.txt' }).count()).toBe(0)
  })

  it('keeps at least one row, and adds rows with the keyboard', async () => {
    await makeListing(app.db, person, side, { name: 'With one row', points: [{ text: 'The only one' }] })
    await page.reload()
    await page.getByRole('button', { name: 'Description: With one row' }).click()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await row(1).focus()
    await page.keyboard.press('Enter')
    await row(2).waitFor()
    await page.keyboard.type('A second one')
    expect(await row(2).inputValue()).toBe('A second one')

    const remove = page.getByRole('button', { name: `Delete ${point.toLowerCase()} 1`, exact: true })
    await remove.click()
    expect(await row(1).inputValue()).toBe('A second one')
    await remove.click()
    expect(await row(1).inputValue()).toBe('')
    expect(await remove.isDisabled()).toBe(true)
  })

  it('adds no more rows than can be saved', async () => {
    const all = Array.from({ length: limits.points }, (_, at) => ({ text: `Number ${at + 1}` }))
    await makeListing(app.db, person, side, { name: 'With all rows', points: all })
    await page.reload()
    await page.getByRole('button', { name: 'Description: With all rows' }).click()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await row(limits.points).focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('button', { name: `Add ${point}` }).count()).toBe(0)
    expect(await row(limits.points + 1).count()).toBe(0)
    await page.getByText(`At most ${limits.points} lines.`).first().waitFor()
  })

  it('move rows between the groups by button and by dragging, and keep the focus', async () => {
    const texts = ['First', 'Second', 'Third']
    const { id } = await makeListing(app.db, person, side, {
      name: 'To sort',
      points: texts.map((text) => ({ text })),
    })
    await page.reload()
    await page.getByRole('button', { name: 'More about To sort' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const modal = page.getByRole('dialog', { name: `${noun} Details` })
    const group = (name: string) => modal.getByRole('list', { name: new RegExp(`^${name}`) })
    const linesOf = (name: string) =>
      group(name)
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
    const move = (n: number, to: string) =>
      modal.getByRole('button', { name: `Move ${point.toLowerCase()} ${n} to ${to}` })

    await move(1, 'Only for matching').focus()
    await page.keyboard.press('Enter')
    expect(await linesOf('Only for matching')).toEqual(['First'])
    await modal.getByText('“First” is now only for matching.').waitFor()
    // The moved row is the last one now, and its button leads back.
    expect(await move(3, 'Shown').evaluate((button) => button === document.activeElement)).toBe(true)

    const handle = (text: string) =>
      modal
        .getByRole('listitem')
        .filter({ has: page.locator(`textarea:text-is("${text}")`) })
        .locator('[data-handle]')
    await handle('Third').dragTo(group('Only for matching').getByRole('listitem').first())
    expect(await linesOf('Only for matching')).toEqual(['Third', 'First'])
    await handle('First').dragTo(group('Shown').getByRole('listitem').first())
    expect(await linesOf('Shown')).toEqual(['First', 'Second'])
    await modal.getByRole('button', { name: 'Confirm Update' }).click()
    await modal.waitFor({ state: 'detached' })
    const saved = await app.db.select().from(points).where(eq(points.listingId, id)).orderBy(points.position)
    expect(saved.map(({ text, reveal }) => [text, reveal])).toEqual([
      ['First', true],
      ['Second', true],
      ['Third', false],
    ])
  })

  it('fold media, instructions and contact to one line each', async () => {
    await makeListing(app.db, person, side, { name: 'Folded', matchingInstructions: 'No resellers.' })
    await page.reload()
    await page.getByRole('button', { name: 'More about Folded' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const modal = page.getByRole('dialog', { name: `${noun} Details` })
    const folds = modal.locator('summary')
    await folds.nth(2).waitFor()
    expect(await folds.allInnerTexts()).toEqual([
      expect.stringMatching(/^Media\s+No media attached\.$/),
      expect.stringMatching(/^Matching Instructions\s+No resellers\.$/),
      expect.stringMatching(/^Contact Reveal\s+Website, Email, Phone$/),
    ])
    const instructions = modal.getByRole('textbox', { name: 'Matching Instructions' })
    expect(await instructions.count()).toBe(0)
    await folds.nth(1).focus()
    await page.keyboard.press('Enter')
    expect(await instructions.inputValue()).toBe('No resellers.')
  })

  it('flag a typed line that reads as private, until it is moved or kept', async () => {
    const typed =
      side === 'seller' ? 'Our lowest price is 780 EUR, do not tell them' : 'We pay at most 900 EUR'
    await makeListing(app.db, person, side, { name: 'Typed', points: [{ text: 'Organic' }] })
    await page.reload()
    await page.getByRole('button', { name: 'More about Typed' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('button', { name: `Add ${point}` }).click()
    await page.keyboard.type(typed)
    const note = page.getByRole('status').filter({ hasText: 'the other side will read' })
    await note.getByRole('button', { name: 'Keep it shown' }).click()
    await note.waitFor({ state: 'detached' })
    await page.keyboard.type('.')
    await row(2).fill(`${typed}!`)
    await note.getByRole('button', { name: 'Move to Only for matching' }).click()
    await note.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Move ${point.toLowerCase()} 2 to Shown` }).waitFor()

    await row(1).fill('Call me on 07700 900123')
    await page.getByRole('status').filter({ hasText: 'Reads like contact data.' }).waitFor()
  })

  it('edits only after Update, restores on Cancel Edit, and saves on Confirm Update', async () => {
    const listing = await makeListing(app.db, person, side, { name: 'Before' })
    await page.reload()
    await page.getByRole('button', { name: 'Description: Before' }).click()
    const modal = page.getByRole('dialog', { name: `${noun} Details` })
    const name = modal.getByLabel(`${noun} Name`)
    await name.waitFor()
    expect(await name.isEditable()).toBe(false)
    await modal.getByRole('button', { name: 'Update', exact: true }).click()
    await name.fill('Thought better of')
    await modal.getByRole('button', { name: 'Cancel Edit' }).click()
    expect(await name.inputValue()).toBe('Before')

    await modal.getByRole('button', { name: 'Update', exact: true }).click()
    await name.fill('After')
    await modal.getByRole('button', { name: 'Confirm Update' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: `${noun} updated successfully!` })
      .waitFor()
    await modal.waitFor({ state: 'detached' })
    await page.getByRole('article', { name: 'After' }).waitFor()
    const [saved] = await app.db.select().from(listings).where(eq(listings.id, listing.id))
    expect(saved).toMatchObject({ name: 'After', revision: 2 })
    const opener = page.getByRole('button', { name: 'Description: After' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('has no axe violations on a desktop and on a phone', async () => {
    await makeListing(app.db, person, side, { name: 'Looked at' })
    for (const options of [{ viewport: phone }, { colorScheme: 'dark' as const }]) {
      const shown = await open(options)
      await shown.getByRole('button', { name: 'Description: Looked at' }).click()
      await shown.getByRole('button', { name: 'Update', exact: true }).click()
      await expect.poll(() => shown.getByLabel(`${noun} Name`).isEditable()).toBe(true)
      await expectAccessible(shown)
      await shown.close()
    }
  })
})
