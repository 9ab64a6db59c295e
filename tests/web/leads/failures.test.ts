import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { listings } from '../../../src/db/tables/listings.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { as } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall, answer, answerStatus, forgetUser, hold, refuse } from '../answers.ts'
import { firstPageOf, pageOf, readAlert, sendAtOnce, showMatches } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe.each(eachSide)('The errors on the lead page of the %s', (side) => {
  const other = otherSide(side)
  const party = side === 'seller' ? 'Requester' : 'Offerer'
  let match: Matched
  let page: Page

  const address = (listingId?: string) => leadAddress(side, match, listingId)

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people[side])
    await page.goto(address())
    await page.getByRole('log').waitFor()
    return () => page.close()
  })

  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const typeMessage = (text: string) => page.getByLabel('Your message').fill(text)

  it('returns to the main page when the list cannot be loaded', async () => {
    await answer(page, 'leads.list', 'no list')
    await page.reload()
    await readAlert(page, 'Failed to fetch conversations: Invalid data format received from server.')
    await page.waitForURL('/main')
    await page.unrouteAll()
    await answerStatus(page, 'leads.list', 400)
    await page.goto(address())
    await readAlert(page, 'Failed to fetch conversations: Server error: 400. Returning to main page.')
  })

  it('says that no conversation is selected when the list is empty', async () => {
    const { id } = await makeListing(app.db, match.people[side], side, { name: 'Alone' })
    await page.goto(address(id))
    await page.getByText('No matches yet').waitFor()
    const [a, fitting] = side === 'seller' ? ['a', 'request'] : ['an', 'offering']
    await page.getByText(`When ${a} ${fitting} fits your `).first().waitFor()
    await page.getByText('No conversation selected.').waitFor()
  })

  it('labels the fields of the right pane', async () => {
    await page.getByRole('button', { name: 'Let AI Continue The Conversation With Your Inputs' }).waitFor()
    if (side === 'seller') await page.getByLabel('Additional Thoughts / General Response').waitFor()
    else {
      await page.getByRole('button', { name: 'Settled (2)' }).click()
      await page.getByRole('button', { name: /^Organic certification/ }).click()
      await page.getByRole('radiogroup', { name: 'Do you agree?' }).first().waitFor()
      await page.getByLabel('Clarification').first().waitFor()
      await page.getByLabel('General Feedback / Additional Thoughts').waitFor()
    }
  })

  it('sends nothing without a user, and shows why a message failed', async () => {
    await typeMessage('Hello')
    await refuse(page, 'leads.sendMessage', 'LEAD_TERMINATED')
    await press('Directly Continue The Conversation')
    await readAlert(page, 'This conversation is terminated.')
    await page.unrouteAll()
    await refuse(page, 'leads.sendMessage', 'NO_SESSION')
    await press('Directly Continue The Conversation')
    await readAlert(page, 'Error sending direct message: Please log in. What you wrote is kept.')
    await page.unrouteAll()
    await forgetUser(page)
    await press('Directly Continue The Conversation')
    await readAlert(page, 'Cannot send message: Missing conversation or user information.')
    expect(await page.getByLabel('Your message').inputValue()).toBe('Hello')
  })

  it('shows that submitting inputs failed, and keeps them', async () => {
    await page.getByLabel(/Additional Thoughts/).fill('Next week.')
    for (const call of ['leads.draftRound', 'leads.submitSellerRound', 'leads.submitBuyerRound']) {
      await refuse(page, call, 'INTERNAL')
    }
    await press(/^Let AI Continue The Conversation/)
    await readAlert(page, 'Error incorporating inputs: Something went wrong on our side.')
    await sendAtOnce(page)
    await press(/^Let AI Continue The Conversation/)
    await readAlert(page, 'Error incorporating inputs: Something went wrong on our side.')
    expect(await page.getByLabel(/Additional Thoughts/).inputValue()).toBe('Next week.')
  })

  it('shows that terminating, editing or deleting failed', async () => {
    await refuse(page, 'leads.terminate', 'INTERNAL')
    await press('Terminate Conversation')
    await press('Dismiss')
    await readAlert(page, 'Error terminating conversation: Something went wrong on our side.')

    await typeMessage('Mine.')
    const sent = page.waitForResponse((response) => response.url().includes('leads.sendMessage'))
    await press('Directly Continue The Conversation')
    await sent
    await app.drain()
    await refuse(page, 'leads.editLastMessage', 'INTERNAL')
    await press('Edit message')
    await page.getByRole('textbox', { name: 'Edit message' }).fill('Mine, better.')
    await press('Save')
    await readAlert(page, 'Failed to update message: Something went wrong on our side.')
    expect(await page.getByRole('textbox', { name: 'Edit message' }).inputValue()).toBe('Mine, better.')
    await press('Cancel')
    await press('Discard')
    await refuse(page, 'leads.deleteLastMessage', 'INTERNAL')
    await press('Delete message')
    await press('Dismiss')
    await readAlert(page, 'Failed to delete message: Something went wrong on our side.')
  })

  it('shows that sorting could not start, or timed out', async () => {
    const sortByBest = async () => {
      await showMatches(page)
      await press('Sort By')
      await page.getByRole('menuitemradio', { name: /Best match/ }).click()
    }
    await answerStatus(page, 'leads.sort')
    await sortByBest()
    await readAlert(page, 'An error occurred while starting the sorting process: Server error: 418')
    await page.close()
    // An installed clock stays with its browser profile, so this one isn't reused.
    page = await firstPageOf(browser, app, match.people[side])
    await page.clock.install()
    await page.goto(address())
    await answer(page, 'leads.sort', null)
    await sortByBest()
    await page.getByText('Sorting your matches...').waitFor()
    await page.clock.runFor(121_000)
    await readAlert(page, 'Sorting failed: Unknown error occurred during sorting.')
  })

  it('says why there is no contact data', async () => {
    const requestContact = () => press(`Get ${party} Information`)
    await app.db
      .update(listings)
      .set({ revealFields: [], additionalContactMethod: '' })
      .where(eq(listings.id, match.listings[other].id))
    await requestContact()
    await readAlert(
      page,
      other === 'seller'
        ? 'Seller contact information not found or not revealed for this conversation.'
        : 'Buyer contact information not found or not revealed for this conversation.',
    )
    await answer(page, 'leads.revealContact', { website: '', email: '', phone: '', additionalMethod: '' })
    await requestContact()
    await readAlert(
      page,
      `The ${other} has chosen not to share direct contact information (Website, Email, Phone) for this conversation. You may ask them directly via message.`,
    )
    await page.unrouteAll()
    await answerStatus(page, 'leads.revealContact')
    await requestContact()
    await readAlert(page, 'Server responded with status 418.')
    await page.unrouteAll()
    await abortCall(page, 'leads.revealContact')
    await requestContact()
    await readAlert(
      page,
      `An unexpected error occurred while fetching ${other} information. Please try again later.`,
    )
  })

  it('says what is missing in the details, and why they cannot be loaded', async () => {
    const title = side === 'seller' ? 'Request Details' : 'Offering Details'
    const modal = page.getByRole('dialog', { name: title })
    const open = () => page.getByRole('button', { name: title }).click()
    const counterpart = { side: other, id: match.listings[other].id, own: false, companyName: 'Acme' }
    const release = await hold(page, 'listings.get')
    await open()
    await modal
      .getByText(side === 'seller' ? 'Loading Request Details...' : 'Loading Offering Details...')
      .waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await answer(page, 'listings.get', {
      ...counterpart,
      name: 'Bare',
      description: '',
      points: [],
      files: [],
    })
    release()
    await page.reload()
    await open()
    await modal.getByText('No description provided.').waitFor()

    await page.unrouteAll()
    await refuse(page, 'listings.get', 'NOT_FOUND')
    await page.reload()
    await open()
    await modal
      .getByText(
        side === 'seller'
          ? 'Details for this request are currently unavailable.'
          : 'Details for this offering are currently unavailable.',
      )
      .waitFor()
    await page.unrouteAll()
    await refuse(page, 'listings.get', 'FORBIDDEN', '')
    await page.reload()
    await open()
    await modal
      .getByText(
        side === 'seller'
          ? 'Failed to fetch procurement details. Status: 403'
          : 'Failed to fetch product details. Status: 403',
      )
      .waitFor()
  })

  it('says that there are no details when the match was deleted meanwhile', async () => {
    const title = side === 'seller' ? 'Request Details' : 'Offering Details'
    await page.getByRole('button', { name: title }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await answer(page, 'leads.list', { leads: [], total: 0, next: null })
    await refuse(page, 'leads.summary', 'NOT_FOUND')
    const text = 'Still there?'
    await sendMessage(as(app.ctx, match.people[other]), { side: other, leadId: match.leadId, text })
    await page
      .getByRole('dialog', { name: title })
      .getByText(
        side === 'seller'
          ? 'No procurement ID provided to view details.'
          : 'No product ID provided to view details.',
      )
      .waitFor()
  })
})
