import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { lastMatchPriority, openDuePriority } from '../../src/db/queue/jobs.ts'
import { pauseListing } from '../../src/listings/lifecycle/pause.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { rematch } from '../../src/matching/rematch.ts'
import { resumeMatches } from '../../src/matching/resume-matches.ts'
import { addDays } from '../../src/shared/dates.ts'
import { makeCompany } from '../make/companies.ts'
import { listingInput } from '../make/listings.ts'
import { as, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { match, newTrade, type Published, publishIn } from './trade.ts'

const app = await forFile(startApp())
const { ctx, db, queue } = app

/** A company with many listings, and another one with one listing, which comes last. */
let many: Published[]
let other: Published
beforeEach(async () => {
  await db.execute(sql`truncate listings, pgboss.job cascade`)
  const busy = await makePublisher()
  many = []
  while (many.length < 10) many.push(await publishIn(ctx, newTrade(), 'buyer', {}, busy))
  other = await publishIn(ctx, newTrade(), 'seller')
})
async function makePublisher(): Promise<Person> {
  const { manager } = await makeCompany(db)
  await makePlan(db, manager.companyId)
  return manager
}
const forgetJobs = () => db.execute(sql`delete from pgboss.job`)

/** The queued jobs of the matching queue in the order in which workers fetch them. */
async function fetched() {
  const jobs = await queue.boss.fetch<{ listingId?: string }>('matching', { batchSize: 100 })
  const [{ order = [] } = {}] = await db.execute<{ order: string[] }>(sql`
    select array_agg(id::text order by priority desc, created_on) as order from pgboss.job`)
  return jobs.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)).map(({ data }) => data.listingId)
}
/** The priorities of the queued matches of the company that published the listing. */
async function queuedBy({ person }: Published): Promise<number[]> {
  const rows = await db.execute<{ priority: number }>(sql`
    select job.priority from pgboss.job join listings on listings.id::text = data ->> 'listingId'
    where company_id = ${person.companyId}`)
  return rows.map(({ priority }) => priority)
}
const reviseOne = ({ id, side, person }: Published) =>
  revise(as(ctx, person), reviseSchema.parse({ ...listingInput(side), id }))

const addCopies = ({ id }: Published, number: number) =>
  db.execute(sql`
    with copies as (
      insert into listings (id, side, company_id, created_by, name, description)
      select gen_random_uuid(), side, company_id, created_by, name, description
      from listings, generate_series(1, ${number}::int) where id = ${id} returning id)
    insert into indexed_listings (listing_id, side, terms, impacts, point_positions, point_terms)
    select id, 1, '{}', '{}', '{}', '{}' from copies`)

const expectTurns = async () => {
  const listingIds = await fetched()
  expect(listingIds).toHaveLength(many.length + 1)
  expect(listingIds.indexOf(other.id)).toBeLessThan(2)
}

describe('one company’s many matches don’t delay another’s', () => {
  test('of published listings, nor do they let a match open before all are judged', async () => {
    await db.transaction((tx) => queue.enqueue(tx, 'open-due', {}, { priority: openDuePriority }))
    const listingIds = await fetched()
    expect(listingIds.indexOf(other.id)).toBeLessThan(2)
    expect(listingIds.at(-1)).toBeUndefined()
  })

  test('of revised listings', async () => {
    await forgetJobs()
    for (const listing of [...many, other]) await reviseOne(listing)
    await expectTurns()
  })

  test('of resumed listings', async () => {
    for (const { id, side, person } of [...many, other])
      await pauseListing(as(ctx, person), { side, id, paused: true })
    await forgetJobs()
    for (const { id, side, person } of [...many, other])
      await pauseListing(as(ctx, person), { side, id, paused: false })
    await expectTurns()
  })

  test('of full listings in a new month', async () => {
    await db.execute(sql`update indexed_listings set full_until = ${addDays(ctx.now(), -1).toISOString()}`)
    await forgetJobs()
    await rematch(ctx, null)
    await expectTurns()
  })

  test('of listings whose jobs have used up their retries', async () => {
    await forgetJobs()
    await resumeMatches(ctx)
    await expectTurns()
  })

  test('however many they are, and after those that were queued before', async () => {
    await addCopies(many[0]!, 600)
    await db.execute(sql`update indexed_listings set full_until = ${addDays(ctx.now(), -1).toISOString()}`)
    await forgetJobs()
    await rematch(ctx, null)
    const first = await queuedBy(many[0]!)
    expect(first).toHaveLength(610)
    expect(new Set(first).size).toBe(501)
    expect(Math.min(...first)).toBeGreaterThan(openDuePriority)
    await forgetJobs()
    await reviseOne(many[0]!)
    expect(await queuedBy(many[0]!)).toEqual([lastMatchPriority])
  })
})

describe('what a company revises doesn’t wait behind', () => {
  beforeEach(async () => {
    for (const listing of many) await match(ctx, listing)
    await forgetJobs()
  })
  const expectFirst = async () => {
    await forgetJobs()
    await reviseOne(many[0]!)
    expect(await queuedBy(many[0]!)).toEqual([0])
  }

  test('what is matched', expectFirst)

  test('its rematch in the background', async () => {
    await rematch(ctx, many[0]!.person.companyId)
    await expectFirst()
  })

  test('what is postponed to the next month', async () => {
    for (const listing of many) await reviseOne(listing)
    const withoutBudget = { ...ctx, config: { ...ctx.config, budget: { total: 0, company: 0 } } }
    for (const listing of many) await match(withoutBudget, listing, 2)
    await expectFirst()
  })

  test('what was marked as full while its match was queued', async () => {
    for (const listing of many) await reviseOne(listing)
    await db.execute(sql`update indexed_listings set full_until = ${addDays(ctx.now(), 1).toISOString()}`)
    for (const listing of many) await match(ctx, listing, 2)
    await expectFirst()
  })
})
