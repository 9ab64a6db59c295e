import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../../src/context.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { saveOrder } from '../../src/leads/list/save-order.ts'
import { type LeadOrder, type LeadSummary, leadsPageSchema } from '../../src/leads/list/schema.ts'
import { readSummary } from '../../src/leads/read.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { me, pageOf } from './helpers.ts'

const app = await forFile(startApp())

interface List {
  who: SignedIn
  own: { side: Side; listingId: string }
  leads: Matched[]
}

/** A listing with seven leads, three of which have the same latest activity. */
async function makeSeven(side: Side): Promise<List> {
  const first = await makeLead(app.ctx)
  const shared = { people: { [side]: first.people[side] }, listings: { [side]: first.listings[side] } }
  const seven = [first]
  for (let i = 1; i < 7; i++) seven.push(await makeLead(app.ctx, shared))
  const same = new Date('2026-01-05T10:00:00.123Z')
  for (const { leadId } of seven.slice(1, 4))
    await app.db.update(leads).set({ lastActivityAt: same }).where(eq(leads.id, leadId))
  return {
    who: me(app.ctx, first, side),
    own: { side, listingId: first.listings[side].id },
    leads: seven,
  }
}

/** Reads all pages in sequence; `between` runs before each further page. */
async function throughPages({ who, own }: List, order: LeadOrder, limit: number, between = async () => {}) {
  const pages: LeadSummary[][] = []
  let cursor: string | null = null
  do {
    const page = await pageOf(who, { ...own, order, limit, cursor })
    expect(page.total).toBe(7)
    pages.push(page.leads)
    cursor = page.next
    if (cursor) await between()
  } while (cursor)
  return pages
}

const idsOf = (pages: readonly LeadSummary[][]) => pages.flat().map((lead) => lead.id)

describe.each(eachSide)('for the %s', (side) => {
  test.each([1, 2, 3, 7, 200])('pages of %i contain each lead once, latest activity first', async (limit) => {
    const list = await makeSeven(side)
    const pages = await throughPages(list, 'default', limit)
    expect(
      pages
        .map((page) => page.length)
        .slice(0, -1)
        .every((size) => size === limit),
    ).toBe(true)
    expect(pages).toHaveLength(Math.ceil(7 / limit))
    const shown = pages.flat()
    const expected = [...shown].sort(
      (a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt) || b.id.localeCompare(a.id),
    )
    expect(shown).toEqual(expected)
    expect(new Set(idsOf(pages))).toEqual(new Set(list.leads.map((lead) => lead.leadId)))
  })

  test('best: ranked leads in the saved order, then unranked ones, latest first', async () => {
    const list = await makeSeven(side)
    const byActivity = idsOf(await throughPages(list, 'default', 7))
    const ranked = [byActivity[5], byActivity[0], byActivity[3]].map(String)
    await saveOrder(list.who, { ...list.own, leadIds: ranked })
    const expected = [...ranked, ...byActivity.filter((id) => !ranked.includes(id))]
    for (const limit of [1, 2, 3, 7]) {
      const pages = await throughPages(list, 'best', limit)
      expect(idsOf(pages)).toEqual(expected)
    }
    expect(idsOf(await throughPages(list, 'default', 2))).toEqual(byActivity)
  })

  test('timestamps within the same millisecond neither skip nor repeat a lead', async () => {
    const list = await makeSeven(side)
    await app.db.update(leads).set({ lastActivityAt: sql`'2026-01-05 10:00:00.123456+00'` })
    expect(new Set(idsOf(await throughPages(list, 'default', 2))).size).toBe(7)
    await app.db.update(leads).set({
      lastActivityAt: sql`'2026-01-05 10:00:00.123456+00'::timestamptz
        + (abs(hashtext(${leads.id}::text)) % 900) * interval '1 microsecond'`,
    })
    expect(new Set(idsOf(await throughPages(list, 'default', 2))).size).toBe(7)
  })

  test('a lead that moves to the top between two pages does not shift the others', async () => {
    const list = await makeSeven(side)
    const before = idsOf(await throughPages(list, 'default', 7))
    const moving = list.leads.find((lead) => lead.leadId === before[5])
    if (!moving) throw new Error('no such lead')
    let moved = false
    const pages = await throughPages(list, 'default', 2, async () => {
      if (moved) return
      moved = true
      const other = otherSide(side)
      await sendMessage(me(app.ctx, moving, other), { side: other, leadId: moving.leadId, text: 'Me first.' })
    })
    expect(idsOf(pages)).toEqual(before.filter((id) => id !== moving.leadId))
    const [top] = (await pageOf(list.who, { ...list.own, limit: 1 })).leads
    expect(top).toMatchObject({ id: moving.leadId, snippet: 'Me first.' })
    await app.drain()
  })

  test('a single row equals the row in the list', async () => {
    const list = await makeSeven(side)
    const { leads: rows } = await pageOf(list.who, list.own)
    for (const row of rows)
      expect((await readSummary(list.who, { ...list.own, leadId: row.id })).toJSON()).toEqual(row)
    const elsewhere = await makeLead(app.ctx, { people: { [side]: list.leads[0]?.people[side] } })
    await expect(readSummary(list.who, { ...list.own, leadId: elsewhere.leadId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('a lock is shown until it expires', async () => {
    const lead = await makeLead(app.ctx)
    const who = me(app.ctx, lead, side)
    const own = { side, listingId: lead.listings[side].id }
    const until = new Date(app.ctx.now().getTime() + 60_000)
    await app.db.update(leads).set({ lockSide: 'buyer', lockUntil: until }).where(eq(leads.id, lead.leadId))
    const lockAt = async (ms: number) =>
      (await pageOf({ ...who, now: () => new Date(until.getTime() + ms) }, own)).leads[0]?.lock
    expect(await lockAt(-1)).toEqual({ side: 'buyer', until: until.toISOString() })
    expect(await lockAt(1)).toBeNull()
  })
})

describe('the snippet', () => {
  test.each([
    ['unchanged', 'Yes.', 'Yes.'],
    ['in full up to 140 characters', 'x'.repeat(140), 'x'.repeat(140)],
    ['shortened beyond that', 'y'.repeat(141), `${'y'.repeat(139)}…`],
    ['without splitting surrogate pairs', '🌾'.repeat(200), `${'🌾'.repeat(139)}…`],
  ])('is the last message %s', async (_, text, expected) => {
    const lead = await makeLead(app.ctx)
    await sendMessage(me(app.ctx, lead, 'buyer'), { side: 'buyer', leadId: lead.leadId, text })
    const { leads: rows } = await pageOf(me(app.ctx, lead, 'seller'), {
      side: 'seller',
      listingId: lead.listings.seller.id,
    })
    expect(rows[0]?.snippet).toBe(expected)
    await app.drain()
  })
})

test('refuses an invalid cursor, limit or order without querying the database', async () => {
  const lead = await makeLead(app.ctx)
  const { cookie } = await makeSession(app.ctx, lead.people.seller)
  const ask = async (fields: object) => {
    const input = JSON.stringify({ side: 'seller', listingId: lead.listings.seller.id, ...fields })
    const answer = await fetch(`${app.url}/trpc/leads.list?input=${encodeURIComponent(input)}`, {
      headers: { cookie },
    })
    const { error } = (await answer.json()) as { error?: { message: string } }
    return [answer.status, error?.message]
  }
  const encode = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url')
  const at = '2026-01-05T10:00:00.123456+00:00'
  const { leadId } = lead
  const invalid = [
    '',
    '7',
    'x'.repeat(60),
    encode(at),
    encode(leadId, at),
    encode(at, `${leadId}'`),
    encode('never', leadId),
  ]
  for (const order of ['default', 'best'])
    for (const cursor of [
      ...invalid,
      encode(0, at, leadId),
      encode(1e10, at, leadId),
      encode(null, at, leadId),
    ])
      expect(await ask({ cursor, order })).toEqual([400, 'cursor is not one of this list.'])
  for (const [order, cursor] of [
    ['best', encode(at, leadId)],
    ['default', encode(3, at, leadId)],
  ] as const)
    expect(await ask({ cursor, order })).toEqual([400, 'cursor is not one of this list.'])
  expect(await ask({ cursor: 7 })).toEqual([400, 'cursor must be text.'])
  expect(await ask({ cursor: encode(at, leadId) })).toEqual([200, undefined])
  expect(await ask({ cursor: encode(3, at, leadId), order: 'best' })).toEqual([200, undefined])
  expect(await ask({ limit: 201 })).toEqual([400, 'limit must be at most 200.'])
  expect(await ask({ limit: 0 })).toEqual([400, 'limit must be at least 1.'])
  expect(await ask({ order: 'worst' })).toEqual([400, 'order must be default or best.'])
  expect(leadsPageSchema.parse({ side: 'seller', listingId: lead.leadId })).toMatchObject({
    order: 'default',
    limit: 50,
  })
})
