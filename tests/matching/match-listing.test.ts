import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { assistantCalls } from '../../src/db/tables/assistant.ts'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { matchListing } from '../../src/matching/match-listing.ts'
import { openDueLeads } from '../../src/matching/opening/open-due.ts'
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

  it('opens a lead with each counterparty and queues its first round', async () => {
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

  it('opens the best within the limit, even if published last, and lets the rest wait', async () => {
    const trade = newTrade()
    const wish = newTrade()
    const points = [{ text: `${wish} ${trade}` }, { text: `${newTrade()} ${trade}` }]
    const half = await publishSome(app.ctx, trade, other, limit, {
      points: [points[0]!, { text: newTrade() }],
    })
    const strong = [
      await publishIn(app.ctx, trade, other, { points }),
      await publishIn(app.ctx, trade, other, { points }),
    ]
    const own = await publishIn(app.ctx, trade, side, { points })
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({
      counted: limit,
      waiting: half.length + strong.length - limit,
    })
    for (const one of strong) expect(await leadsOf(app.ctx, one)).toEqual({ counted: 1, waiting: 0 })
  })

  it('never exceeds the limit of a counterparty that many listings match at once', async () => {
    const trade = newTrade()
    const popular = await publishIn(app.ctx, trade, other)
    const others = await publishSome(app.ctx, trade, side, limit + 4)
    await Promise.all([...others, popular].map((listing) => match(app.ctx, listing)))
    expect(await leadsOf(app.ctx, popular)).toEqual({ counted: limit, waiting: 4 })
  })

  it('creates each pair once when both sides match concurrently', async () => {
    const trade = newTrade()
    const listings = [
      ...(await publishSome(app.ctx, trade, side, 3)),
      ...(await publishSome(app.ctx, trade, other, 3)),
    ]
    await Promise.all(listings.map((listing) => match(app.ctx, listing)))
    for (const listing of listings)
      expect(await leadsOf(app.ctx, listing)).toEqual({ counted: 3, waiting: 0 })
  })

  it('is idempotent, also concurrently', async () => {
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

  it('continues after a killed run', async () => {
    const trade = newTrade()
    await publishSome(app.ctx, trade, other, 2)
    const own = await publishIn(app.ctx, trade, side)
    const stopping = new AbortController()
    stopping.abort(new Error('The process stops'))
    await expect(
      matchListing(app.ctx, { listingId: own.id, revision: 1 }, jobRun(stopping.signal)),
    ).rejects.toThrow('The process stops')
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 0 })
    // Killed after the verdicts were saved and before a lead was opened.
    const failing = { ...app.ctx, enqueueAll: () => Promise.reject(new Error('killed')) }
    await expect(match(failing, own)).rejects.toThrow('killed')
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 2 })
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 2, waiting: 0 })
  })

  it('does nothing when the listing has a newer revision or is deleted', async () => {
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

  it('after a revision deletes waiting leads that no longer match and keeps open ones', async () => {
    const [before, after] = [newTrade(), newTrade()]
    await publishSome(app.ctx, before, other, limit + 2)
    const fresh = await publishIn(app.ctx, after, other)
    const own = await publishIn(app.ctx, before, side)
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 2 })
    // One word of the old trade, so that its listings are still candidates.
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
    const deleted = await publishIn(app.ctx, trade, other)
    const own = await publishIn(app.ctx, trade, side)
    const deleting = {
      ...app.ctx,
      assistant: {
        ...app.ctx.assistant,
        match: async (...args: Parameters<typeof app.ctx.assistant.match>) => {
          await deleteListing(as(app.ctx, deleted.person), deleted)
          return app.ctx.assistant.match(...args)
        },
      },
    }
    await match(deleting, own)
    expect(await rowsOf(own)).toEqual([])
  })
})

describe.each(eachSide)('the places of a %s listing', (side) => {
  const other = otherSide(side)
  const strongPoints = (wish: string) => ({ points: [{ text: `${wish} ${wish}s` }] })
  const weakPoints = () => ({ points: [{ text: newTrade() }] })

  it('are kept from pairs that meet nothing, for stronger ones that come later', async () => {
    const [trade, wish] = [newTrade(), newTrade()]
    const own = await publishIn(app.ctx, trade, side, strongPoints(wish))
    await publishSome(app.ctx, trade, other, limit, weakPoints())
    await match(app.ctx, own)
    expect((await leadsOf(app.ctx, own)).counted).toBe(limit / 4)

    const late = await publishSome(app.ctx, trade, other, (3 * limit) / 4, strongPoints(wish))
    for (const listing of late) {
      await match(app.ctx, listing)
      expect(await leadsOf(app.ctx, listing)).toEqual({ counted: 1, waiting: 0 })
    }
    expect((await leadsOf(app.ctx, own)).counted).toBe(limit)
  })

  it('all go to pairs that meet at least half, at once', async () => {
    const [trade, wish] = [newTrade(), newTrade()]
    await publishSome(app.ctx, trade, other, limit, strongPoints(wish))
    const own = await publishIn(app.ctx, trade, side, strongPoints(wish))
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 0 })
  })

  it('do not make it full while it keeps some of them', async () => {
    const [trade, wish] = [newTrade(), newTrade()]
    const own = await publishIn(app.ctx, trade, side, strongPoints(wish))
    await publishSome(app.ctx, trade, other, 2 * limit, weakPoints())
    await match(app.ctx, own)
    expect((await leadsOf(app.ctx, own)).waiting).toBeGreaterThanOrEqual(limit)
    const strong = await publishIn(app.ctx, trade, other, strongPoints(wish))
    await match(app.ctx, strong)
    expect(await leadsOf(app.ctx, strong)).toEqual({ counted: 1, waiting: 0 })
  })

  it('are given back when the counterparty deletes its listing before the lead opens', async () => {
    const trade = newTrade()
    const counterparties = await publishSome(app.ctx, trade, other, limit + 1)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 1 })
    const counts = await Promise.all(counterparties.map((one) => leadsOf(app.ctx, one)))
    const opening = counterparties[counts.findIndex(({ counted }) => counted === 1)]!
    await deleteListing(as(app.ctx, opening.person), opening)
    await openDueLeads(app.ctx)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 0 })
  })
})

describe('a counterparty that the assistant refuses', () => {
  it('keeps a listing from none of its other matches', async () => {
    const trade = newTrade()
    const [refused, ...others] = await publishSome(app.ctx, trade, 'seller', 4)
    const own = await publishIn(app.ctx, trade, 'buyer')
    let calls = 0
    const refuseFirst = async (...[brief, call]: Parameters<typeof app.ctx.assistant.match>) => {
      if (++calls === 1) throw new AssistantError('refused', 'No.')
      return app.ctx.assistant.match(brief, call)
    }
    await match({ ...app.ctx, assistant: { ...app.ctx.assistant, match: refuseFirst } }, own)
    expect(refused).toBeTruthy()
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: others.length, waiting: 0 })
  })

  it.each([
    ['malformed', false],
    ['unreadable', false],
    ['unavailable', false],
    ['refused', true],
  ] as const)(
    'with an assistant that fails every call as %s: matching completes is %s',
    async (failure, completes) => {
      const trade = newTrade()
      await publishSome(app.ctx, trade, 'seller', 2)
      const own = await publishIn(app.ctx, trade, 'buyer')
      const assistant = {
        ...app.ctx.assistant,
        match: () => Promise.reject(new AssistantError(failure, 'No.')),
      }
      const completed = match({ ...app.ctx, assistant }, own).then(
        () => true,
        () => false,
      )
      expect(await completed).toBe(completes)
      expect(await leadsOf(app.ctx, own)).toEqual({ counted: 0, waiting: 0 })
    },
  )
})

describe('the assistant’s budget', () => {
  it('postpones matching to the next month when it is used up', async () => {
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
