import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { queueOf } from '../../src/db/queue/jobs.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { pauseListing } from '../../src/listings/lifecycle/pause.ts'
import { renewListing } from '../../src/listings/lifecycle/renew.ts'
import { readListing } from '../../src/listings/read.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { uploadFile } from '../make/files.ts'
import { eachSide, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput, makeListing } from '../make/listings.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listingEvents } from './listing-events.ts'

const app = await forFile(startApp())

const jobsFor = async (name: 'match-listing' | 'follow-up', data: object) =>
  (await app.queue.boss.findJobs<Record<string, unknown>>(queueOf(name), { data })).map((job) => job.data)

describe.each(eachSide)('revising as a %s', (side) => {
  const makeOwnListing = async () => {
    const { manager } = await makeCompany(app.db)
    return { ctx: as(app.ctx, manager), listing: await makeListing(app.db, manager, side) }
  }
  const changed = (id: string) => ({
    ...listingInput(side, { name: 'Spelt', points: [{ text: 'Only one', reveal: false }] }),
    id,
  })

  it('replaces the content, increments the revision and notifies the pages of its company', async () => {
    const { ctx, listing } = await makeOwnListing()
    expect(await revise(ctx, changed(listing.id))).toEqual({ id: listing.id, revision: 2 })
    expect(await listingEvents(app, listing.id)).toEqual([
      { rooms: [rooms.company(listing.companyId)], event: 'listing_updated' },
    ])
    expect(await readListing(ctx, { side, id: listing.id })).toMatchObject({
      name: 'Spelt',
      points: [{ text: 'Only one', reveal: false }],
      createdBy: listing.createdBy,
    })
  })

  it('alone changes when the listing was last edited', async () => {
    const { ctx, listing } = await makeOwnListing()
    const { id } = listing
    const editedAt = async () => {
      const read = await readListing(ctx, { side, id })
      return read.own && read.editedAt
    }
    const before = await editedAt()
    await renewListing(app.ctx, { listingId: id })
    await pauseListing(ctx, { side, id, paused: true })
    expect(await editedAt()).toBe(before)
    await revise(ctx, changed(id))
    expect(await editedAt()).not.toBe(before)
  })

  it('keeps settings that it omits', async () => {
    const { ctx, listing } = await makeOwnListing()
    const { id } = listing
    const settings = {
      matchingInstructions: 'Nobody we know.',
      contact: { reveal: true, fields: ['email' as const], additionalMethod: 'The red telephone' },
      notifyOnMatch: false,
    }
    const [one, other] = [await uploadFile(app.url, ctx), await uploadFile(app.url, ctx)]
    const files = [{ url: one, contentType: 'image/png', filename: 'flour.png' }]
    await revise(ctx, { ...changed(id), ...settings, files })
    const { name, description, points } = listingInput(side)
    const change = (overrides: object) =>
      revise(ctx, reviseSchema.parse({ id, side, name, description, points, ...overrides }))
    const read = async () => await readListing(ctx, { side, id })

    await change({})
    expect(await read()).toMatchObject({ ...settings, files: [{ url: one }] })
    await change({ contact: { fields: [] }, files: [{ ...files[0], url: other }] })
    expect(await read()).toMatchObject({
      ...settings,
      contact: { ...settings.contact, fields: [] },
      files: [{ url: other }],
    })
    await change({ contact: { reveal: false } })
    await change({ contact: {}, matchingInstructions: '', files: [], notifyOnMatch: true })
    expect(await read()).toMatchObject({
      matchingInstructions: '',
      contact: { reveal: false, fields: [], additionalMethod: '' },
      files: [],
      notifyOnMatch: true,
    })
  })

  it('reindexes the listing and queues its matching', async () => {
    const { ctx, listing } = await makeOwnListing()
    await revise(ctx, changed(listing.id))
    await revise(ctx, changed(listing.id))
    expect(await app.db.$count(indexedListings, eq(indexedListings.listingId, listing.id))).toBe(1)
    expect(await jobsFor('match-listing', { listingId: listing.id })).toContainEqual({
      listingId: listing.id,
      revision: 3,
    })
  })

  it('is allowed to every employee of the company', async () => {
    const { ctx, listing } = await makeOwnListing()
    const colleague = await makeEmployee(app.db, ctx.viewer.companyId, {
      role: 'company individual contributor',
    })
    await expect(revise(as(app.ctx, colleague), changed(listing.id))).resolves.toMatchObject({ revision: 2 })
  })

  it('refuses a stranger, the wrong side, and a deleted listing', async () => {
    const { ctx, listing } = await makeOwnListing()
    const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
    const refused = { code: 'NOT_FOUND' }
    await expect(revise(stranger, changed(listing.id))).rejects.toMatchObject(refused)
    await expect(revise(ctx, { ...changed(listing.id), side: otherSide(side) })).rejects.toMatchObject(
      refused,
    )
    await deleteListing(ctx, { side, id: listing.id })
    await expect(revise(ctx, changed(listing.id))).rejects.toMatchObject(refused)
  })

  it('refuses a counterparty', async () => {
    const { people, listings } = await makeLead(app.ctx)
    const counterparty = as(app.ctx, people[otherSide(side)])
    await expect(revise(counterparty, changed(listings[side].id))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('queues new judgements for running leads, without taking their lock', async () => {
    const { leadId, people, listings } = await makeLead(app.ctx)
    await revise(as(app.ctx, people[side]), changed(listings[side].id))
    const [lead] = await app.db.select().from(leads).where(eq(leads.id, leadId))
    expect(lead).toMatchObject({ lockToken: null, judgingVersion: lead!.version })
    expect(await jobsFor('follow-up', { leadId })).toEqual([
      { leadId, lockToken: null, version: lead!.version, side, attempt: 0 },
    ])
  })

  it('does not affect leads that are ended or not open yet', async () => {
    const ended = await makeLead(app.ctx)
    await app.db.update(leads).set({ terminatedByBuyerAt: new Date() }).where(eq(leads.id, ended.leadId))
    const opening = await makeMatch(app.ctx)
    for (const { leadId, people, listings } of [ended, opening]) {
      await revise(as(app.ctx, people[side]), changed(listings[side].id))
      expect(await jobsFor('follow-up', { leadId })).toEqual([])
    }
  })

  it('counts each of several concurrent revisions', async () => {
    const { ctx, listing } = await makeOwnListing()
    const answers = await Promise.all(Array.from({ length: 4 }, () => revise(ctx, changed(listing.id))))
    expect(answers.map(({ revision }) => revision).sort()).toEqual([2, 3, 4, 5])
  })
})

it('requires the same fields as publishing', () => {
  const { success, error } = reviseSchema.safeParse({
    ...listingInput('seller'),
    id: '0190b0a0-0000-7000-8000-000000000000',
    name: '',
  })
  expect(success).toBe(false)
  expect(error?.issues.map((issue) => issue.message)).toEqual(['Please provide a Offering Name.'])
})
