import { beforeEach, expect, it } from 'vitest'
import { makeCompany } from '../../make/companies.ts'
import { makeListing } from '../../make/listings.ts'
import type { Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, phone } from '../as-person.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
let person: Person

beforeEach(async () => {
  person = (await makeCompany(app.db)).manager
  await makePlan(app.db, person.companyId)
})

const text = `We need a sound recordist for a film in Leeds. Total sound budget is at most 21,000 EUR.
Two booms and eight radio microphones. Our last recordist quit, please keep that to yourself.
Call 07700 900123.`

async function openParsed(options = {}) {
  const page = await pageOf(browser, app, person, options)
  await page.goto('/main')
  await page.getByRole('button', { name: /^Create Request/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('textbox', { name: 'Requirement 1', exact: true }).waitFor()
  return page
}

it('shows what a parse kept back, why, and what the other side reads', async () => {
  const page = await openParsed()
  const preview = page.getByRole('complementary', { name: 'What the other side reads' })
  expect(await preview.innerText()).toContain('Sound recordist')
  expect(await preview.innerText()).not.toMatch(/21,000|quit|07700/)

  const limit = page
    .getByRole('listitem')
    .filter({ hasText: 'Reads like a private limit: kept for matching only.' })
  expect(await limit.getByRole('textbox').inputValue()).toContain('21,000 EUR')
  await limit.getByRole('button', { name: /^Move requirement \d to Shown$/ }).waitFor()
  await limit.getByRole('button', { name: 'Move to Matching Instructions' }).click()
  const instructions = page.getByRole('textbox', { name: 'Matching Instructions' })
  expect(await instructions.inputValue()).toMatch(/quit[\s\S]*21,000 EUR/)

  const kept = page.getByRole('region', { name: 'Kept from the other side' })
  await kept.getByRole('listitem').filter({ hasText: 'quit' }).getByRole('button').click()
  expect(await instructions.inputValue()).not.toContain('quit')

  await page.getByRole('button', { name: 'Reveal 07700 900123' }).click()
  expect(await page.getByRole('textbox', { name: 'Additional contact method' }).inputValue()).toBe(
    '07700 900123',
  )
  expect(await preview.innerText()).toContain('07700 900123')
  await expectAccessible(page)
  await page.close()
})

it('offers to remove the words of a hidden point from the rest, on a phone', async () => {
  await makeListing(app.db, person, 'buyer', {
    name: 'Sound recordist',
    description: 'A film in Leeds. We can offer 900 pounds a day in total.',
    points: [{ text: '900 pounds a day' }, { text: 'Own kit' }],
  })
  const page = await pageOf(browser, app, person, { viewport: phone })
  await page.goto('/main')
  await page
    .getByRole('button', { name: /^Description/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'What the other side reads' })
  expect(await preview.innerText()).toContain('900 pounds a day')
  await page.getByRole('button', { name: 'Move requirement 1 to Only for matching' }).press('Enter')
  const note = page.getByRole('note').filter({ hasText: 'The description still shows its words:' })
  await note.getByRole('button', { name: 'Remove there' }).click()
  await note.waitFor({ state: 'detached' })
  expect(await preview.innerText()).toMatch(/A film in Leeds\.[\s\S]*1 line only for matching is not shown/)
  expect(await preview.innerText()).not.toContain('900')
  await page.close()
})
