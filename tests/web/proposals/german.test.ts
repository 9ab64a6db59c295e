import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { readProposals } from '../../../src/agreements/read.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { makeBoard } from '../../make/boards.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeLead } from '../../make/leads.ts'
import { makeNegotiations } from '../../make/negotiations.ts'
import { as, type Person } from '../../make/people.ts'
import { makeProposal, packageOf } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

/** How terms are written on the German pages: words, units and numbers. */

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const { manager } = await makeCompany(app.db, { name: 'Brotfabrik', email: 'hallo@brotfabrik.example' })
let page: Page

const open = async (person: Person, path: string) => {
  page = await pageOf(browser, app, person, { locale: 'de-DE' })
  await page.goto(path)
}
afterEach(() => page.close())

it('A rate is shown again as it was typed, with a comma', async () => {
  await open(manager, (await makeBoard(app.ctx, manager)).path)
  const rate = page.getByLabel('EUR für 1 USD')
  await rate.fill('0,92')
  await page.getByText('Ohne Rangfolge über Währungen hinweg').waitFor({ state: 'detached' })
  await page.reload()
  await rate.waitFor()
  expect(await rate.inputValue()).toBe('0,92')
})

it('One hidden match is named in the singular', async () => {
  await open(manager, (await makeBoard(app.ctx, manager)).path)
  await page.getByRole('button', { name: 'Hill Farm ausblenden' }).first().click()
  await page.getByRole('button', { name: '1 ausgeblendeten Treffer zeigen' }).waitFor()
})

it('What the assistant would propose is in German, and so is the note of the proposal', async () => {
  await open(manager, (await makeNegotiations(app.ctx, manager)).asks)
  const bar = page.getByRole('region', { name: 'Den Assistenten verhandeln lassen' })
  const line = bar.getByText(/^Gesamtpreis: /)
  await line.waitFor()
  const text = (await line.innerText()).replaceAll('\u00a0', ' ')
  expect(text).toMatch(
    /^Gesamtpreis: [\d.]+,00 €; Steuern: enthalten; Lieferung: enthalten; Zahlung: 30 Tage$/,
  )
  await bar.getByRole('button', { name: 'Diesen Vorschlag senden' }).click()
  const sent = page.getByRole('log').getByRole('heading', { name: 'Vorschlag 2' })
  await sent.waitFor()
  await page.getByRole('log').getByText('Das ist unser Vorschlag. Bitte nehmen Sie ihn an').waitFor()
})

it('A term of one month in the preview of a mandate is in the singular', async () => {
  const lead = await makeLead(app.ctx)
  await open(lead.people.seller, leadAddress('seller', lead))
  await page.getByRole('button', { name: 'Den Assistenten verhandeln lassen' }).click()
  const form = page.getByRole('dialog', { name: 'Was darf Ihr Assistent vereinbaren?' })
  await form.getByLabel(/^Beginnen mit/).fill('15.000')
  await form.getByLabel(/^Grenze/).fill('14.000,50')
  await form.getByRole('button', { name: 'Weitere Einstellungen' }).click()
  await form.getByRole('button', { name: 'Zahl hinzufügen' }).click()
  await form.getByLabel('Kondition', { exact: true }).fill('Kündigungsfrist')
  await form.getByLabel('Von').fill('1')
  await form.getByLabel('Bis').fill('1')
  await form.getByLabel('Einheit', { exact: true }).fill('Monate')
  await form.getByText(/Kündigungsfrist: 1 Monat$/).waitFor()
})

it('An English proposal is read and countered in German, and its date isn’t suggested again', async () => {
  const lead = await makeLead(app.ctx)
  const { leadId, people } = lead
  const text = 'Please deliver by 28 February 2030 at the latest.'
  await sendMessage(as(app.ctx, people.buyer), { side: 'buyer', leadId, text })
  await app.drain()
  await makeProposal(app.ctx, lead, 'seller', {
    packages: [
      packageOf(16_500, {
        quantity: 3,
        unit: 'pieces',
        terms: [
          { key: 'payment_term', label: 'Payment term', kind: 'number', value: 30, unit: 'days' },
          { key: 'payment', label: 'Payment', kind: 'choice', value: 'On invoice' },
          { key: 'latest_date', label: 'Latest date', kind: 'date', value: '2030-02-28' },
          { key: 'colour', label: 'Colour', kind: 'text', value: 'On invoice' },
        ],
      }),
    ],
  })
  await open(people.buyer, leadAddress('buyer', lead))
  const card = page.getByRole('log').getByRole('article').last()
  await card.getByRole('row', { name: 'Zahlungsziel 30 Tage' }).waitFor()
  for (const name of ['Menge 3 Stück', 'Zahlung Auf Rechnung', 'Spätestes Datum', 'Colour On invoice'])
    expect(await card.getByRole('row', { name }).count()).toBe(1)
  await card.getByRole('button', { name: 'Gegenvorschlag' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Gesamtpreis').waitFor()
  await page.waitForLoadState('networkidle')
  const names = await form
    .getByLabel('Name der Kondition')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : '')))
  expect(names).toEqual(['Zahlungsziel', 'Zahlung', 'Spätestes Datum', 'Colour'])
  expect(await form.getByLabel('Zahlung', { exact: true }).inputValue()).toBe('Auf Rechnung')
  expect(await form.getByRole('button', { name: /28\.02\.2030/ }).count()).toBe(0)
  await form.getByLabel('Gesamtpreis').fill('16.000')
  await form.getByRole('button', { name: 'Vorschau' }).click()
  await form.getByRole('button', { name: 'Vorschlag senden' }).click()
  await page.getByRole('log').getByRole('heading', { name: 'Vorschlag 2' }).waitFor()
  const [, answer] = await readProposals(as(app.ctx, people.buyer), { leadId })
  expect(answer?.packages[0]?.terms.map(({ key, label }) => [key, label])).toEqual([
    ['payment_term', 'Zahlungsziel'],
    ['payment', 'Zahlung'],
    ['latest_date', 'Spätestes Datum'],
    ['colour', 'Colour'],
  ])
})
