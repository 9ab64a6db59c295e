import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { openWaitingLeads } from '../../src/matching/opening/open-waiting.ts'
import { resumeMatches } from '../../src/matching/resume-matches.ts'
import { retrieve } from '../../src/matching/retrieval/retrieve.ts'
import { addDays } from '../../src/shared/dates.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { leadsOf, match, newTrade, type Published, publishIn, publishSome } from './trade.ts'

const limit = matchesPerMonth.free

const march = '2026-03-20T12:00:00Z'
const april = '2026-04-01T00:05:00Z'

const { app, clock, at } = await startAppWithClock(march)

const found = async (listing: Published) =>
  (await retrieve(app.ctx, listing, 500)).map((one) => one.listingId)

/** As after an outage of the assistant that outlasts all retries. */
async function giveUpMatches() {
  await app.db.execute(sql`update pgboss.job set state = 'failed' where name = 'matching'`)
}
const matchJobs = async ({ id }: Published) =>
  (await app.queue.boss.findJobs('matching', { data: { listingId: id }, queued: true })).length

const reviseTo = ({ id, side, person }: Published, content: Parameters<typeof listingInput>[1]) =>
  revise(as(app.ctx, person), reviseSchema.parse({ ...listingInput(side, content), id }))

describe.each(eachSide)('a full %s listing', (side) => {
  const other = otherSide(side)
  /** A listing that has used up its month, with `waiting` leads that wait. */
  const crowded = async (waiting: number) => {
    const trade = newTrade()
    const others = await publishSome(at(march), trade, other, limit + waiting)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting })
    return { trade, own, others }
  }

  it('is not found by new listings, which find those that have room', async () => {
    const { trade, own } = await crowded(limit)
    const roomy = await publishIn(app.ctx, trade, side)
    const newcomer = await publishIn(app.ctx, trade, other)
    expect(await found(newcomer)).toEqual([roomy.id])
    await match(app.ctx, newcomer)
    expect(await leadsOf(app.ctx, newcomer)).toEqual({ counted: 1, waiting: 0 })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit })
  })

  it('is not full yet while one lead less waits than a month allows', async () => {
    const { trade, own } = await crowded(limit - 1)
    expect(await found(await publishIn(app.ctx, trade, other))).toEqual([own.id])
  })

  it('is not judged by the assistant until next month', async () => {
    const { own } = await crowded(limit)
    await app.db
      .update(indexedListings)
      .set({ matchedRevision: null })
      .where(eq(indexedListings.listingId, own.id))
    const assistant = { ...app.ctx.assistant, match: () => Promise.reject(new Error('asked')) }
    await match({ ...app.ctx, assistant }, own)
    at(april)
    await expect(match({ ...app.ctx, assistant }, own)).rejects.toThrow('asked')
  })

  it('is rematched in a new month before its waiting leads open, since the best may have come last', async () => {
    const [trade, wish] = [newTrade(), newTrade()]
    const points = [{ text: wish }]
    await publishSome(at(march), trade, other, 2 * limit, { points: [{ text: `${wish} ${newTrade()}` }] })
    const own = await publishIn(app.ctx, trade, side, { points })
    await match(app.ctx, own)
    const best = await publishIn(app.ctx, trade, other, { points })
    await match(app.ctx, best)
    expect(await leadsOf(app.ctx, best)).toEqual({ counted: 0, waiting: 0 })

    await openWaitingLeads(at(april), { companyId: null })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit })
    expect(await found(best)).toEqual([own.id])
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 2 * limit, waiting: 1 })
    expect(await leadsOf(app.ctx, best)).toEqual({ counted: 1, waiting: 0 })
  })

  it('is matched by the next quarter-hourly run when the job of the new month has failed', async () => {
    const { own, trade } = await crowded(limit)
    const newcomer = await publishIn(app.ctx, trade, other)
    await openWaitingLeads(at(april), { companyId: null })
    await giveUpMatches()
    await resumeMatches(app.ctx)
    expect(await matchJobs(own)).toBe(0)

    await app.queue.boss.deleteAllJobs('matching')
    await resumeMatches(app.ctx)
    await resumeMatches(app.ctx)
    expect(await matchJobs(own)).toBe(1)
    expect(await matchJobs(newcomer)).toBe(1)
    await match(app.ctx, own)
    await app.queue.boss.deleteAllJobs('matching')
    expect(await leadsOf(app.ctx, own)).toMatchObject({ counted: 2 * limit })
    await resumeMatches(app.ctx)
    expect(await matchJobs(own)).toBe(0)
  })

  it('has room again with a larger plan, also for listings that it missed while full', async () => {
    const { trade, own } = await crowded(limit)
    const newcomer = await publishIn(app.ctx, trade, other)
    const { companyId } = own.person
    const oneTimeExpiresAt = addDays(clock.now(), 30)
    await makePlan(app.db, companyId, { planType: 'one_time', status: 'active', oneTimeExpiresAt })
    await openWaitingLeads(app.ctx, { companyId })
    expect(await found(newcomer)).toEqual([own.id])
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 2 * limit + 1, waiting: 0 })
    expect(await leadsOf(app.ctx, newcomer)).toEqual({ counted: 1, waiting: 0 })
  })

  it('is not full any more after a revision', async () => {
    const { trade, own } = await crowded(limit)
    const newcomer = await publishIn(app.ctx, trade, other)
    expect(await found(newcomer)).toEqual([])
    await reviseTo(own, { name: trade, description: trade, points: [{ text: trade }] })
    expect(await found(newcomer)).toEqual([own.id])
  })

  it('is judged again with a waiting counterparty that is revised', async () => {
    const { trade, own, others } = await crowded(limit)
    const states = await Promise.all(others.map((one) => leadsOf(app.ctx, one)))
    const waiting = others[states.findIndex((state) => state.waiting === 1)]!
    const after = newTrade()
    await reviseTo(waiting, {
      name: `${after} ${after}s`,
      description: after,
      points: [{ text: `no ${trade} at all` }],
    })
    await match(app.ctx, waiting, 2)
    expect(await leadsOf(app.ctx, waiting)).toEqual({ counted: 0, waiting: 0 })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit - 1 })
  })

  it('never exceeds its limit under concurrent matches, while it becomes full and at the start of a month', async () => {
    const trade = newTrade()
    const own = await publishIn(at(march), trade, side)
    const wanting = await publishSome(app.ctx, trade, other, 2 * limit + 4)
    await Promise.all(wanting.map((listing) => match(app.ctx, listing)))
    const { counted, waiting } = await leadsOf(app.ctx, own)
    expect(counted).toBe(limit)
    expect(waiting).toBeGreaterThanOrEqual(limit)
    expect(await found(await publishIn(app.ctx, trade, other))).toEqual([])
    at(april)
    await Promise.all([
      openWaitingLeads(app.ctx, { companyId: null }),
      openWaitingLeads(app.ctx, { companyId: own.person.companyId }),
      ...wanting.map((listing) => match(app.ctx, listing)),
      match(app.ctx, own),
    ])
    await match(app.ctx, own)
    expect((await leadsOf(app.ctx, own)).counted).toBe(2 * limit)
  })
})
