import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { readMandate } from '../../../src/agreements/mandates/read.ts'
import { startNegotiation } from '../../../src/agreements/mandates/start-negotiation.ts'
import { mandates } from '../../../src/db/tables/mandates.ts'
import { rooms } from '../../../src/shared/live-events.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { listingEvents } from '../../listings/listing-events.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { makeMandate } from '../../make/mandates.ts'
import { as, makeEmployee, makeIndividual } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { forFile } from '../../setup/for-file.ts'

const app = await forFile(startApp())
const { ctx } = app

/** A choice with 50 options of `length` three-byte characters. */
const longOptions = (length: number, key = 'key') => ({
  key,
  options: Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [`${String(n).padStart(2, '0')}${'漢'.repeat(length)}`, n]),
  ),
})

/** `choices` terms with as many options each. */
const optionsOf = (choices: number, options: number, prefix = 'key') =>
  Array.from({ length: choices }, (_, i) => ({
    key: `${prefix}_${i}`,
    options: Object.fromEntries(Array.from({ length: options }, (_, o) => [`option ${o}`, o])),
  }))

describe.each(eachSide)('a mandate of the %s', (side) => {
  const other = otherSide(side)

  test('is versioned, and a lead’s own replaces the default there', async () => {
    const lead = await makeLead(ctx)
    const [listingId, viewer] = [lead.listings[side].id, as(ctx, lead.people[side])]
    expect(await makeMandate(ctx, lead, side)).toEqual({ version: 1 })
    expect(await makeMandate(ctx, lead, side, { maxRounds: 9 })).toEqual({ version: 2 })
    expect(await makeMandate(ctx, lead, side, { maxRounds: 3, leadId: lead.leadId })).toEqual({ version: 3 })
    expect(await readMandate(viewer, { listingId })).toMatchObject({ version: 2, leadId: null, maxRounds: 9 })
    expect(await readMandate(viewer, { listingId, leadId: lead.leadId })).toMatchObject({
      version: 3,
      maxRounds: 3,
    })
  })

  test('notifies the pages of its own company alone', async () => {
    const lead = await makeLead(ctx)
    await makeMandate(ctx, lead, side, { leadId: lead.leadId })
    expect(await listingEvents(app, lead.listings[side].id)).toEqual([
      { rooms: [rooms.company(lead.people[side].companyId)], event: 'listing_updated' },
    ])
  })

  test('is found by its own side alone', async () => {
    const lead = await makeLead(ctx)
    await makeMandate(ctx, lead, side)
    const listingId = lead.listings[side].id
    const read = (person: (typeof lead.people)['seller']) => readMandate(as(ctx, person), { listingId })
    await expect(read(lead.people[other])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(read(await makeIndividual(app.db))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const listings = { ...lead.listings, [other]: lead.listings[side] }
    await expect(makeMandate(ctx, { ...lead, listings }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('gets a ceiling from a manager or an individual only', async () => {
    const lead = await makeLead(ctx)
    const { companyId } = lead.people[side]
    const employee = await makeEmployee(app.db, companyId, { role: 'company individual contributor' })
    const byEmployee = { ...lead, people: { ...lead.people, [side]: employee } }
    await expect(makeMandate(ctx, byEmployee, side)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await makeMandate(ctx, byEmployee, side, { autonomy: 'propose', ceiling: null })
    const individual = await makeIndividual(app.db)
    const own = await makeLead(ctx, { people: { [side]: individual } })
    expect(await makeMandate(ctx, own, side)).toEqual({ version: 1 })
  })

  test('is saved 200 times a day for a listing and its leads', async () => {
    const lead = await makeLead(ctx)
    await makeMandate(ctx, lead, side)
    const [saved] = await app.db.select().from(mandates).where(eq(mandates.listingId, lead.listings[side].id))
    const more = Array.from({ length: 198 }, (_, i) => ({ ...saved!, id: v7(), version: i + 2 }))
    await app.db.insert(mandates).values(more)
    expect(await makeMandate(ctx, lead, side, { leadId: lead.leadId })).toEqual({ version: 200 })
    await expect(makeMandate(ctx, lead, side)).rejects.toMatchObject({
      code: 'TOO_MANY',
      message: 'This mandate was saved many times today. Please try again tomorrow.',
    })
    await makeMandate(ctx, lead, other)
  })

  test('may have texts of almost 32 kB', async () => {
    const lead = await makeLead(ctx)
    expect(await makeMandate(ctx, lead, side, { worth: [longOptions(198)] })).toEqual({ version: 1 })
  })

  test('may have 200 options', async () => {
    const lead = await makeLead(ctx)
    expect(await makeMandate(ctx, lead, side, { worth: optionsOf(4, 50) })).toEqual({ version: 1 })
  })

  test.each([
    ['a target beyond the limit', side === 'seller' ? { target: 100 } : { target: 9_000_000 }],
    ['no ceiling to conclude', { ceiling: null }],
    ['a currency that isn’t one', { currency: 'EUX' }],
    ['worths that can’t be added exactly', { worth: ['a', 'b'].map((key) => ({ key, perUnit: 1e13 })) }],
    [
      'bounds for a choice',
      {
        worth: [{ key: 'a', options: { x: 0 } }],
        bounds: [{ key: 'a', min: 0, max: 1, step: 1 }],
      },
    ],
    ['201 options', { worth: optionsOf(4, 50).concat(optionsOf(1, 1, 'more')) }],
    ['texts of more than 32 kB', { worth: [longOptions(120), longOptions(120, 'other')] }],
    ['a key twice', { worth: ['a', 'a'].map((key) => ({ key, perUnit: 1 })) }],
    ['an amount that is no number', { walkAway: Number.NaN }],
  ])('is refused with %s', async (_, wrong) => {
    const lead = await makeLead(ctx)
    await expect((async () => await makeMandate(ctx, lead, side, wrong))()).rejects.toThrow()
  })

  test('starts a negotiation only with another in the same currency', async () => {
    const lead = await makeLead(ctx)
    const start = () => startNegotiation(as(ctx, lead.people[side]), { leadId: lead.leadId })
    await expect(start()).rejects.toMatchObject({ code: 'MANDATE_MISSING' })
    await makeMandate(ctx, lead, side)
    await expect(start()).rejects.toMatchObject({ code: 'COUNTERPART_NOT_READY' })
    await makeMandate(ctx, lead, other, { currency: 'USD' })
    await expect(start()).rejects.toMatchObject({ code: 'CURRENCY_MISMATCH' })
    await makeMandate(ctx, lead, other)
    await expect(start()).resolves.toEqual({ leadId: lead.leadId })
  })
})
