import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings, points } from '../../src/db/tables/listings.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { publish } from '../../src/listings/publish.ts'
import { readListing } from '../../src/listings/read.ts'
import { revise } from '../../src/listings/revise.ts'
import { readTiles } from '../../src/listings/tiles/read-tiles.ts'
import { addDays } from '../../src/shared/dates.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeEmployee, makeIndividual } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

async function lister(planType: 'none' | 'free' = 'free', { ctx, db } = app) {
  const { manager } = await makeCompany(db)
  if (planType !== 'none') await makePlan(db, manager.companyId, { planType })
  return as(ctx, manager)
}

describe.each(eachSide)('publishing as a %s', (side) => {
  it('saves the whole listing under the company, with its points in order', async () => {
    const ctx = await lister()
    const { id } = await publish(
      ctx,
      listingInput(side, {
        name: '  Rye flour ',
        points: [{ text: 'Second', reveal: false }, { text: '  ' }, { text: ' Third ' }],
        matchingInstructions: 'Nobody from abroad',
        contact: { reveal: true, fields: ['phone', 'email'], additionalMethod: 'Call twice' },
        notifyOnMatch: false,
      }),
    )
    expect(await readListing(ctx, { side, id })).toMatchObject({
      own: true,
      side,
      companyId: ctx.viewer.companyId,
      createdBy: ctx.viewer.employeeId,
      name: 'Rye flour',
      points: [
        { text: 'Second', reveal: false },
        { text: 'Third', reveal: true },
      ],
      matchingInstructions: 'Nobody from abroad',
      contact: { reveal: true, fields: ['email', 'phone'], additionalMethod: 'Call twice' },
      notifyOnMatch: false,
      files: [],
    })
  })

  it('indexes the listing and queues its matching in the same commit', async () => {
    const ctx = await lister()
    const { id } = await publish(ctx, listingInput(side))
    expect(await app.db.$count(indexedListings, eq(indexedListings.listingId, id))).toBe(1)
    const jobs = await app.queue.boss.findJobs<{ listingId: string; revision: number }>('matching', {
      data: { listingId: id },
    })
    expect(jobs.map((job) => job.data)).toEqual([{ listingId: id, revision: 1 }])
  })

  it('reveals only the email of an individual', async () => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId, { planType: 'free' })
    const ctx = as(app.ctx, person)
    const { id } = await publish(
      ctx,
      listingInput(side, { contact: { fields: ['website', 'email', 'phone'] } }),
    )
    expect(await readListing(ctx, { side, id })).toMatchObject({ contact: { fields: ['email'] } })
  })

  it('drops the additional contact method if no contact is revealed', async () => {
    const ctx = await lister()
    const { id } = await publish(
      ctx,
      listingInput(side, { contact: { reveal: false, additionalMethod: 'Call twice' } }),
    )
    expect(await readListing(ctx, { side, id })).toMatchObject({
      contact: { reveal: false, additionalMethod: '' },
    })
  })

  it('reports every missing field', () => {
    const Listing = side === 'seller' ? 'Offering' : 'Request'
    expect(() => listingInput(side, { name: ' ', description: '', points: [{ text: ' ' }] })).toThrow(
      new RegExp(`Please provide a ${Listing} Name\\.[^]*Description\\.[^]*at least one`),
    )
  })
})

it('needs a plan for an offering, not for a request', async () => {
  const ctx = await lister('none')
  await publish(ctx, listingInput('buyer'))
  await expect(publish(ctx, listingInput('seller'))).rejects.toMatchObject({ code: 'PLAN_REQUIRED' })
})

it('is allowed to every employee of the company', async () => {
  const { viewer } = await lister()
  const employee = await makeEmployee(app.db, viewer.companyId, { role: 'company individual contributor' })
  const { id } = await publish(as(app.ctx, employee), listingInput('seller'))
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
  expect(row).toMatchObject({ companyId: viewer.companyId, createdBy: employee.employeeId })
})

it('accepts exactly ten of eleven concurrent offerings on the Free Plan', async () => {
  const ctx = await lister()
  const answers = await Promise.allSettled(
    Array.from({ length: 11 }, (_, n) => publish(ctx, listingInput('seller', { name: `Flour ${n}` }))),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toMatchObject([{ code: 'PLAN_LIMIT' }])
  const rows = await app.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.companyId, ctx.viewer.companyId), eq(listings.side, 'seller')))
  expect(rows).toHaveLength(10)
  await expect(publish(ctx, listingInput('buyer'))).resolves.toBeDefined()
})

it('has no limit on a premium plan', async () => {
  const { manager } = await makeCompany(app.db)
  await makePlan(app.db, manager.companyId, { planType: 'subscription', status: 'active' })
  for (let n = 0; n < 11; n++) await publish(as(app.ctx, manager), listingInput('seller'))
})

it('rolls back when the matching cannot be queued', async () => {
  const ctx = await lister()
  const broken = { ...ctx, enqueue: () => Promise.reject(new Error('no queue')) }
  await expect(publish(broken, listingInput('seller'))).rejects.toThrow('no queue')
  expect(await app.db.$count(listings, eq(listings.companyId, ctx.viewer.companyId))).toBe(0)
})

it('keeps more than ten points in order', async () => {
  const ctx = await lister()
  const texts = Array.from({ length: 12 }, (_, n) => ({ text: `Strength ${n}` }))
  const { id } = await publish(ctx, listingInput('seller', { points: texts }))
  const rows = await app.db
    .select()
    .from(points)
    .where(eq(points.listingId, id))
    .orderBy(asc(points.position))
  expect(rows.map((row) => row.text)).toEqual(texts.map((point) => point.text))
})

it('matches its counterparty, follows its revision, and ends with its deletion', async () => {
  await using market = await startApp()
  const [seller, buyer] = [await lister('free', market), await lister('free', market)]
  const word = 'buckwheat groats'
  const offering = await publish(seller, listingInput('seller', { name: `Organic ${word}` }))
  const request = await publish(buyer, listingInput('buyer', { name: `Looking for ${word}` }))
  await market.drain()
  const tile = async () => {
    const { tiles } = (await readTiles(seller, { side: 'seller', limit: 50 })).toJSON()
    return tiles.find(({ id }) => id === offering.id)
  }
  expect(await tile()).toMatchObject({ matches: 1, unseen: 1, best: { meet: expect.any(Number) } })

  await revise(buyer, {
    ...listingInput('buyer', { points: [{ text: 'Halal certificate' }] }),
    id: request.id,
  })
  await market.drain()
  expect(await tile()).toMatchObject({ matches: 1, best: { meet: 0, unknown: 1 } })

  await deleteListing(buyer, { side: 'buyer', id: request.id })
  await market.drain()
  expect(await tile()).toMatchObject({ matches: 1, waiting: 0, best: null })
})

describe('a company’s publishes a day', () => {
  it('are limited, together on both sides and with those that were deleted since', async () => {
    const config = { ...app.config, publishLimit: 3 }
    const now = new Date()
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId)
    const at = (time: Date) => ({ ...as(app.ctx, manager), config, now: () => time })
    const { id } = await publish(at(now), listingInput('seller'))
    await deleteListing(at(now), { side: 'seller', id })
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => publish(at(now), listingInput('buyer'))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(publish(at(now), listingInput('seller'))).rejects.toMatchObject({
      code: 'TOO_MANY',
      retryAfter: 3600,
    })
    await expect(publish(at(addDays(now, 1.01)), listingInput('buyer'))).resolves.toBeDefined()
    await makePlan(app.db, manager.companyId, { planType: 'one_time', oneTimeExpiresAt: addDays(now, 9) })
    await expect(publish(at(now), listingInput('seller'))).resolves.toBeDefined()
  })
})
