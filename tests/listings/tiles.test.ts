import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { judgements, leads, questions, rounds } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { markRead } from '../../src/leads/list/mark-read.ts'
import { deleteListing } from '../../src/listings/delete.ts'
import { readTiles, readTilesById } from '../../src/listings/read-tiles.ts'
import { tilesSchema } from '../../src/listings/schema.ts'
import { addDays } from '../../src/shared/dates.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeMatch } from '../make/leads.ts'
import { makeListing } from '../make/listings.ts'
import { as, makeEmployee, makeSession } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

type Ctx = ReturnType<typeof as>

/** A page as its caller asks for it, with the cursor as text. */
const pageOf = async (ctx: Ctx, side: Side, more: { cursor?: string | null; limit?: number } = {}) =>
  (await readTiles(ctx, tilesSchema.parse({ side, ...more }))).toJSON()
const tilesOf = async (ctx: Ctx, ids: string[]) => (await readTilesById(ctx, { ids })).toJSON()

async function only(ctx: Ctx, side: Side) {
  const { tiles, total } = await pageOf(ctx, side)
  expect(tiles).toHaveLength(total)
  expect(total).toBe(1)
  return tiles[0]!
}

/** A side's lead with round 1 as told: verdicts of requirements, hidden or not, and questions. */
async function lead(
  person: Awaited<ReturnType<typeof makeEmployee>>,
  side: Side,
  listing: Awaited<ReturnType<typeof makeListing>>,
  rows: { verdict: 'meet' | 'not meet' | null; reveal?: boolean }[] = [],
  asked: string[] = [],
) {
  const match = await makeMatch(app.ctx, { people: { [side]: person }, listings: { [side]: listing } })
  await app.db.update(leads).set({ state: 'open' }).where(eq(leads.id, match.leadId))
  const [round] = await app.db
    .insert(rounds)
    .values({ leadId: match.leadId, number: 1 })
    .returning({ id: rounds.id })
  const roundId = round!.id
  if (rows.length > 0)
    await app.db.insert(judgements).values(
      rows.map(({ verdict, reveal = true }, position) => ({
        roundId,
        position,
        requirement: `Requirement ${position}`,
        verdict,
        reveal,
      })),
    )
  if (asked.length > 0)
    await app.db
      .insert(questions)
      .values(asked.map((question, position) => ({ roundId, position, question })))
  return { ...match, roundId }
}

async function owner(side: Side) {
  const { manager } = await makeCompany(app.db)
  await makePlan(app.db, manager.companyId)
  return { manager, ctx: as(app.ctx, manager), listing: await makeListing(app.db, manager, side) }
}

describe('tiles', () => {
  test.each(eachSide)('of a %s without leads count nothing', async (side) => {
    const { ctx, listing, manager } = await owner(side)
    expect(await only(ctx, side)).toEqual({
      id: listing.id,
      side,
      name: listing.name,
      createdBy: manager.employeeId,
      matches: 0,
      unseen: 0,
      waiting: 0,
      best: null,
      overLimit: 0,
    })
  })

  test.each(eachSide)(
    'of a %s count what is open, ended ones too, and what waits for the month',
    async (side) => {
      const { ctx, listing, manager } = await owner(side)
      await lead(manager, side, listing)
      const ended = await lead(manager, side, listing)
      await app.db.update(leads).set({ terminatedByBuyerAt: new Date() }).where(eq(leads.id, ended.leadId))
      const later = await lead(manager, side, listing)
      await app.db.update(leads).set({ state: 'waiting' }).where(eq(leads.id, later.leadId))
      expect(await only(ctx, side)).toMatchObject({ matches: 2, overLimit: 1 })
    },
  )

  test.each(eachSide)('of a %s count what this person has not seen', async (side) => {
    const { ctx, listing, manager } = await owner(side)
    const one = await lead(manager, side, listing)
    await lead(manager, side, listing)
    const colleague = as(app.ctx, await makeEmployee(app.db, manager.companyId))
    await markRead(ctx, { leadId: one.leadId })
    expect(await only(ctx, side)).toMatchObject({ unseen: 1 })
    expect(await only(colleague, side)).toMatchObject({ unseen: 2 })
    await app.db
      .update(leads)
      .set({ lastActivityAt: addDays(new Date(), 1) })
      .where(eq(leads.id, one.leadId))
    expect(await only(ctx, side)).toMatchObject({ unseen: 2 })
  })

  test('of a seller wait where questions are unanswered', async () => {
    const { ctx, listing, manager } = await owner('seller')
    const one = await lead(manager, 'seller', listing, [], ['How much?', 'How soon?'])
    await lead(manager, 'seller', listing, [{ verdict: 'not meet' }])
    expect(await only(ctx, 'seller')).toMatchObject({ waiting: 1 })
    await app.db.update(questions).set({ answer: 'Soon' }).where(eq(questions.roundId, one.roundId))
    expect(await only(ctx, 'seller')).toMatchObject({ waiting: 0 })
  })

  test('of a buyer wait where something unmet is unreviewed, unless the buyer spoke last', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    await lead(manager, 'buyer', listing, [{ verdict: 'meet' }], ['How much?'])
    const one = await lead(manager, 'buyer', listing, [{ verdict: null }])
    expect(await only(ctx, 'buyer')).toMatchObject({ waiting: 1 })
    await app.db.update(rounds).set({ openedBy: 'buyer' }).where(eq(rounds.id, one.roundId))
    expect(await only(ctx, 'buyer')).toMatchObject({ waiting: 0 })
  })

  test('show the lead that covers most, to a seller only by what is revealed', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    await lead(manager, 'buyer', listing, [{ verdict: 'meet' }, { verdict: 'not meet' }, { verdict: null }])
    const better = await lead(manager, 'buyer', listing, [
      { verdict: 'meet' },
      { verdict: 'meet', reveal: false },
      { verdict: null },
    ])
    expect(await only(ctx, 'buyer')).toMatchObject({ best: { meet: 2, notMeet: 0, unknown: 1 } })
    const seller = as(app.ctx, better.people.seller)
    expect(await only(seller, 'seller')).toMatchObject({ best: { meet: 1, notMeet: 0, unknown: 1 } })
    await app.db
      .update(judgements)
      .set({ humanVerdict: 'not meet' })
      .where(and(eq(judgements.roundId, better.roundId), eq(judgements.position, 0)))
    expect(await only(ctx, 'buyer')).toMatchObject({ best: { meet: 1, notMeet: 1, unknown: 1 } })
    expect(await only(seller, 'seller')).toMatchObject({ best: { meet: 1, notMeet: 0, unknown: 1 } })
  })

  test('look at the latest round alone', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    const { leadId } = await lead(manager, 'buyer', listing, [{ verdict: 'not meet' }])
    const [second] = await app.db
      .insert(rounds)
      .values({ leadId, number: 2, openedBy: 'seller' })
      .returning({ id: rounds.id })
    await app.db
      .insert(judgements)
      .values({ roundId: second!.id, position: 0, requirement: 'R', verdict: 'meet', reveal: true })
    expect(await only(ctx, 'buyer')).toMatchObject({ waiting: 0, best: { meet: 1, notMeet: 0, unknown: 0 } })
  })
})

describe.each(eachSide)('the column of a %s', (side) => {
  const at = new Date('2026-03-01T12:00:00Z')

  /** Five listings, the middle three of one moment; newest first. */
  async function five() {
    const { ctx, listing, manager } = await owner(side)
    const days = [2, 1, 1, 1, 0]
    const rows = days.map((day, n) => ({
      ...{ ...listing, id: v7(), name: `Number ${n}` },
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

  test.each([1, 2, 3, 4])('comes whole in pages of %s, ties in time too', async (limit) => {
    const { ctx, ids } = await five()
    const seen: string[][] = []
    let next: string | null = null
    do {
      const page = await pageOf(ctx, side, { cursor: next, limit })
      expect(page.total).toBe(5)
      expect(page.tiles.length).toBeLessThanOrEqual(limit)
      seen.push(idsOf(page))
      next = page.next
    } while (next)
    expect(seen.flat()).toEqual(ids)
    expect(seen).toHaveLength(Math.ceil(5 / limit))
  })

  test('ends with its last page, full or not', async () => {
    const { ctx } = await five()
    expect((await pageOf(ctx, side, { limit: 5 })).next).toBeNull()
    expect((await pageOf(ctx, side)).next).toBeNull()
    expect((await pageOf(ctx, side, { limit: 4 })).next).toEqual(expect.any(String))
  })

  test('goes on where it was, whatever is published or deleted meanwhile', async () => {
    const { ctx, manager, ids } = await five()
    const { next } = await pageOf(ctx, side, { limit: 3 })
    await makeListing(app.db, manager, side, { name: 'The newest' })
    await deleteListing(ctx, { side, id: ids[2]! })
    const page = await pageOf(ctx, side, { cursor: next, limit: 3 })
    expect(idsOf(page)).toEqual(ids.slice(3))
    expect(page.total).toBe(5)
  })

  test('has no place for a stranger, whose cursor opens nothing', async () => {
    const { ctx } = await five()
    const { next } = await pageOf(ctx, side, { limit: 2 })
    const stranger = await owner(otherSide(side))
    expect(await pageOf(stranger.ctx, side)).toEqual({ tiles: [], total: 0, next: null })
    expect((await pageOf(stranger.ctx, side, { cursor: next })).tiles).toEqual([])
    expect(await pageOf(stranger.ctx, otherSide(side))).toMatchObject({ total: 1 })
  })

  test('gives single tiles, by listing or by lead, with how many there are', async () => {
    const { ctx, manager, listing, ids } = await five()
    const last = { ...listing, id: ids[4]! }
    const { leadId } = await lead(manager, side, last)
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
  ['a cursor that is none', { cursor: 'nonsense' }, 'cursor is not one of this list.'],
  ['a cursor of another list', { cursor: btoa('[1]') }, 'cursor is not one of this list.'],
  ['more than 200 at once', { limit: 201 }, 'limit must be at most 200.'],
  ['none at all', { limit: 0 }, 'limit must be at least 1.'],
])('%s is refused', async (_, input, message) => {
  const { cookie } = await makeSession(app.ctx, (await owner('seller')).manager)
  const query = encodeURIComponent(JSON.stringify({ side: 'seller', ...input }))
  const answer = await fetch(`${app.url}/trpc/listings.tiles?input=${query}`, { headers: { cookie } })
  expect([answer.status, (await answer.json()).error.message]).toEqual([400, message])
})
