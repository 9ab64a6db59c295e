import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { publish } from '../../src/listings/publish.ts'
import { listOwn, readListing, readSource, readSources } from '../../src/listings/read.ts'
import { matchBrief, pitchBrief, rankBrief } from '../../src/providers/assistant/briefs.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { pdfFile, uploadFile } from '../make/files.ts'
import { eachSide, type Matched, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput, makeListing } from '../make/listings.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** Words that a counterparty must never see. */
const secrets = ['kestrel-point', 'kestrel-instruction', 'kestrel-method']
const withSecrets = {
  points: [{ text: 'Open for all' }, { text: 'kestrel-point', reveal: false }],
  matchingInstructions: 'kestrel-instruction',
  contact: { additionalMethod: 'kestrel-method' },
}

describe.each(eachSide)('a %s’s listing', (side) => {
  const makeSecretLead = () => makeLead(app.ctx, { [side]: withSecrets })
  const idOf = ({ listings }: Matched) => ({ side, id: listings[side].id })

  it('is fully readable for every employee of its company', async () => {
    const match = await makeSecretLead()
    const colleague = await makeEmployee(app.db, match.people[side].companyId, {
      role: 'company individual contributor',
    })
    const text = JSON.stringify(await readListing(as(app.ctx, colleague), idOf(match)))
    for (const secret of secrets) expect(text).toContain(secret)
  })

  it('shows a counterparty nothing hidden', async () => {
    const match = await makeSecretLead()
    const view = await readListing(as(app.ctx, match.people[otherSide(side)]), idOf(match))
    expect(view).toEqual({
      own: false,
      ...idOf(match),
      companyId: match.people[side].companyId,
      companyName: expect.any(String),
      companyVerified: true,
      name: match.listings[side].name,
      description: match.listings[side].description,
      points: [{ text: 'Open for all' }],
      files: [],
    })
    for (const secret of secrets) expect(JSON.stringify(view)).not.toContain(secret)
  })

  it('refuses a stranger and a counterparty without an open lead', async () => {
    const match = await makeSecretLead()
    const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
    await expect(readListing(stranger, idOf(match))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const state of ['waiting', 'opening'] as const) {
      const early = await makeMatch(app.ctx)
      await app.db.update(leads).set({ state }).where(eq(leads.id, early.leadId))
      const counterparty = as(app.ctx, early.people[otherSide(side)])
      await expect(readListing(counterparty, idOf(early))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('is not found under the other side’s name', async () => {
    const match = await makeSecretLead()
    const ctx = as(app.ctx, match.people[side])
    await expect(
      readListing(ctx, { side: otherSide(side), id: match.listings[side].id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stays readable for the counterparty when the lead has ended', async () => {
    const match = await makeSecretLead()
    await app.db.update(leads).set({ terminatedBySellerAt: new Date() }).where(eq(leads.id, match.leadId))
    const counterparty = as(app.ctx, match.people[otherSide(side)])
    await expect(readListing(counterparty, idOf(match))).resolves.toMatchObject({ own: false })
  })

  it('is listed only for its company, newest first', async () => {
    const { manager } = await makeCompany(app.db)
    const [older, newer] = [
      await makeListing(app.db, manager, side, { name: 'Older' }),
      await makeListing(app.db, manager, side, { name: 'Newer' }),
    ]
    await makeSecretLead()
    const ctx = as(app.ctx, manager)
    expect((await listOwn(ctx, { side })).listings.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(await listOwn(ctx, { side: otherSide(side) })).toEqual({ listings: [], next: null })
  })
})

describe('the assistant’s input', () => {
  it('contains a secret only for calls whose output its own side reads', async () => {
    const { listings } = await makeLead(app.ctx, { seller: withSecrets })
    const sources = await readSources(app.db, [listings.seller.id, listings.buyer.id])
    const [seller, buyer] = [sources.get(listings.seller.id)!, sources.get(listings.buyer.id)!]
    expect(JSON.stringify(seller)).not.toContain('kestrel')
    expect(JSON.stringify(pitchBrief('seller', seller, buyer, null, []))).not.toContain('kestrel')
    expect(JSON.stringify(rankBrief(buyer, [{ leadId: 'x', other: seller, thread: [] }]))).not.toContain(
      'kestrel',
    )
    const brief = JSON.stringify(matchBrief(seller, buyer))
    expect(brief).toContain('kestrel-point')
    expect(brief).toContain('kestrel-instruction')
  })

  it('contains the texts of files once they are analysed', async () => {
    const { manager } = await makeCompany(app.db)
    const ctx = as(app.ctx, manager)
    const url = await uploadFile(app.url, ctx, {
      filename: 'prices.pdf',
      contentType: 'application/pdf',
      bytes: pdfFile('Rye flour costs 80 pence'),
    })
    const { id } = await publish(
      ctx,
      listingInput('buyer', { files: [{ url, contentType: '', filename: '' }] }),
    )
    expect((await readSource(app.db, id)).files).toEqual([])
    await app.drain()
    expect((await readSource(app.db, id)).files).toEqual([
      { filename: 'prices.pdf', text: expect.stringContaining('Rye flour costs 80 pence') },
    ])
  })

  it('does not exist for an unknown listing', async () => {
    await expect(readSource(app.db, '0190b0a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await readSources(app.db, [])).size).toBe(0)
  })
})
