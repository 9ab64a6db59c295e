import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { assistantCalls } from '../../src/db/tables/assistant.ts'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { deleteListing } from '../../src/listings/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { matchListing } from '../../src/matching/match-listing.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { leadsOf, match, newTrade, type Published, publishIn, publishSome } from './trade.ts'

const limit = matchesPerMonth.free

const app = await forFile(startApp())

const rowsOf = ({ id, side }: Published) =>
  app.db.select().from(leads).where(eq(leads[leadSides[side].listing], id)).orderBy(leads.id)

const openJobs = async (leadId: string) =>
  (await app.queue.boss.findJobs('matching', { data: { leadId } })).length

describe.each(eachSide)('matching a %s listing', (side) => {
  const other = otherSide(side)

  it('opens its counterparties, each with the job that writes its first round', async () => {
    const trade = newTrade()
    const counterparties = await publishSome(app.ctx, trade, other, 2)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    const rows = await rowsOf(own)
    expect(rows.map((row) => row[`${other}ListingId`]).toSorted()).toEqual(
      counterparties.map((one) => one.id).toSorted(),
    )
    for (const row of rows) {
      expect(row).toMatchObject({ state: 'opening', [`${side}CompanyId`]: own.person.companyId })
      expect(row.countedAt).toBeInstanceOf(Date)
      expect(row.score).toBeGreaterThan(0)
      expect(await openJobs(row.id)).toBe(1)
    }
  })

  it('opens the best within the limit, also those that came last, and the rest waits', async () => {
    const trade = newTrade()
    const wish = newTrade()
    const points = [{ text: `${wish} delivery` }]
    const weak = await publishSome(app.ctx, trade, other, limit, { points: [{ text: newTrade() }] })
    const strong = [
      await publishIn(app.ctx, trade, other, { points }),
      await publishIn(app.ctx, trade, other, { points }),
    ]
    const own = await publishIn(app.ctx, trade, side, { points })
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({
      counted: limit,
      waiting: weak.length + strong.length - limit,
    })
    for (const one of strong) expect(await leadsOf(app.ctx, one)).toEqual({ counted: 1, waiting: 0 })
  })

  it('never goes over the limit of a counterparty that many want at once', async () => {
    const trade = newTrade()
    const wanted = await publishIn(app.ctx, trade, other)
    const wanting = await publishSome(app.ctx, trade, side, limit + 4)
    await Promise.all([...wanting, wanted].map((listing) => match(app.ctx, listing)))
    expect(await leadsOf(app.ctx, wanted)).toEqual({ counted: limit, waiting: 4 })
  })

  it('makes no pair twice when both sides match at once', async () => {
    const trade = newTrade()
    const listings = [
      ...(await publishSome(app.ctx, trade, side, 3)),
      ...(await publishSome(app.ctx, trade, other, 3)),
    ]
    await Promise.all(listings.map((listing) => match(app.ctx, listing)))
    for (const listing of listings)
      expect(await leadsOf(app.ctx, listing)).toEqual({ counted: 3, waiting: 0 })
  })

  it('changes nothing when it is repeated, one after the other or at once', async () => {
    const trade = newTrade()
    await publishSome(app.ctx, trade, other, 3)
    const own = await publishIn(app.ctx, trade, side)
    await Promise.all([match(app.ctx, own), match(app.ctx, own)])
    const first = await rowsOf(own)
    await publishIn(app.ctx, trade, other)
    await match(app.ctx, own)
    expect(await rowsOf(own)).toEqual(first)
    expect(first).toHaveLength(3)
    for (const { id } of first) expect(await openJobs(id)).toBe(1)
  })

  it('goes on where it was killed', async () => {
    const trade = newTrade()
    await publishSome(app.ctx, trade, other, 2)
    const own = await publishIn(app.ctx, trade, side)
    const late = new AbortController()
    late.abort(new Error('The process stops'))
    await expect(
      matchListing(app.ctx, { listingId: own.id, revision: 1 }, jobRun(late.signal)),
    ).rejects.toThrow('The process stops')
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 0 })
    // Killed after the judgement was kept and before anything was opened.
    const failing = { ...app.ctx, enqueueAll: () => Promise.reject(new Error('killed')) }
    await expect(match(failing, own)).rejects.toThrow('killed')
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 2 })
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 2, waiting: 0 })
  })

  it('is dropped when the listing is newer or gone', async () => {
    const trade = newTrade()
    await publishIn(app.ctx, trade, other)
    const own = await publishIn(app.ctx, trade, side)
    await revise(
      as(app.ctx, own.person),
      reviseSchema.parse({ ...listingInput(side, { name: trade }), id: own.id }),
    )
    await match(app.ctx, own, 1)
    expect(await rowsOf(own)).toEqual([])
    await deleteListing(as(app.ctx, own.person), own)
    await match(app.ctx, own, 2)
    expect(await rowsOf(own)).toEqual([])
  })

  it('is done anew after a revision: what waited and fits no more goes, what talks stays', async () => {
    const [before, after] = [newTrade(), newTrade()]
    await publishSome(app.ctx, before, other, limit + 2)
    const fresh = await publishIn(app.ctx, after, other)
    const own = await publishIn(app.ctx, before, side)
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 2 })
    // A word of the old trade keeps its listings in sight; they no longer belong.
    const changed = {
      name: `${after} ${after}s`,
      description: after,
      points: [{ text: `no ${before} at all` }],
    }
    await revise(as(app.ctx, own.person), reviseSchema.parse({ ...listingInput(side, changed), id: own.id }))
    await match(app.ctx, own, 2)
    expect(await leadsOf(app.ctx, fresh)).toEqual({ counted: 0, waiting: 1 })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 1 })
  })

  it('opens nothing for a listing that is deleted while it is matched', async () => {
    const trade = newTrade()
    const gone = await publishIn(app.ctx, trade, other)
    const own = await publishIn(app.ctx, trade, side)
    const deleting = {
      ...app.ctx,
      assistant: {
        ...app.ctx.assistant,
        match: async (...asked: Parameters<typeof app.ctx.assistant.match>) => {
          await deleteListing(as(app.ctx, gone.person), gone)
          return app.ctx.assistant.match(...asked)
        },
      },
    }
    await match(deleting, own)
    expect(await rowsOf(own)).toEqual([])
  })
})

describe('a counterparty that the assistant won’t read', () => {
  it('keeps a listing from none of its others, and loses nothing that waits', async () => {
    const trade = newTrade()
    const [poison, ...others] = await publishSome(app.ctx, trade, 'seller', 4)
    const own = await publishIn(app.ctx, trade, 'buyer')
    let asked = 0
    const match_ = async (...[brief, call]: Parameters<typeof app.ctx.assistant.match>) => {
      if (++asked === 1) throw new AssistantError('refused', 'No.')
      return app.ctx.assistant.match(brief, call)
    }
    await match({ ...app.ctx, assistant: { ...app.ctx.assistant, match: match_ } }, own)
    expect(poison).toBeTruthy()
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: others.length, waiting: 0 })
  })

  it.each([
    ['malformed', false],
    ['unreadable', false],
    ['unavailable', false],
    ['refused', true],
  ] as const)('and an assistant that answers all as %s: matched with nobody is %s', async (failure, done) => {
    const trade = newTrade()
    await publishSome(app.ctx, trade, 'seller', 2)
    const own = await publishIn(app.ctx, trade, 'buyer')
    const assistant = {
      ...app.ctx.assistant,
      match: () => Promise.reject(new AssistantError(failure, 'No.')),
    }
    const matched = match({ ...app.ctx, assistant }, own).then(
      () => true,
      () => false,
    )
    expect(await matched).toBe(done)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 0 })
  })
})

describe('the assistant’s budget', () => {
  it('used up, puts matching off to the next month', async () => {
    await using poor = await startApp({ env: { ASSISTANT_BUDGET_USD: '1' } })
    const trade = newTrade()
    await publishIn(poor.ctx, trade, 'seller')
    const own = await publishIn(poor.ctx, trade, 'buyer')
    const usage = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 }
    await poor.db
      .insert(assistantCalls)
      .values({ ...usage, call: 'match', provider: 'claude', model: 'any', costMicros: 1_000_000 })
    await match(poor.ctx, own)
    expect(await leadsOf(poor.ctx, own)).toEqual({ counted: 0, waiting: 0 })
    expect(
      await poor.db.$count(
        indexedListings,
        and(inArray(indexedListings.listingId, [own.id]), isNotNull(indexedListings.matchedRevision)),
      ),
    ).toBe(0)
    const jobs = await poor.queue.boss.findJobs('matching', { data: { listingId: own.id } })
    const [now, later] = jobs.map((job) => job.startAfter).toSorted((a, b) => a.getTime() - b.getTime())
    expect(now!.getTime()).toBeLessThanOrEqual(Date.now())
    const next = new Date()
    expect(later).toEqual(new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 1)))
  })
})
