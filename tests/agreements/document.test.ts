import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { agreementDocument } from '../../src/agreements/document/agreement-document.ts'
import { renderInThread } from '../../src/agreements/document/document-thread.ts'
import { renderAgreement } from '../../src/agreements/document/render-agreement.ts'
import { readAgreement } from '../../src/agreements/read.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { pageLanguages } from '../../src/shared/page-languages.ts'
import type { AgreementView } from '../../src/shared/proposals/agreements.ts'
import { type Side, sides } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { makeLead } from '../make/leads.ts'
import { as, type Person } from '../make/people.ts'
import { acceptProposal, makeAgreement, makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** The document's text, with line breaks as spaces. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function agreementOf(terms = packageOf(16_500)) {
  const lead = await makeLead(app.ctx)
  const first = await makeProposal(app.ctx, lead, 'buyer', { packages: [packageOf(14_000)] })
  const proposal = await makeProposal(app.ctx, lead, 'seller', { packages: [terms], answers: first.id })
  const { agreementId } = await acceptProposal(app.ctx, lead, proposal)
  const read = (side: 'seller' | 'buyer') => readAgreement(as(app.ctx, lead.people[side]), { agreementId })
  return { lead, agreementId, read }
}

describe('the document of an agreement', () => {
  test('says what was agreed, by which person and when, and after which proposals', async () => {
    const { read } = await agreementOf()
    const agreement = await read('seller')
    const text = await textOf(await renderAgreement(agreement, 'en'))

    for (const part of [
      'between Mill & Sons and Daily Bread',
      `Offering: ${agreement.parties.seller.listingName}`,
      `Request: ${agreement.parties.buyer.listingName}`,
      'EUR 16,500.00',
      'Tax not included, delivery included',
      'Quantity 500 kg',
      'First delivery 1 March 2030',
      'Payment 30 days',
      agreement.acceptedBy.employeeName,
      agreement.acceptedAt.slice(11, 19),
      agreement.hash,
      'Certificate of history',
      'EUR 14,000.00 Replaced',
      'Accepted',
      `Agreement ${agreement.id} Page 1 of`,
    ])
      expect(text).toContain(part)
    for (const { requirement } of agreement.requirements) expect(text).toContain(requirement)
  })

  test.each([11, 12, 13, 14, 15])(
    'has the whole acceptance on one page after %i requirements',
    async (count) => {
      const { read } = await agreementOf()
      const requirements = Array.from({ length: count }, (_, i) => ({
        requirement: `Point ${i}`,
        verdict: null,
      }))
      const pdf = await renderAgreement({ ...(await read('seller')), requirements }, 'en')
      const { text: pages } = await extractText(new Uint8Array(pdf), { mergePages: false })
      const page = pages.find((text) => text.includes('Accepted by'))
      expect(page).toContain('SHA-256 of the package')
      expect(page).toContain('shown on its page')
    },
  )

  test('has the note of the accepted proposal and its author, and none of others', async () => {
    const lead = await makeLead(app.ctx)
    const first = await makeProposal(app.ctx, lead, 'buyer', { note: 'As discussed by phone.' })
    const note = 'Replacement of damaged sacks within two days.'
    const proposal = await makeProposal(app.ctx, lead, 'seller', { note, answers: first.id })
    const { agreementId } = await acceptProposal(app.ctx, lead, proposal)
    for (const side of sides) {
      const agreement = await readAgreement(as(app.ctx, lead.people[side]), { agreementId })
      const text = await textOf(await renderAgreement(agreement, 'en'))
      expect(text).toContain(`Note with the proposal ${note} Written by Mill & Sons.`)
      expect(text).not.toContain('As discussed by phone.')
    }
    const { read } = await agreementOf()
    expect(await textOf(await renderAgreement(await read('seller'), 'en'))).not.toContain('Note with')
  })

  test('says that an assistant wrote the note', async () => {
    const { read } = await agreementOf()
    const { history, ...agreement } = await read('seller')
    const note = 'Delivery on pallets.'
    const byAssistant = history.map((step) => ({ ...step, author: 'assistant' as const }))
    const noted = { ...agreement, note, history: byAssistant }
    const texts = await Promise.all(
      pageLanguages.map(async (language) => textOf(await renderAgreement(noted, language))),
    )
    expect(texts[0]).toContain(`${note} Written by Mill & Sons’s assistant.`)
    expect(texts[1]).toContain(`${note} Von Mill & Sons, durch den Assistenten.`)
  })

  test('names a person who accepts in their own name once', async () => {
    const { read } = await agreementOf()
    const { parties, ...agreement } = await read('seller')
    const buyer = { ...parties.buyer, companyName: agreement.acceptedBy.employeeName }
    const text = await textOf(await renderAgreement({ ...agreement, parties: { ...parties, buyer } }, 'en'))
    expect(text).toContain(`Accepted by ${agreement.acceptedBy.employeeName} Accepted at`)
  })

  test('is in German words, dates and amounts when German is asked for', async () => {
    const { read } = await agreementOf(
      packageOf(16_500, {
        taxIncluded: true,
        quantity: 1_250.5,
        terms: [
          { key: 'start', label: 'Beginn', kind: 'date', value: '2030-03-01' },
          { key: 'payment', label: 'Zahlung', kind: 'number', value: 1, unit: 'Monate' },
          { key: 'payment_term', label: 'Payment term', kind: 'number', value: 30, unit: 'days' },
          { key: 'delivery_terms', label: 'Delivery terms', kind: 'choice', value: 'On delivery' },
        ],
      }),
    )
    const agreement = await read('seller')
    const text = await textOf(await renderAgreement(agreement, 'de'))

    for (const part of [
      'Vereinbarung zwischen Mill & Sons und Daily Bread, geschlossen am ',
      `Angebot: ${agreement.parties.seller.listingName}`,
      `Gesuch: ${agreement.parties.buyer.listingName}`,
      '16.500,00 EUR Gesamtpreis. Steuern enthalten, Lieferung enthalten.',
      'Menge 1.250,5 kg',
      'Beginn 1. März 2030',
      'Zahlung 1 Monat ',
      'Zahlungsziel 30 Tage ',
      'Lieferbedingungen Bei Lieferung ',
      `, für ${agreement.parties.buyer.companyName} Angenommen am `,
      'Nummer 2, vom Anbieter',
      'Käufer, durch eine Person',
      'gültig bis ',
      '14.000,00 EUR Ersetzt',
      'Angenommen',
      `Vereinbarung ${agreement.id} Seite 1 von`,
    ])
      expect(text).toContain(part)
    // Nothing of its own words is left in English.
    for (const word of [
      'Agreement',
      'Parties',
      ' and ',
      'Quantity',
      'Accepted',
      'Proposal',
      'Made',
      'Page',
      'valid until',
    ])
      expect(text).not.toContain(word)
  })

  test.each(pageLanguages)(
    'has the same bytes each time, for both sides, and after a cancellation: %s',
    async (language) => {
      const { lead, agreementId, read } = await agreementOf()
      const before = await Promise.all(sides.map(async (side) => renderAgreement(await read(side), language)))
      for (const side of sides) await cancelAgreement(as(app.ctx, lead.people[side]), { agreementId })
      const after = await renderAgreement(await read('buyer'), language)
      expect((await read('buyer')).cancelledAt).not.toBeNull()
      for (const bytes of before) expect(Buffer.compare(bytes, after)).toBe(0)
    },
  )

  test('marks a party that was unverified then, and stays the same when that changes', async () => {
    const lead = await makeLead(app.ctx)
    const ofSeller = eq(companies.id, lead.people.seller.companyId)
    await app.db.update(companies).set({ isVerified: false }).where(ofSeller)
    const agreementId = await makeAgreement(app.ctx, lead)
    const render = async () =>
      renderAgreement(await readAgreement(as(app.ctx, lead.people.buyer), { agreementId }), 'en')
    const before = await render()
    const text = await textOf(before)
    expect(text).toContain('Mill & Sons (unverified)')
    expect(text).not.toContain('Daily Bread (unverified)')
    await app.db.update(companies).set({ isVerified: true }).where(ofSeller)
    expect(Buffer.compare(before, await render())).toBe(0)
  })

  test('of an agreement made before this was recorded marks neither party', async () => {
    const { read } = await agreementOf()
    const agreement = await read('seller')
    const withoutMark = (side: Side) => {
      const { companyVerified: _, ...party } = agreement.parties[side]
      return party
    }
    const parties = { seller: withoutMark('seller'), buyer: withoutMark('buyer') }
    const earlier = await renderAgreement({ ...agreement, parties }, 'en')
    expect(await textOf(earlier)).not.toContain('unverified')
    // Verified parties have no mark either.
    expect(Buffer.compare(earlier, await renderAgreement(agreement, 'en'))).toBe(0)
  })

  test('shows verdicts only when the buyer shares its judgements', async () => {
    const { read } = await agreementOf()
    const agreement: AgreementView = {
      ...(await read('seller')),
      requirements: [{ requirement: 'Organic certificate', verdict: 'meet' }],
      judgementsShared: true,
    }
    expect(await textOf(await renderAgreement(agreement, 'en'))).toContain('Organic certificate Meets')
    const kept = await textOf(await renderAgreement({ ...agreement, judgementsShared: false }, 'en'))
    expect(kept).toContain('Organic certificate')
    expect(kept).not.toContain('Meets')
  })

  test('has other alphabets, and continues long lists on further pages', async () => {
    const terms = Array.from({ length: 20 }, (_, i) => ({
      key: `term_${i}`,
      label: `Größe ${i}`,
      kind: 'text' as const,
      value: `Été, niño, Ελλάδα, Київ, Łódź ${'and more words '.repeat(30)}`,
    }))
    const { read } = await agreementOf(packageOf(1_234_567, { terms }))
    const text = await textOf(await renderAgreement(await read('buyer'), 'en'))
    expect(text).toContain('Ελλάδα, Київ, Łódź')
    expect(text).toContain('EUR 1,234,567.00')
    expect(text).toContain('Größe 19')
    expect(text).toMatch(/Page 4 of \d/)
  })

  test('breaks a word that is longer than a line', async () => {
    const word = Array.from({ length: 300 }, (_, i) => String.fromCharCode(97 + (i % 26))).join('')
    const terms = [{ key: 'code', label: 'Code', kind: 'text' as const, value: word }]
    const { read } = await agreementOf(packageOf(16_500, { terms }))
    const text = await textOf(await renderAgreement(await read('buyer'), 'en'))
    expect(text.replaceAll(/\s/g, '')).toContain(`Code${word}`)
  })

  test('is rendered in a thread, once in each language', async () => {
    const { lead, read } = await agreementOf()
    const agreement = await read('buyer')
    const { companyId } = lead.people.buyer
    const onThread = vi.fn()
    process.on('worker', onThread)
    const documents = await Promise.all([
      agreementDocument(companyId, agreement, 'en'),
      agreementDocument(lead.people.seller.companyId, await read('seller'), 'en'),
    ])
    expect(onThread).toHaveBeenCalledOnce()
    const german = await agreementDocument(companyId, agreement, 'de')
    process.off('worker', onThread)
    expect(onThread).toHaveBeenCalledTimes(2)
    for (const document of documents)
      expect(Buffer.compare(document, await renderAgreement(agreement, 'en'))).toBe(0)
    expect(Buffer.compare(german, await renderAgreement(agreement, 'de'))).toBe(0)
  })

  test('fails when it takes too long', async () => {
    const { read } = await agreementOf()
    await expect(renderInThread(await read('buyer'), 'en', 0)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The document could not be made. Please try again.',
    })
  })

  test('is downloaded by both sides; a stranger gets 404', async () => {
    const lead = await makeLead(app.ctx)
    const agreementId = await makeAgreement(app.ctx, lead)
    const stranger = await makeLead(app.ctx)
    const download = (person: Person) =>
      callerFactory(appRouter)(as(app.ctx, person)).agreements.document({ agreementId })
    for (const side of sides) expect(await textOf(await download(lead.people[side]))).toContain('Agreement')
    await expect(download(stranger.people.buyer)).rejects.toThrow('Not found.')
  })
})
