import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { judgements, leads, messages, questions, rounds } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { dueListings } from '../../src/db/tables/matching.ts'
import { markRead } from '../../src/leads/list/mark-read.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { tilesSchema } from '../../src/listings/schema.ts'
import { readTiles, readTilesById } from '../../src/listings/tiles/read-tiles.ts'
import { addDays } from '../../src/shared/dates.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { listed, me } from '../leads/helpers.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead, makeMatch } from '../make/leads.ts'
import { makeListing } from '../make/listings.ts'
import { as, makeEmployee, makeSession } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

type Ctx = ReturnType<typeof as>

/** A page, with the cursor as clients send it. */
const pageOf = async (ctx: Ctx, side: Side, more: { cursor?: string | null; limit?: number } = {}) =>
  (await readTiles(ctx, tilesSchema.parse({ side, ...more }))).toJSON()
const tilesOf = async (ctx: Ctx, ids: string[]) => (await readTilesById(ctx, { ids })).toJSON()

async function onlyTile(ctx: Ctx, side: Side) {
  const { tiles, total } = await pageOf(ctx, side)
  expect(tiles).toHaveLength(total)
  expect(total).toBe(1)
  return tiles[0]!
}

/** An open lead with round 1: verdicts on requirements, revealed or not, and questions. */
async function makeOpenLead(
  person: Awaited<ReturnType<typeof makeEmployee>>,
  side: Side,
  listing: Awaited<ReturnType<typeof makeListing>>,
  verdicts: { verdict: 'meet' | 'not meet' | null; reveal?: boolean }[] = [],
  questionTexts: string[] = [],
) {
  const match = await makeMatch(app.ctx, { people: { [side]: person }, listings: { [side]: listing } })
  await app.db.update(leads).set({ state: 'open' }).where(eq(leads.id, match.leadId))
  const [round] = await app.db
    .insert(rounds)
    .values({ leadId: match.leadId, number: 1 })
    .returning({ id: rounds.id })
  const roundId = round!.id
  if (verdicts.length > 0)
    await app.db.insert(judgements).values(
      verdicts.map(({ verdict, reveal = true }, position) => ({
        roundId,
        position,
        requirement: `Requirement ${position}`,
        verdict,
        reveal,
      })),
    )
  if (questionTexts.length > 0)
    await app.db
      .insert(questions)
      .values(questionTexts.map((question, position) => ({ roundId, position, question })))
  return { ...match, roundId }
}

async function owner(side: Side) {
  const { manager } = await makeCompany(app.db)
  await makePlan(app.db, manager.companyId)
  return { manager, ctx: as(app.ctx, manager), listing: await makeListing(app.db, manager, side) }
}

describe('tiles', () => {
  test.each(eachSide)('of a %s without leads have zero counts', async (side) => {
    const { ctx, listing, manager } = await owner(side)
    expect(await onlyTile(ctx, side)).toEqual({
      id: listing.id,
      side,
      name: listing.name,
      createdBy: manager.employeeId,
      matches: 0,
      unseen: 0,
      waiting: 0,
      inputs: 0,
      asks: 0,
      proposals: { waiting: 0, nextExpiry: null },
      agreed: 0,
      filledAt: null,
      pausedAt: null,
      newest: null,
      ended: 0,
      best: null,
      overLimit: 0,
      comparison: null,
    })
  })

  test.each(eachSide)(
    'of a %s count open leads, including ended ones, and leads that wait for next month',
    async (side) => {
      const { ctx, listing, manager } = await owner(side)
      await makeOpenLead(manager, side, listing)
      const ended = await makeOpenLead(manager, side, listing)
      await app.db.update(leads).set({ terminatedByBuyerAt: new Date() }).where(eq(leads.id, ended.leadId))
      const later = await makeOpenLead(manager, side, listing)
      await app.db.update(leads).set({ state: 'waiting' }).where(eq(leads.id, later.leadId))
      expect(await onlyTile(ctx, side)).toMatchObject({ matches: 2, ended: 1, overLimit: 1 })
      // Until `open-due` has run, it may still open.
      for (const listingId of [listing.id, later.listings[otherSide(side)].id]) {
        await app.db.insert(dueListings).values({ listingId })
        expect(await onlyTile(ctx, side)).toMatchObject({ overLimit: 0 })
        await app.db.delete(dueListings)
      }
    },
  )

  test.each(eachSide)(
    'of a %s show the newest lead: the other company and its last message',
    async (side) => {
      const { ctx, listing, manager } = await owner(side)
      const options = { people: { [side]: manager }, listings: { [side]: listing } }
      await makeLead(app.ctx, options)
      const lead = await makeLead(app.ctx, options)
      const other = as(app.ctx, lead.people[otherSide(side)])
      const { messageId } = await sendMessage(other, {
        side: otherSide(side),
        leadId: lead.leadId,
        text: 'x'.repeat(300),
      })
      const company = { seller: 'Daily Bread', buyer: 'Mill & Sons' }[side]
      const theirs = { company, isOwn: false, byAssistant: false, endedByOwn: false, endedByOther: false }
      expect((await onlyTile(ctx, side)).newest).toEqual({ ...theirs, text: 'x'.repeat(140) })

      await app.db.update(messages).set({ deletedAt: new Date() }).where(eq(messages.id, messageId))
      // What is left is the assistant's opening for the seller.
      const { newest } = await onlyTile(ctx, side)
      expect(newest).toMatchObject({ company, isOwn: side === 'seller', byAssistant: true })
      await terminate(other, { side: otherSide(side), leadId: lead.leadId })
      expect((await onlyTile(ctx, side)).newest).toMatchObject({ endedByOwn: false, endedByOther: true })
    },
  )

  test.each(eachSide)('of a %s count leads with activity that this employee has not seen', async (side) => {
    const { ctx, listing, manager } = await owner(side)
    const one = await makeOpenLead(manager, side, listing)
    await makeOpenLead(manager, side, listing)
    const colleague = as(app.ctx, await makeEmployee(app.db, manager.companyId))
    await markRead(ctx, { leadId: one.leadId })
    expect(await onlyTile(ctx, side)).toMatchObject({ unseen: 1 })
    expect(await onlyTile(colleague, side)).toMatchObject({ unseen: 2 })
    await app.db
      .update(leads)
      .set({ lastActivityAt: addDays(new Date(), 1) })
      .where(eq(leads.id, one.leadId))
    expect(await onlyTile(ctx, side)).toMatchObject({ unseen: 2 })
  })

  test.each(eachSide)('of a %s count no lead as new that ended before it was opened', async (side) => {
    const { ctx, listing, manager } = await owner(side)
    const [opened, unopened] = [
      await makeOpenLead(manager, side, listing),
      await makeOpenLead(manager, side, listing),
    ]
    await markRead(ctx, { leadId: opened.leadId })
    for (const one of [opened, unopened])
      await terminate(me(app.ctx, one, otherSide(side)), { side: otherSide(side), leadId: one.leadId })
    expect(await onlyTile(ctx, side)).toMatchObject({ matches: 2, unseen: 1 })
    const rows = await listed(ctx, { side, listingId: listing.id })
    const unseen = Object.fromEntries(rows.map((row) => [row.id, row.unseen]))
    expect(unseen).toEqual({ [opened.leadId]: true, [unopened.leadId]: false })
  })

  test('of a seller count leads with unanswered questions as waiting', async () => {
    const { ctx, listing, manager } = await owner('seller')
    const one = await makeOpenLead(manager, 'seller', listing, [], ['How much?', 'How soon?'])
    await makeOpenLead(manager, 'seller', listing, [{ verdict: 'not meet' }])
    expect(await onlyTile(ctx, 'seller')).toMatchObject({ waiting: 1 })
    await app.db.update(questions).set({ answer: 'Soon' }).where(eq(questions.roundId, one.roundId))
    expect(await onlyTile(ctx, 'seller')).toMatchObject({ waiting: 0 })
  })

  test('of a buyer count leads with unreviewed unmet requirements as waiting, unless the buyer opened the round', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    await makeOpenLead(manager, 'buyer', listing, [{ verdict: 'meet' }], ['How much?'])
    const one = await makeOpenLead(manager, 'buyer', listing, [{ verdict: null }])
    expect(await onlyTile(ctx, 'buyer')).toMatchObject({ waiting: 1 })
    await app.db.update(rounds).set({ openedBy: 'buyer' }).where(eq(rounds.id, one.roundId))
    expect(await onlyTile(ctx, 'buyer')).toMatchObject({ waiting: 0 })
  })

  test('show the best coverage, to a seller of revealed requirements only', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    await makeOpenLead(manager, 'buyer', listing, [
      { verdict: 'meet' },
      { verdict: 'not meet' },
      { verdict: null },
    ])
    const better = await makeOpenLead(manager, 'buyer', listing, [
      { verdict: 'meet' },
      { verdict: 'meet', reveal: false },
      { verdict: null },
    ])
    expect(await onlyTile(ctx, 'buyer')).toMatchObject({ best: { meet: 2, notMeet: 0, unknown: 1 } })
    const seller = as(app.ctx, better.people.seller)
    expect(await onlyTile(seller, 'seller')).toMatchObject({ best: { meet: 1, notMeet: 0, unknown: 1 } })
    await app.db
      .update(judgements)
      .set({ humanVerdict: 'not meet' })
      .where(and(eq(judgements.roundId, better.roundId), eq(judgements.position, 0)))
    expect(await onlyTile(ctx, 'buyer')).toMatchObject({ best: { meet: 1, notMeet: 1, unknown: 1 } })
    expect(await onlyTile(seller, 'seller')).toMatchObject({ best: { meet: 1, notMeet: 0, unknown: 1 } })
  })

  test('use only the latest round', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    const { leadId } = await makeOpenLead(manager, 'buyer', listing, [{ verdict: 'not meet' }])
    const [second] = await app.db
      .insert(rounds)
      .values({ leadId, number: 2, openedBy: 'seller' })
      .returning({ id: rounds.id })
    await app.db
      .insert(judgements)
      .values({ roundId: second!.id, position: 0, requirement: 'R', verdict: 'meet', reveal: true })
    expect(await onlyTile(ctx, 'buyer')).toMatchObject({
      waiting: 0,
      best: { meet: 1, notMeet: 0, unknown: 0 },
    })
    await app.db.delete(rounds).where(eq(rounds.id, second!.id))
    expect(await onlyTile(ctx, 'buyer')).toMatchObject({
      waiting: 1,
      best: { meet: 0, notMeet: 1, unknown: 0 },
    })
  })

  test('follow deleted judgements and questions', async () => {
    const { ctx, listing, manager } = await owner('seller')
    const { roundId } = await makeOpenLead(
      manager,
      'seller',
      listing,
      [{ verdict: 'meet' }, { verdict: null }],
      ['How much?'],
    )
    expect(await onlyTile(ctx, 'seller')).toMatchObject({ waiting: 1, best: { meet: 1, unknown: 1 } })
    await app.db.delete(questions).where(eq(questions.roundId, roundId))
    await app.db.delete(judgements).where(and(eq(judgements.roundId, roundId), eq(judgements.position, 0)))
    expect(await onlyTile(ctx, 'seller')).toMatchObject({ waiting: 0, best: { meet: 0, unknown: 1 } })
  })
})

describe.each(eachSide)('the column of a %s', (side) => {
  const at = new Date('2026-03-01T12:00:00Z')

  /** Five listings, newest first; the middle three have the same creation time. */
  async function five() {
    const { ctx, listing, manager } = await owner(side)
    const days = [2, 1, 1, 1, 0]
    const rows = days.map((day, n) => ({
      ...listing,
      id: v7(),
      name: `Number ${n}`,
      createdAt: addDays(at, day),
    }))
    await app.db.insert(listings).values(rows)
    await app.db.delete(listings).where(eq(listings.id, listing.id))
    const newest = rows.toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    )
    return { ctx, manager, listing, ids: newest.map(({ id }) => id) }
  }
  const idsOf = ({ tiles }: { tiles: readonly { id: string }[] }) => tiles.map(({ id }) => id)

  test.each([1, 2, 3, 4])('is complete in pages of %s, with equal creation times too', async (limit) => {
    const { ctx, ids } = await five()
    const pages: string[][] = []
    let next: string | null = null
    do {
      const page = await pageOf(ctx, side, { cursor: next, limit })
      expect(page.total).toBe(5)
      expect(page.tiles.length).toBeLessThanOrEqual(limit)
      pages.push(idsOf(page))
      next = page.next
    } while (next)
    expect(pages.flat()).toEqual(ids)
    expect(pages).toHaveLength(Math.ceil(5 / limit))
  })

  test('has no next page after the last, full or not', async () => {
    const { ctx } = await five()
    expect((await pageOf(ctx, side, { limit: 5 })).next).toBeNull()
    expect((await pageOf(ctx, side)).next).toBeNull()
    expect((await pageOf(ctx, side, { limit: 4 })).next).toEqual(expect.any(String))
  })

  test('continues correctly when listings are published or deleted between pages', async () => {
    const { ctx, manager, ids } = await five()
    const { next } = await pageOf(ctx, side, { limit: 3 })
    await makeListing(app.db, manager, side, { name: 'The newest' })
    await deleteListing(ctx, { side, id: ids[2]! })
    const page = await pageOf(ctx, side, { cursor: next, limit: 3 })
    expect(idsOf(page)).toEqual(ids.slice(3))
    expect(page.total).toBe(5)
  })

  test('shows a stranger nothing, even with a cursor', async () => {
    const { ctx } = await five()
    const { next } = await pageOf(ctx, side, { limit: 2 })
    const stranger = await owner(otherSide(side))
    expect(await pageOf(stranger.ctx, side)).toEqual({ tiles: [], total: 0, next: null })
    expect((await pageOf(stranger.ctx, side, { cursor: next })).tiles).toEqual([])
    expect(await pageOf(stranger.ctx, otherSide(side))).toMatchObject({ total: 1 })
  })

  test('returns single tiles by listing or lead id, with the column’s total', async () => {
    const { ctx, manager, listing, ids } = await five()
    const last = { ...listing, id: ids[4]! }
    const { leadId } = await makeOpenLead(manager, side, last)
    const ofLead = await tilesOf(ctx, [leadId])
    expect(ofLead[side]).toMatchObject({ total: 5, tiles: [{ id: last.id, matches: 1, unseen: 1 }] })
    expect(ofLead[otherSide(side)]).toEqual({ tiles: [], total: 0 })
    const both = await tilesOf(ctx, [ids[0]!, leadId, last.id])
    expect(idsOf(both[side])).toEqual([ids[0], last.id])
    const stranger = await owner(side)
    expect((await tilesOf(stranger.ctx, [leadId, ...ids]))[side]).toEqual({
      tiles: [],
      total: 1,
    })
    expect((await tilesOf(ctx, []))[side]).toEqual({ tiles: [], total: 5 })
  })
})

test.each([
  ['an invalid cursor', { cursor: 'nonsense' }, 'cursor is not one of this list.'],
  ['a cursor of another list', { cursor: btoa('[1]') }, 'cursor is not one of this list.'],
  ['a limit over 200', { limit: 201 }, 'limit must be at most 200.'],
  ['a limit of 0', { limit: 0 }, 'limit must be at least 1.'],
])('%s is refused', async (_, input, message) => {
  const { cookie } = await makeSession(app.ctx, (await owner('seller')).manager)
  const query = encodeURIComponent(JSON.stringify({ side: 'seller', ...input }))
  const answer = await fetch(`${app.url}/trpc/listings.tiles?input=${query}`, { headers: { cookie } })
  expect([answer.status, (await answer.json()).error.message]).toEqual([400, message])
})
