import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { proposals } from '../../../src/db/tables/agreements.ts'
import { companies } from '../../../src/db/tables/companies.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { acceptProposal, makeAgreement, makeProposal } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, overflows, pageOf, phone } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const addressOf = (agreementId: string) => `/agreement?agreement_id=${agreementId}`

it('A company that isn’t verified is marked in the conversation, before one accepts, and in the agreement', async () => {
  const lead = await makeLead(app.ctx)
  const ofSeller = eq(companies.id, lead.people.seller.companyId)
  await app.db.update(companies).set({ isVerified: false }).where(ofSeller)
  await makeProposal(app.ctx, lead, 'seller')
  const page = await pageOf(browser, app, lead.people.buyer)
  await page.goto(leadAddress('buyer', lead))
  const bubbles = page.getByRole('log').getByRole('article').filter({ hasText: 'Mill & Sons' })
  await bubbles.first().getByText('Unverified', { exact: true }).waitFor()
  await page.getByRole('log').getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept these terms?' })
  await dialog.getByText('This company has not shown that its email and website are its own.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('link', { name: 'Agreement' }).first().click()
  await page.getByRole('heading', { name: 'What was agreed' }).waitFor()
  expect(await page.getByText('Unverified', { exact: true }).count()).toBe(1)
  // As it stood when the agreement was made.
  await app.db.update(companies).set({ isVerified: true }).where(ofSeller)
  await page.reload()
  await page.getByText('Unverified', { exact: true }).waitFor()
  await page.close()
})

it('A long name stays in its bubble, and is broken between its words in the agreement, also on a phone', async () => {
  const lead = await makeLead(app.ctx)
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkgesellschaft'
  const ofSeller = eq(companies.id, lead.people.seller.companyId)
  await app.db
    .update(companies)
    .set({ name: `${word} mbH`, isVerified: false })
    .where(ofSeller)
  await makeProposal(app.ctx, lead, 'seller')
  const page = await pageOf(browser, app, lead.people.buyer, { viewport: phone })
  await page.goto(leadAddress('buyer', lead))
  const bubbles = page.getByRole('log').getByRole('article').filter({ hasText: word })
  await bubbles.first().waitFor()
  for (const bubble of await bubbles.all()) expect(await overflows(bubble)).toBe(false)
  await app.db.update(companies).set({ name: 'Schreinerei Holzwurm & Partner' }).where(ofSeller)
  await page.goto(addressOf(await makeAgreement(app.ctx, lead)))
  const name = page.getByText('Schreinerei Holzwurm & Partner', { exact: true }).first()
  await name.waitFor()
  const mark = await page.getByText('Unverified', { exact: true }).boundingBox()
  const box = await name.boundingBox()
  expect(mark?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  await page.close()
})

describe.each(eachSide)('the page of an agreement, for the %s', (side) => {
  it('says what was agreed, and is printed without the rest of the page', async () => {
    const lead = await makeLead(app.ctx)
    const id = await makeAgreement(app.ctx, lead)
    const page = await pageOf(browser, app, lead.people[side])
    await page.goto(addressOf(id))
    await page.getByRole('heading', { name: 'What was agreed' }).waitFor()
    const text = await page.getByRole('main').innerText()
    for (const part of ['€16,500.00', '500 kg', 'Mar 1, 2030', 'Mill & Sons', 'Daily Bread', 'Proposal 1'])
      expect(text).toContain(part)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Privacy Policy' }).isVisible()).toBe(false)
    expect(await page.getByText('€16,500.00').first().isVisible()).toBe(true)
    await page.close()
  })

  it('says whether a person or the assistant wrote the note', async () => {
    const lead = await makeLead(app.ctx)
    const proposal = await makeProposal(app.ctx, lead, 'seller', { note: 'Delivery on pallets.' })
    const { agreementId } = await acceptProposal(app.ctx, lead, proposal)
    const page = await pageOf(browser, app, lead.people[side])
    await page.goto(addressOf(agreementId))
    await page.getByText('Written by Mill & Sons. It is not covered').waitFor()
    await app.db.update(proposals).set({ author: 'assistant' }).where(eq(proposals.id, proposal.id))
    await page.reload()
    await page.getByText('Written by Mill & Sons’s assistant. It is not covered').waitFor()
    await page.close()
  })

  it('downloads a PDF that says the same', async () => {
    const lead = await makeLead(app.ctx)
    const id = await makeAgreement(app.ctx, lead)
    const page = await pageOf(browser, app, lead.people[side])
    await page.goto(addressOf(id))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    const pdf = await readFile(await (await download).path())
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toContain('EUR 16,500.00')
    await page.close()
  })

  it('downloads a German PDF from the German page', async () => {
    const lead = await makeLead(app.ctx)
    const id = await makeAgreement(app.ctx, lead)
    const page = await pageOf(browser, app, lead.people[side], { locale: 'de-DE' })
    await page.goto(addressOf(id))
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF herunterladen' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(`vereinbarung-${id}.pdf`)
    const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
      mergePages: true,
    })
    expect(text.replace(/\s+/g, ' ')).toContain('16.500,00 EUR Gesamtpreis.')
    await page.close()
  })

  it('is cancelled by both sides, each of which sees what the other does', async () => {
    const lead = await makeLead(app.ctx)
    const id = await makeAgreement(app.ctx, lead)
    const page = await pageOf(browser, app, lead.people[side])
    const others = await pageOf(browser, app, lead.people[otherSide(side)])
    await others.goto(addressOf(id))
    await others.getByText('An agreement is cancelled only when both sides ask for it.').waitFor()
    await page.goto(addressOf(id))
    await page.getByRole('button', { name: 'Request Cancellation' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Request Cancellation' }).click()
    const names = { seller: 'Mill & Sons', buyer: 'Daily Bread' }
    await page
      .getByText(`You have asked to cancel. ${names[otherSide(side)]} has not confirmed yet.`)
      .waitFor()

    await others.getByText(`${names[side]} has asked to cancel. Confirm to end the agreement.`).waitFor()
    await others.getByRole('button', { name: 'Confirm Cancellation' }).click()
    await others.getByRole('dialog').getByRole('button', { name: 'Confirm Cancellation' }).click()
    for (const one of [page, others]) await one.getByText(/^Cancelled by both sides on/).waitFor()
    expect(await page.getByRole('button', { name: /Cancellation/ }).count()).toBe(0)
    await page.close()
    await others.close()
  })
})

it.each([
  ['a stranger', async () => addressOf(await makeAgreement(app.ctx, await makeLead(app.ctx)))],
  ['an address without an agreement', async () => '/agreement'],
])('explains to %s that there is nothing', async (_, path) => {
  const { manager } = await makeCompany(app.db, { name: 'Else Ltd', email: 'hi@else.example' })
  const page = await pageOf(browser, app, manager)
  await page.goto(await path())
  await page.getByText(/This agreement was not found|This address names no agreement/).waitFor()
  await page.getByRole('link', { name: 'To my main page' }).click()
  await page.waitForURL('**/main')
  await page.close()
})
