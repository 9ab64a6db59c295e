import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { listingDrafts, listings } from '../../src/db/tables/listings.ts'
import { files } from '../../src/db/tables/media.ts'
import { dropListingDraft } from '../../src/listings/drafts/drop-draft.ts'
import { readListingDrafts } from '../../src/listings/drafts/read-drafts.ts'
import { saveListingDraft } from '../../src/listings/drafts/save-draft.ts'
import { publish } from '../../src/listings/publish.ts'
import { sweepListingDrafts } from '../../src/listings/sweep.ts'
import { sweepFiles } from '../../src/media/sweep.ts'
import { addDays } from '../../src/shared/dates.ts'
import { makeCompany } from '../make/companies.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeEmployee, makeIndividual } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
const draft = { place: 'landing', content: '{"text":"A used cello"}' } as const

describe('a draft of a listing form', () => {
  it('is saved once per place, the last save wins', async () => {
    const ctx = as(app.ctx, await makeIndividual(app.db))
    await saveListingDraft(ctx, draft)
    await saveListingDraft(ctx, { ...draft, content: '{"text":"A new cello"}' })
    const later = { ...ctx, now: () => addDays(ctx.now(), 1) }
    await saveListingDraft(later, { place: 'seller', content: '{}' })
    expect(await readListingDrafts(ctx)).toMatchObject([
      { place: 'seller', content: '{}' },
      { place: 'landing', content: '{"text":"A new cello"}' },
    ])
  })

  it('is read and dropped by its author alone, not by a colleague or a stranger', async () => {
    const { company, manager } = await makeCompany(app.db)
    const author = as(app.ctx, manager)
    await saveListingDraft(author, draft)
    const others = [await makeEmployee(app.db, company.id), await makeIndividual(app.db)]
    for (const other of others.map((person) => as(app.ctx, person))) {
      expect(await readListingDrafts(other)).toEqual([])
      await dropListingDraft(other, { place: 'landing' })
    }
    expect(await readListingDrafts(author)).toHaveLength(1)
    await dropListingDraft(author, { place: 'landing' })
    expect(await readListingDrafts(author)).toEqual([])
  })

  it('goes with the listing that is published from it, and not with a refused one', async () => {
    const person = await makeIndividual(app.db)
    const ctx = as(app.ctx, person)
    await saveListingDraft(ctx, draft)
    const input = listingInput('seller', { draft: 'landing' })
    await expect(publish(ctx, input)).rejects.toMatchObject({ code: 'PLAN_REQUIRED' })
    expect(await readListingDrafts(ctx)).toHaveLength(1)
    await makePlan(app.db, person.companyId, { planType: 'free' })
    await publish(ctx, input)
    expect(await readListingDrafts(ctx)).toEqual([])
  })

  it('keeps its files from the sweep, and is swept itself after a month', async () => {
    const person = await makeIndividual(app.db)
    const ctx = as(app.ctx, person)
    const upload = (name: string) => ({
      companyId: person.companyId,
      employeeId: person.employeeId,
      key: `${person.companyId}/drafts/${name}`,
      url: `${app.url}/files/${person.companyId}/${name}`,
      filename: name,
      contentType: 'image/png',
      createdAt: addDays(app.ctx.now(), -2),
    })
    const [kept, orphan] = [upload('kept.png'), upload('orphan.png')]
    await app.db.insert(files).values([kept, orphan])
    await saveListingDraft(ctx, { place: 'buyer', content: JSON.stringify({ files: [{ url: kept.url }] }) })
    const filesLeft = async () => {
      await sweepFiles(app.ctx)
      const rows = await app.db.select().from(files).where(eq(files.employeeId, person.employeeId))
      return rows.map((file) => file.filename)
    }
    expect(await filesLeft()).toEqual(['kept.png'])

    await app.db
      .update(listingDrafts)
      .set({ updatedAt: addDays(app.ctx.now(), -31) })
      .where(eq(listingDrafts.employeeId, person.employeeId))
    await sweepListingDrafts(app.ctx)
    expect(await readListingDrafts(ctx)).toEqual([])
    expect(await filesLeft()).toEqual([])
  })
})

describe('publishing with an id', () => {
  it('publishes once, however often it is called', async () => {
    const ctx = as(app.ctx, await makeIndividual(app.db))
    const input = listingInput('buyer', { id: v7() })
    expect(await publish(ctx, input)).toEqual(await publish(ctx, input))
    expect(await app.db.$count(listings, eq(listings.companyId, ctx.viewer.companyId))).toBe(1)
  })

  it('refuses a stranger’s id', async () => {
    const { id } = await publish(as(app.ctx, await makeIndividual(app.db)), listingInput('buyer'))
    const stranger = as(app.ctx, await makeIndividual(app.db))
    await expect(publish(stranger, listingInput('buyer', { id }))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
