import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { revealContact } from '../../../src/leads/reveal-contact.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { otherSide, type Side } from '../../../src/shared/sides.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { acceptProposal, makeProposal, packageOf } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const longest = word.repeat(4).slice(0, 200)
const points = [{ text: longest }, { text: `https://example.org/${'x'.repeat(150)}` }]
/** What the offering doesn't answer, so that its side is asked. */
const unanswered = { text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3) }
const package_ = packageOf(987_654_321, {
  quantity: 123_456_789,
  unit: 'Kubikmeter',
  terms: [{ key: 'penalty', label: word, kind: 'text', value: longest }],
})

async function makeLongLead() {
  const person = async (side: Side) =>
    (await makeCompany(app.db, { name: `${side} ${word}` }, { firstName: word })).manager
  const people = { seller: await person('seller'), buyer: await person('buyer') }
  const listing = { name: longest, description: longest, points }
  const buyer = { ...listing, points: [...points, unanswered] }
  const match = await makeLead(app.ctx, { people, seller: listing, buyer })
  for (const side of ['seller', 'buyer'] as const) {
    const who = as(app.ctx, people[side])
    await sendMessage(who, { side, leadId: match.leadId, text: longest })
    await revealContact(who, { side: otherSide(side), leadId: match.leadId })
  }
  const proposal = await makeProposal(app.ctx, match, 'seller', {
    packages: [package_, package_, package_],
    note: longest,
  })
  await acceptProposal(app.ctx, match, proposal)
  return match
}

/** What stands out of the window, which a phone can't show. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1
      })
      // The end of a shortened text is cut on purpose.
      .filter((element) => getComputedStyle(element.parentElement ?? element).textOverflow !== 'ellipsis')
      .map((element) => element.outerHTML.slice(0, 80)),
  )

it.each(eachSide)('on a phone, long words of a conversation stay in the window (%s)', async (side) => {
  const match = await makeLongLead()
  for (const width of [320, 360]) {
    const page = await pageOf(browser, app, match.people[side], { viewport: { width, height: 780 } })
    await page.goto(leadAddress(side, match))
    await page.getByRole('log').getByRole('heading', { name: 'Proposal 1' }).waitFor()
    for (const note of await page.getByText('Your contact was shown to').all())
      await note.scrollIntoViewIfNeeded()
    expect(await outside(page)).toEqual([])
    await page.getByRole('log').getByRole('heading', { name: 'Proposal 1' }).scrollIntoViewIfNeeded()
    expect(await outside(page)).toEqual([])
    await page.getByRole('tab', { name: /^(Requirements|Q&A)/ }).click()
    await page.getByLabel(/Additional Thoughts/).waitFor()
    expect(await outside(page)).toEqual([])
    await page.getByRole('tab', { name: 'Details' }).click()
    await page.getByRole('heading', { level: 4, name: 'Media' }).waitFor()
    expect(await outside(page)).toEqual([])
    await page.close()
  }
})
