import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelAgreement } from '../../../src/agreements/cancel.ts'
import { withdraw } from '../../../src/agreements/close-proposal.ts'
import { readAgreement, readProposals } from '../../../src/agreements/read.ts'
import { proposals } from '../../../src/db/tables/agreements.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { acceptProposal, makeAgreement, makeProposal, packageOf } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall, refuse } from '../answers.ts'
import { expectAccessible, overflows, pageOf, phone, readAlert, showMatches } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const log = (page: Page) => page.getByRole('log')
const card = (page: Page, number: number) =>
  log(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Proposal ${number}` }) })
const button = (page: Page, name: string) => log(page).getByRole('button', { name, exact: true })

const open = async (match: Matched, side: 'seller' | 'buyer', options = {}) => {
  const page = await pageOf(browser, app, match.people[side], options)
  await page.goto(leadAddress(side, match))
  await log(page).waitFor()
  return page
}
const two = [packageOf(16_500), packageOf(17_900, { taxIncluded: true })]

describe.each(eachSide)('A proposal to the %s', (side) => {
  const other = otherSide(side)
  let match: Matched
  let page: Page
  const status = async () =>
    (await readProposals(as(app.ctx, match.people[side]), { leadId: match.leadId })).map((one) => one.status)

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await open(match, side)
    return () => page.close()
  })

  it('appears live on both pages at its place, with each side’s own actions', async () => {
    const theirs = await open(match, other)
    await makeProposal(app.ctx, match, other, { packages: two, note: 'For a year.' })
    for (const one of [page, theirs]) {
      await card(one, 1).getByText('Open', { exact: true }).waitFor()
      await card(one, 1).getByText('14 days left').waitFor()
      await card(one, 1).getByText('For a year.').waitFor()
      await card(one, 1)
        .getByText(other === 'seller' ? 'Mill & Sons' : 'Daily Bread', { exact: true })
        .waitFor()
    }
    for (const name of ['Counter', 'Decline', 'Accept Option A']) {
      await button(page, name).waitFor()
      expect(await button(theirs, name).count()).toBe(0)
    }
    await button(theirs, 'Withdraw').waitFor()
    expect(await button(page, 'Withdraw').count()).toBe(0)
    for (const one of [page, theirs]) await showMatches(one)
    await page.getByRole('listitem').getByText('Proposal waits for you').waitFor()
    await theirs.getByRole('listitem').getByText('Your proposal is open').waitFor()
    await expectAccessible(page)
    await theirs.close()
  })

  it('is accepted after one question that repeats the option in words and figures', async () => {
    const theirs = await open(match, other)
    await makeProposal(app.ctx, match, other, { packages: two })
    await card(page, 1).getByRole('radio', { name: 'Option B' }).check()
    await button(page, 'Accept Option B').click()
    const question = page.getByRole('dialog', { name: 'Accept Option B?' })
    await question.getByText('€17,900.00').waitFor()
    await question.getByText('seventeen thousand nine hundred euros').waitFor()
    for (const text of ['included', '500 kg', 'Mar 1, 2030', '30 days'])
      await question.getByText(text, { exact: true }).first().waitFor()
    // Enter must not accept by accident.
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(await status()).toEqual(['open'])
    await button(page, 'Accept Option B').click()
    await question.getByRole('button', { name: 'Accept Option B' }).click()
    for (const one of [page, theirs]) {
      await card(one, 1).getByText('Accepted', { exact: true }).waitFor()
      await card(one, 1).getByRole('link', { name: 'Open the Agreement' }).waitFor()
      await showMatches(one)
      await one.getByRole('listitem').getByText('Agreed', { exact: true }).first().waitFor()
      // The conversation stays open.
      expect(await one.getByLabel('Your message').isEnabled()).toBe(true)
      expect(await one.getByRole('button', { name: 'Propose Terms' }).count()).toBe(0)
    }
    await card(page, 1).getByRole('link', { name: 'Open the Agreement' }).click()
    await page.waitForURL(/\/agreement\?agreement_id=/)
    const agreementId = new URL(page.url()).searchParams.get('agreement_id') ?? ''
    const agreement = await readAgreement(as(app.ctx, match.people[side]), { agreementId })
    expect(agreement.package.total.minor).toBe(1_790_000)
    await theirs.close()
  })

  it('is not accepted when it isn’t what was read', async () => {
    const { id } = await makeProposal(app.ctx, match, other)
    await button(page, 'Accept').waitFor()
    const changed = [{ ...packageOf(99_000), hash: 'f'.repeat(64) }]
    // As if the page had loaded another content than the server has now.
    await app.db.update(proposals).set({ packages: changed }).where(eq(proposals.id, id))
    await button(page, 'Accept').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    await readAlert(page, 'Nothing was accepted. This option of proposal 1 isn’t the one that you read')
    await card(page, 1).getByText('€99,000.00').waitFor()
    expect(await status()).toEqual(['open'])
  })

  it('shows the note in the question, and that it was withdrawn meanwhile', async () => {
    const note = 'Half of it is paid in advance.'
    const { id } = await makeProposal(app.ctx, match, other, { note })
    await button(page, 'Accept').click()
    const question = page.getByRole('dialog', { name: 'Accept these terms?' })
    await question.getByText(note).waitFor()
    await withdraw(as(app.ctx, match.people[other]), { proposalId: id, reason: 'We are sold out.' })
    await question.getByRole('alert').getByText('Proposal 1 was withdrawn meanwhile.').waitFor()
    expect(await question.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    await question.getByRole('button', { name: 'Close' }).last().click()
    await card(page, 1).getByText('Withdrawn', { exact: true }).waitFor()
    await card(page, 1).getByText('We are sold out.').waitFor()
  })

  it('explains a refusal, and shows the new state', async () => {
    const { id } = await makeProposal(app.ctx, match, other)
    await button(page, 'Accept').click()
    await refuse(page, 'agreements.accept', 'PROPOSAL_CLOSED', 'Proposal 1 was superseded meanwhile.')
    const withdrawn = { withdrawnAt: new Date() }
    await app.db.update(proposals).set(withdrawn).where(eq(proposals.id, id))
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    await readAlert(page, 'Nothing was accepted. Proposal 1 was superseded meanwhile.')
    await card(page, 1).getByText('Withdrawn', { exact: true }).waitFor()
  })

  it('says when it ends, with the time where that is another day', async () => {
    const validUntil = '2099-12-11T23:59:59Z'
    await makeProposal(app.ctx, match, other, { validUntil })
    for (const [timezoneId, end] of [
      ['Europe/London', /^Valid until December 11, 2099(?!,)/],
      ['Europe/Berlin', /^Valid until December 12, 2099, 12:59\sAM/],
    ] as const) {
      const reader = await open(match, side, { timezoneId })
      await card(reader, 1).getByText(end).waitFor()
      await reader.close()
    }
  })

  it('shows that its agreement was cancelled', async () => {
    const agreementId = await makeAgreement(app.ctx, match)
    await card(page, 1).getByText('Accepted', { exact: true }).waitFor()
    for (const one of [side, other]) await cancelAgreement(as(app.ctx, match.people[one]), { agreementId })
    await card(page, 1).getByText('Cancelled', { exact: true }).waitFor()
    expect(await card(page, 1).getByText('Accepted', { exact: true }).count()).toBe(0)
  })

  it('shows in the list of matches that the other side asks to cancel what was agreed', async () => {
    const agreementId = await makeAgreement(app.ctx, match)
    await cancelAgreement(as(app.ctx, match.people[other]), { agreementId })
    await showMatches(page)
    await page.getByRole('listitem').getByText('Asks to cancel', { exact: true }).waitFor()
    const theirs = await open(match, other)
    await showMatches(theirs)
    await theirs.getByRole('listitem').getByText('Agreed; you asked to cancel', { exact: true }).waitFor()
  })

  it('is declined with a reason that the other side reads', async () => {
    const theirs = await open(match, other)
    await makeProposal(app.ctx, match, other)
    await button(page, 'Decline').click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Too late for us.')
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    for (const one of [page, theirs]) {
      await card(one, 1).getByText('Declined', { exact: true }).waitFor()
      await card(one, 1).getByText('Too late for us.').waitFor()
      await showMatches(one)
      await one.getByRole('listitem').getByText('Proposal declined').waitFor()
    }
    await theirs.close()
  })

  it('asks once before it drops a reason, which survives a reload', async () => {
    await makeProposal(app.ctx, match, other)
    const dialog = page.getByRole('dialog', { name: 'Decline this proposal?' })
    const reason = dialog.getByLabel(/^Reason/)
    await button(page, 'Decline').click()
    const company = other === 'seller' ? 'Mill & Sons' : 'Daily Bread'
    await dialog.getByText(`${company} is told, and either side can propose other terms.`).waitFor()
    await reason.fill('Too late.')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave this form?' })
    await question.getByRole('button', { name: 'Keep as draft' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await button(page, 'Decline').click()
    expect(await reason.inputValue()).toBe('Too late.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
    await button(page, 'Decline').click()
    expect(await reason.inputValue()).toBe('')
  })

  it('keeps the reason that was typed when declining fails', async () => {
    await makeProposal(app.ctx, match, other)
    await abortCall(page, 'agreements.decline')
    await button(page, 'Decline').click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Too late.')
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await readAlert(page, 'The proposal was not declined.')
    expect(
      await page
        .getByRole('dialog')
        .getByLabel(/^Reason/)
        .inputValue(),
    ).toBe('Too late.')
  })

  it('keeps its price in sight, and folds its terms, once it is replaced', async () => {
    const first = await makeProposal(app.ctx, match, other, { packages: [packageOf(14_000)] })
    await makeProposal(app.ctx, match, side, { packages: [packageOf(16_500)], answers: first.id })
    const replaced = card(page, 1)
    await replaced.getByText('Replaced').waitFor()
    await replaced.getByText('€14,000.00').and(page.locator(':visible')).waitFor()
    expect(await replaced.getByText('First delivery').isVisible()).toBe(false)
    await replaced.getByText('Show the terms').click()
    await replaced.getByText('First delivery').waitFor()
    expect(await replaced.getByText('€14,000.00').and(page.locator(':visible')).count()).toBe(1)
  })

  it('is withdrawn by its own side', async () => {
    await makeProposal(app.ctx, match, side)
    await button(page, 'Withdraw').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await card(page, 1).getByText('Withdrawn', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    expect(await status()).toEqual(['withdrawn'])
  })

  it('expires on the open page', async () => {
    const { id } = await makeProposal(app.ctx, match, other)
    await app.db
      .update(proposals)
      .set({ validUntil: new Date(Date.now() + 4_000) })
      .where(eq(proposals.id, id))
    await page.reload()
    await card(page, 1).getByText('1 minute left').waitFor()
    await card(page, 1).getByText('Expired', { exact: true }).waitFor()
    expect(await button(page, 'Accept').count()).toBe(0)
  })

  it('opens the dialog from a link that counters', async () => {
    await makeProposal(app.ctx, match, other)
    await page.goto(`${leadAddress(side, match)}&propose=counter`)
    await page.getByRole('dialog', { name: 'Counter Proposal 1' }).waitFor()
    await expect.poll(() => page.url()).not.toContain('propose')
  })

  it('waits on the tile of the main page', async () => {
    const { id } = await makeProposal(app.ctx, match, other)
    await app.db
      .update(proposals)
      .set({ validUntil: new Date(Date.now() + 49 * 3_600_000) })
      .where(eq(proposals.id, id))
    await page.goto('/main')
    await page.getByText('Proposal waits for you').waitFor()
    await page.getByText('2 days left').waitFor()
    const [proposal] = await readProposals(as(app.ctx, match.people[side]), { leadId: match.leadId })
    if (proposal) await acceptProposal(app.ctx, match, proposal)
    await page.getByText('Agreed', { exact: true }).waitFor()
    expect(await page.getByText('Proposal waits for you').count()).toBe(0)
  })
})

it('stays at the end of the thread while the card of an accepted proposal grows', async () => {
  const match = await makeLead(app.ctx)
  const proposal = await makeProposal(app.ctx, match, 'seller')
  const page = await open(match, 'buyer')
  await page.setViewportSize({ width: 1280, height: 800 })
  await card(page, 1)
    .getByRole('button', { name: /^Accept/ })
    .waitFor()
  await acceptProposal(app.ctx, match, proposal)
  await page.getByText('Is your request filled?').waitFor()
  const below = () => log(page).evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)
  await expect.poll(below).toBeLessThan(2)
  await page.close()
})

it('one click ends the other leads of a filled request, and can be undone', async () => {
  const match = await makeLead(app.ctx)
  const second = await makeLead(app.ctx, {
    people: { buyer: match.people.buyer },
    listings: { buyer: match.listings.buyer },
    seller: { name: 'Another mill' },
  })
  const proposal = await makeProposal(app.ctx, match, 'seller')
  await acceptProposal(app.ctx, match, proposal)
  const page = await open(match, 'buyer')
  const told = await open(second, 'seller')
  const seller = await open(match, 'seller')
  await card(seller, 1).getByRole('link', { name: 'Open the Agreement' }).waitFor()
  expect(await seller.getByText('Is your request filled?').count()).toBe(0)

  await page.getByText('Is your request filled?').waitFor()
  await button(page, 'Yes, It Is Filled').click()
  await page.getByText('1 other conversation ended with a notice.').waitFor()
  await page.getByText(/^\d+:\d\d left to undo$/).waitFor()
  await readAlert(told, 'The conversation has been terminated.')
  await log(told).getByText('We have found what we were looking for').waitFor()
  await expectAccessible(page)

  await page.setViewportSize(phone)
  await button(page, 'Undo').click()
  const notice = page.getByText('Your request is open again, and so are its other conversations.')
  await notice.waitFor()
  expect(await overflows(notice)).toBe(false)
  await page.getByText('Is your request filled?').waitFor()
  await expect.poll(() => told.getByLabel('Your message').isEnabled()).toBe(true)
  await log(told).getByText('We have found what we were looking for').waitFor({ state: 'detached' })
  for (const one of [page, told, seller]) await one.close()
})

it('shows the latest proposal, and says so, when the earlier ones can’t be loaded', async () => {
  const match = await makeLead(app.ctx)
  await makeProposal(app.ctx, match, 'buyer')
  await makeProposal(app.ctx, match, 'buyer')
  const page = await pageOf(browser, app, match.people.buyer)
  await refuse(page, 'agreements.proposals', 'FORBIDDEN')
  await page.goto(leadAddress('buyer', match))
  await card(page, 2).waitFor()
  expect(await card(page, 1).count()).toBe(0)
  await page.getByText('Earlier proposals could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await card(page, 1).getByText('Replaced').waitFor()
  await page.close()
})

it('works by keyboard on a phone, one option at a time', async () => {
  const match = await makeLead(app.ctx)
  await makeProposal(app.ctx, match, 'seller', { packages: two })
  const page = await open(match, 'buyer', { viewport: phone })
  const total = (text: string) => card(page, 1).getByText(text, { exact: true })
  await total('€16,500.00').waitFor()
  expect(await total('€17,900.00').isVisible()).toBe(false)
  await card(page, 1).getByRole('radio', { name: 'Option A' }).focus()
  await page.keyboard.press('ArrowRight')
  await total('€17,900.00').waitFor()
  expect(await total('€16,500.00').isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Accept Option B?' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Accept Option B')
  await page.close()
})
