import { ne, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { dueListings } from '../../src/db/tables/matching.ts'
import { matchListing } from '../../src/matching/match-listing.ts'
import { openDueLeads } from '../../src/matching/opening/open-due.ts'
import { resumeMatches } from '../../src/matching/resume-matches.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { sides } from '../../src/shared/sides.ts'
import { jobRun } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { leadsOf, newTrade, type Published, publishIn, publishSome } from './trade.ts'

const limit = matchesPerMonth.free

const app = await forFile(startApp())

const judge = (listing: Published) => matchListing(app.ctx, { listingId: listing.id, revision: 1 }, jobRun())
const queued = async (group: string) =>
  (await app.queue.boss.findJobs('matching', { queued: true })).filter((job) => job.groupId === group).length
const dueRows = () => app.db.$count(dueListings)

const wishes = ['cobalt', 'amber', 'violet', 'crimson'] as const
const pointsOf = (trade: string, words: readonly string[]) => ({
  points: words.map((word) => ({ text: `${word}${trade}` })),
})

describe('in a burst', () => {
  /** Each of a kind's listings is different, so that a place in the market identifies it. */
  const market = (trade: string) => {
    const requests = Array.from({ length: 3 }, (_, i) => ({
      side: 'buyer' as const,
      name: `${newTrade()} ${trade}`,
      words: [wishes[i % 4]!, wishes[(i + 1) % 4]!],
    }))
    const offerings = Array.from({ length: limit + 6 }, (_, i) => ({
      side: 'seller' as const,
      name: `${newTrade()} ${trade}`,
      words: i % 3 === 0 ? [] : wishes.filter((_, word) => ((i >> word) & 1) === 1),
    }))
    return [...requests, ...offerings]
  }
  type Planned = ReturnType<typeof market>[number]

  /** Publishes in this order, lets the workers do everything, and returns the opened pairs by place in the market. */
  async function openedIn(
    trade: string,
    planned: readonly Planned[],
    order: readonly number[],
  ): Promise<string[]> {
    await using process = await startApp()
    const places = new Map<string, number>()
    for (const place of order) {
      const { side, name, words } = planned[place]!
      const points = pointsOf(trade, words.length > 0 ? words : ['nothing'])
      const { id } = await publishIn(process.ctx, trade, side, { name, ...points })
      places.set(id, place)
    }
    await process.drain()
    const rows = await process.db
      .select({ seller: leads[leadSides.seller.listing], buyer: leads[leadSides.buyer.listing] })
      .from(leads)
      .where(ne(leads.state, 'waiting'))
    return rows.map(({ seller, buyer }) => `${places.get(buyer)} ${places.get(seller)}`).toSorted()
  }

  it('the order of arrival does not change what opens', { timeout: 120_000 }, async () => {
    const trade = newTrade()
    const planned = market(trade)
    const inOrder = [...planned.keys()]
    const first = await openedIn(trade, planned, inOrder)
    expect(first.length).toBeGreaterThan(limit)
    for (const order of [inOrder.toReversed(), shuffled(inOrder, 1), shuffled(inOrder, 2)])
      expect(await openedIn(trade, planned, order)).toEqual(first)
  })
})

/** A permutation that depends on the seed only. */
function shuffled(values: readonly number[], seed: number): number[] {
  const key = (value: number) => Math.imul(value + 1, 2_654_435_761 + 2 * seed * 40_503) >>> 0
  return values.toSorted((a, b) => key(a) - key(b))
}

describe('leads of due listings', () => {
  it('open best first over all of them, once everything queued is judged', async () => {
    const trade = newTrade()
    const popular = await publishIn(app.ctx, trade, 'seller', pointsOf(trade, ['cobalt', 'amber']))
    const half = await publishSome(app.ctx, trade, 'buyer', limit, pointsOf(trade, ['cobalt', 'violet']))
    const full = await publishSome(app.ctx, trade, 'buyer', limit - 2, pointsOf(trade, ['cobalt', 'amber']))
    for (const listing of [...half, ...full]) await judge(listing)
    expect((await leadsOf(app.ctx, popular)).counted).toBeLessThanOrEqual(limit / 2)
    await openDueLeads(app.ctx)
    expect(await leadsOf(app.ctx, popular)).toEqual({ counted: limit, waiting: limit - 2 })
    for (const listing of full) expect((await leadsOf(app.ctx, listing)).counted).toBe(1)
  })

  it('do not hold up a first lead that is a full match', async () => {
    const trade = newTrade()
    const [full] = await publishSome(app.ctx, trade, 'seller', 1, pointsOf(trade, ['cobalt', 'amber']))
    await publishIn(app.ctx, trade, 'seller', pointsOf(trade, ['cobalt', 'violet']))
    const own = await publishIn(app.ctx, trade, 'buyer', pointsOf(trade, ['cobalt', 'amber']))
    await judge(own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 1, waiting: 1 })
    expect((await leadsOf(app.ctx, full!)).counted).toBe(1)
    await judge(own)
    expect((await leadsOf(app.ctx, own)).counted).toBe(1)
  })

  it('open once under concurrent runs, which leave nothing due and no queued run', async () => {
    const trade = newTrade()
    const listings = await Promise.all(
      sides.map((side) => publishSome(app.ctx, trade, side, 6, pointsOf(trade, ['cobalt']))),
    )
    for (const listing of listings.flat()) await judge(listing)
    expect(await queued('open-due')).toBeGreaterThan(0)
    await Promise.all(Array.from({ length: 6 }, () => openDueLeads(app.ctx)))
    for (const listing of listings.flat())
      expect(await leadsOf(app.ctx, listing)).toEqual({ counted: 6, waiting: 0 })
    expect(await dueRows()).toBe(0)
    expect(await queued('open-due')).toBe(0)
  })

  it('open in the next run when a run is killed, also without a job', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, 'seller', pointsOf(trade, ['cobalt']))
    for (const listing of await publishSome(app.ctx, trade, 'buyer', 3, pointsOf(trade, ['cobalt', 'amber'])))
      await judge(listing)
    const killed = { ...app.ctx, enqueueAll: () => Promise.reject(new Error('killed')) }
    await expect(openDueLeads(killed)).rejects.toThrow('killed')
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 3 })
    expect(await dueRows()).toBe(3)
    await app.db.execute(sql`delete from pgboss.job where name = 'matching'`)
    await resumeMatches(app.ctx)
    expect(await queued('open-due')).toBe(1)
    await app.drain()
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 3, waiting: 0 })
    expect(await dueRows()).toBe(0)
  })
})
