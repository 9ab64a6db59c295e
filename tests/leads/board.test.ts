import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withHash } from '../../src/agreements/canonical.ts'
import { proposals } from '../../src/db/tables/agreements.ts'
import { judgements, leads } from '../../src/db/tables/leads.ts'
import { readBoard } from '../../src/leads/board/read-board.ts'
import { type BoardView, boardQuoteLength } from '../../src/leads/board/schema.ts'
import { latestRound } from '../../src/leads/rounds/rounds.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { maxAnswer } from '../../src/shared/http/answers.ts'
import type { Package } from '../../src/shared/proposals/agreements.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { makeLongBoard } from '../make/long-board.ts'
import { as, type Person } from '../make/people.ts'
import { acceptProposal, makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const boardFor = async (person: Person, side: Side, listingId: string) =>
  (await readBoard(as(app.ctx, person), { side, listingId })).toJSON()
const boardOf = ({ people, listings }: Matched, side: Side) => boardFor(people[side], side, listings[side].id)

/** Two leads of one listing of `side`. */
async function twoLeads(side: Side) {
  const first = await makeLead(app.ctx, {
    buyer: {
      points: [{ text: 'Organic certification' }, { text: 'Secret limit of a quarter', reveal: false }],
    },
    seller: { points: [{ text: 'Certified organic' }, { text: 'Hidden margin of a fifth', reveal: false }] },
  })
  const second = await makeLead(app.ctx, {
    people: { [side]: first.people[side] },
    listings: { [side]: first.listings[side] },
    [otherSide(side)]: { points: [{ text: 'Other hidden preference', reveal: false }] },
  })
  return { first, second }
}

describe.each(eachSide)('the board of a listing of the %s', (side) => {
  test('has a column for each open lead, with its latest proposal', async () => {
    const { first, second } = await twoLeads(side)
    await makeProposal(app.ctx, first, 'seller', { packages: [packageOf(17_000), packageOf(18_000)] })
    const proposal = await makeProposal(app.ctx, second, 'seller')
    const { agreementId } = await acceptProposal(app.ctx, second, proposal)

    const board = await boardOf(first, side)
    expect(board).toMatchObject({ side, total: 2, listingName: first.listings[side].name })
    const columns = new Map(board.leads.map((lead) => [lead.id, lead]))
    expect(columns.get(first.leadId)).toMatchObject({
      companyName: side === 'seller' ? 'Daily Bread' : 'Mill & Sons',
      agreementId: null,
      proposal: { number: 1, side: 'seller', status: 'open' },
    })
    expect(columns.get(first.leadId)?.proposal?.packages.map(({ total }) => total.minor)).toEqual([
      1_700_000, 1_800_000,
    ])
    expect(columns.get(second.leadId)).toMatchObject({ agreementId, proposal: { status: 'accepted' } })
  })

  test('leaves out ended leads', async () => {
    const { first, second } = await twoLeads(side)
    await terminate(as(app.ctx, second.people[side]), { side, leadId: second.leadId })
    expect((await boardOf(first, side)).leads.map(({ id }) => id)).toEqual([first.leadId])
  })

  test('never shows what the other side hides', async () => {
    const { first } = await twoLeads(side)
    const board = await boardOf(first, side)
    const text = JSON.stringify(board)
    expect(text).not.toContain(side === 'seller' ? 'quarter' : 'fifth')
    expect(text).not.toContain('preference')
    if (side === 'seller') expect(board.requirements).toEqual([])
  })

  test('is not found by strangers, nor by the other side', async () => {
    const { first, second } = await twoLeads(side)
    const listingId = first.listings[side].id
    for (const person of [first.people[otherSide(side)], (await makeLead(app.ctx)).people[side]])
      await expect(boardFor(person, side, listingId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(boardFor(second.people[side], otherSide(side), listingId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

test('a request’s board aligns judgements with its requirements, and prefers the buyer’s own verdict', async () => {
  const { first } = await twoLeads('buyer')
  const round = await latestRound(app.db, first.leadId)
  await app.db
    .update(judgements)
    .set({ verdict: 'meet', quote: 'q'.repeat(500), humanVerdict: 'not meet' })
    .where(eq(judgements.roundId, round.id))
  const board = await boardOf(first, 'buyer')
  expect(board.requirements).toEqual([
    { text: 'Organic certification', reveal: true },
    { text: 'Secret limit of a quarter', reveal: false },
  ])
  const column = board.leads.find(({ id }) => id === first.leadId)
  expect(column?.judgements).toEqual([
    ['not meet', 'q'.repeat(boardQuoteLength)],
    ['not meet', 'q'.repeat(boardQuoteLength)],
  ])
  expect(column?.coverage).toEqual({ meet: 0, notMeet: 2, unknown: 0 })
})

describe('whatever the other sides write, a board takes less than a megabyte', () => {
  const termsOf = (count: number, length: number) =>
    Array.from({ length: count }, (_, n) => ({
      key: `term_${n}`,
      label: `Term ${n}`,
      kind: 'text' as const,
      value: '漢'.repeat(length),
    }))
  const boardWith = async (terms: Package['terms']) => {
    const { person, listingId } = await makeLongBoard(app.ctx)
    const ofBoard = inArray(
      proposals.leadId,
      app.db.select({ id: leads.id }).from(leads).where(eq(leads.buyerListingId, listingId)),
    )
    await app.db
      .update(proposals)
      .set({ packages: [withHash(packageOf(16_000, { terms }))] })
      .where(ofBoard)
    const { text } = await readBoard(as(app.ctx, person), { side: 'buyer', listingId })
    expect(Buffer.byteLength(text)).toBeLessThan(maxAnswer)
    return JSON.parse(text) as BoardView
  }

  test('without the terms of long proposals, which can’t be accepted there', async () => {
    const { leads: columns } = await boardWith(termsOf(8, 4_000))
    expect(columns).toHaveLength(200)
    const cut = columns.flatMap(({ proposal }) => proposal ?? [])
    expect(cut).toHaveLength(199)
    for (const { isCut, packages } of cut) {
      expect(isCut).toBe(true)
      expect(packages).toMatchObject([{ total: { minor: 1_600_000, currency: 'EUR' }, terms: [] }])
    }
  })

  test('with the latest active leads that fit', async () => {
    const { leads: columns, total } = await boardWith(termsOf(10, 350))
    expect(total).toBe(200)
    expect(columns.length).toBeGreaterThan(50)
    expect(columns.length).toBeLessThan(100)
    const shown = columns.filter(({ listingName }) => listingName.startsWith('Offering number'))
    expect(shown.length).toBeGreaterThanOrEqual(columns.length - 1)
    expect(shown.map(({ listingName }) => listingName)).toEqual(shown.map((_, n) => `Offering number ${n}`))
    for (const { proposal } of shown)
      expect(proposal).toMatchObject({ isCut: false, packages: [{ terms: termsOf(10, 350) }] })
  })
})

test('a board of 200 leads takes less than 300 kB, before compression', async () => {
  const { person, listingId } = await makeLongBoard(app.ctx)
  const { text } = await readBoard(as(app.ctx, person), { side: 'buyer', listingId })
  expect((JSON.parse(text) as BoardView).leads).toHaveLength(200)
  expect(Buffer.byteLength(text)).toBeLessThan(300_000)
})
