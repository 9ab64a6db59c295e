import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { readProposals } from '../../../src/agreements/read.ts'
import { type Matched, makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { makeAgreement, makeProposal } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall } from '../answers.ts'
import { pageOf, readAlert } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe('Without a connection', () => {
  let match: Matched
  let page: Page
  const statuses = async () =>
    (await readProposals(as(app.ctx, match.people.buyer), { leadId: match.leadId })).map(
      ({ status }) => status,
    )

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people.buyer)
    return () => page.close()
  })

  it('a proposal is not sent, and its draft is kept for the next try', async () => {
    await page.goto(leadAddress('buyer', match))
    await page.getByRole('button', { name: 'Propose Terms' }).click()
    await page.getByLabel('Total price').fill('16500')
    await page.getByRole('button', { name: 'Preview' }).click()
    await abortCall(page, 'agreements.propose')
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await readAlert(page, 'The proposal was not sent. Your draft is kept.')
    expect(await statuses()).toEqual([])

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Propose Terms' }).click()
    expect(await page.getByLabel('Total price').inputValue()).toBe('16,500.00')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).waitFor()
    expect(await statuses()).toEqual(['open'])
  })

  it('a proposal is not accepted in the thread or on the board, and can be later', async () => {
    await makeProposal(app.ctx, match, 'seller')
    for (const [address, name] of [
      [leadAddress('buyer', match), /^Accept$/],
      [`/compare?procurement_id=${match.listings.buyer.id}`, /^Accept the proposal of/],
    ] as const) {
      await page.goto(address)
      await abortCall(page, 'agreements.accept')
      const accept = page.getByRole('button', { name })
      await accept.click()
      const confirmation = page.getByRole('dialog')
      await confirmation.getByRole('button', { name: 'Accept' }).click()
      await page.getByRole('alertdialog').getByRole('button').click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await confirmation.waitFor({ state: 'detached' })
      await accept.waitFor()
    }
    expect(await statuses()).toEqual(['open'])
  })

  it('a mandate is not saved, and the form keeps what was typed', async () => {
    await page.goto(leadAddress('buyer', match))
    await page.getByRole('button', { name: 'Let The Assistant Negotiate' }).click()
    const form = page.getByRole('dialog', { name: 'What may your assistant agree to?' })
    await form.getByLabel(/^Open with/).fill('14000')
    await form.getByLabel(/^Stop at/).fill('18000')
    await abortCall(page, 'mandates.save')
    await form.getByRole('button', { name: 'Save Mandate' }).click()
    await readAlert(page, 'The mandate was not saved')
    expect(await form.getByLabel(/^Stop at/).inputValue()).toBe('18000')
    await page.unrouteAll()
    await form.getByRole('button', { name: 'Save Mandate' }).click()
    await page.getByText('Your assistant has a mandate.').waitFor()
  })

  it.each([
    ['agreement', 'agreements.get', 'What was agreed'],
    ['board', 'leads.board', 'Export CSV'],
  ] as const)(
    'the %s says that it could not be loaded, and loads with the next try',
    async (what, call, text) => {
      const id = await makeAgreement(app.ctx, match)
      await abortCall(page, call)
      await page.goto(
        what === 'agreement'
          ? `/agreement?agreement_id=${id}`
          : `/compare?procurement_id=${match.listings.buyer.id}`,
      )
      const again = page.getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await page.unrouteAll()
      // The page may have recovered by itself.
      await again.click({ timeout: 2_000 }).catch(() => undefined)
      await page.getByText(text).first().waitFor()
    },
  )
})
