import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgements, leads, questions, rounds } from '../../src/db/tables/leads.ts'
import { visit } from '../../src/leads/visit.ts'
import { publish } from '../../src/listings/publish.ts'
import { listOwn, readListing, readSource, readSources, readTiles } from '../../src/listings/read.ts'
import { matchBrief, pitchBrief, rankBrief } from '../../src/providers/assistant/briefs.ts'
import { addDays } from '../../src/shared/dates.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { pdfFile, uploadFile } from '../make/files.ts'
import { eachSide, type Matched, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput, makeListing } from '../make/listings.ts'
import { as, makeEmployee } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Every word that must stay on its side. */
const secrets = ['kestrel-point', 'kestrel-instruction', 'kestrel-method']
const secretive = {
  points: [{ text: 'Open for all' }, { text: 'kestrel-point', reveal: false }],
  matchingInstructions: 'kestrel-instruction',
  contact: { additionalMethod: 'kestrel-method' },
}

describe.each(eachSide)('a %s’s listing', (side) => {
  const made = () => makeLead(app.ctx, { [side]: secretive })
  const idOf = ({ listings }: Matched) => ({ side, id: listings[side].id })

  it('is read whole by everybody of its own company', async () => {
    const match = await made()
    const colleague = await makeEmployee(app.db, match.people[side].companyId, {
      role: 'company individual contributor',
    })
    const text = JSON.stringify(await readListing(as(app.ctx, colleague), idOf(match)))
    for (const secret of secrets) expect(text).toContain(secret)
  })

  it('shows a counterparty nothing that is hidden', async () => {
    const match = await made()
    const view = await readListing(as(app.ctx, match.people[otherSide(side)]), idOf(match))
    expect(view).toEqual({
      own: false,
      ...idOf(match),
      companyId: match.people[side].companyId,
      companyName: expect.any(String),
      name: match.listings[side].name,
      description: match.listings[side].description,
      points: [{ text: 'Open for all' }],
      files: [],
    })
    for (const secret of secrets) expect(JSON.stringify(view)).not.toContain(secret)
  })

  it('refuses a stranger, and whoever is matched but has no open lead yet', async () => {
    const match = await made()
    const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
    await expect(readListing(stranger, idOf(match))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const state of ['waiting', 'opening'] as const) {
      const early = await makeMatch(app.ctx)
      await app.db.update(leads).set({ state }).where(eq(leads.id, early.leadId))
      const counterparty = as(app.ctx, early.people[otherSide(side)])
      await expect(readListing(counterparty, idOf(early))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('is not found under the other side’s name', async () => {
    const match = await made()
    const ctx = as(app.ctx, match.people[side])
    await expect(
      readListing(ctx, { side: otherSide(side), id: match.listings[side].id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stays readable for the counterparty when the talk has ended', async () => {
    const match = await made()
    await app.db.update(leads).set({ terminatedBySellerAt: new Date() }).where(eq(leads.id, match.leadId))
    const counterparty = as(app.ctx, match.people[otherSide(side)])
    await expect(readListing(counterparty, idOf(match))).resolves.toMatchObject({ own: false })
  })

  it('is among its company’s own, newest first, and among nobody else’s', async () => {
    const { manager } = await makeCompany(app.db)
    const [older, newer] = [
      await makeListing(app.db, manager, side, { name: 'Older' }),
      await makeListing(app.db, manager, side, { name: 'Newer' }),
    ]
    await made()
    const ctx = as(app.ctx, manager)
    expect((await listOwn(ctx, { side })).map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(await listOwn(ctx, { side: otherSide(side) })).toEqual([])
  })
})

describe('what the assistant is given', () => {
  it('opens a secret only for those who may read it', async () => {
    const { listings } = await makeLead(app.ctx, { seller: secretive })
    const sources = await readSources(app.db, [listings.seller.id, listings.buyer.id])
    const [seller, buyer] = [sources.get(listings.seller.id)!, sources.get(listings.buyer.id)!]
    expect(JSON.stringify(seller)).not.toContain('kestrel')
    expect(JSON.stringify(pitchBrief('seller', seller, buyer, null, []))).not.toContain('kestrel')
    expect(JSON.stringify(rankBrief(buyer, [{ leadId: 'x', other: seller, talk: [] }]))).not.toContain(
      'kestrel',
    )
    const whole = JSON.stringify(matchBrief(seller, buyer))
    expect(whole).toContain('kestrel-point')
    expect(whole).toContain('kestrel-instruction')
  })

  it('holds what the files say, once they were looked at', async () => {
    const { manager } = await makeCompany(app.db)
    const ctx = as(app.ctx, manager)
    const url = await uploadFile(app.url, ctx, {
      filename: 'prices.pdf',
      contentType: 'application/pdf',
      bytes: pdfFile('Rye flour costs 80 pence'),
    })
    const { id } = await publish(
      ctx,
      listingInput('buyer', { files: [{ url, contentType: '', filename: '' }] }),
    )
    expect((await readSource(app.db, id)).files).toEqual([])
    await app.drain()
    expect((await readSource(app.db, id)).files).toEqual([
      { filename: 'prices.pdf', text: expect.stringContaining('Rye flour costs 80 pence') },
    ])
  })

  it('is nothing for a listing that never was', async () => {
    await expect(readSource(app.db, '0190b0a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await readSources(app.db, [])).size).toBe(0)
  })
})

describe('tiles', () => {
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
  const only = async (ctx: Parameters<typeof readTiles>[0], side: Side) => {
    const tiles = await readTiles(ctx, { side })
    expect(tiles).toHaveLength(1)
    return tiles[0]!
  }

  it.each(eachSide)('of a %s without leads count nothing', async (side) => {
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

  it.each(eachSide)(
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

  it.each(eachSide)('of a %s count what this person has not seen', async (side) => {
    const { ctx, listing, manager } = await owner(side)
    const one = await lead(manager, side, listing)
    await lead(manager, side, listing)
    const colleague = as(app.ctx, await makeEmployee(app.db, manager.companyId))
    await visit(ctx, { leadId: one.leadId })
    expect(await only(ctx, side)).toMatchObject({ unseen: 1 })
    expect(await only(colleague, side)).toMatchObject({ unseen: 2 })
    await app.db
      .update(leads)
      .set({ lastActivityAt: addDays(new Date(), 1) })
      .where(eq(leads.id, one.leadId))
    expect(await only(ctx, side)).toMatchObject({ unseen: 2 })
  })

  it('of a seller wait where questions are unanswered', async () => {
    const { ctx, listing, manager } = await owner('seller')
    const one = await lead(manager, 'seller', listing, [], ['How much?', 'How soon?'])
    await lead(manager, 'seller', listing, [{ verdict: 'not meet' }])
    expect(await only(ctx, 'seller')).toMatchObject({ waiting: 1 })
    await app.db.update(questions).set({ answer: 'Soon' }).where(eq(questions.roundId, one.roundId))
    expect(await only(ctx, 'seller')).toMatchObject({ waiting: 0 })
  })

  it('of a buyer wait where something unmet is unreviewed, unless the buyer spoke last', async () => {
    const { ctx, listing, manager } = await owner('buyer')
    await lead(manager, 'buyer', listing, [{ verdict: 'meet' }], ['How much?'])
    const one = await lead(manager, 'buyer', listing, [{ verdict: null }])
    expect(await only(ctx, 'buyer')).toMatchObject({ waiting: 1 })
    await app.db.update(rounds).set({ openedBy: 'buyer' }).where(eq(rounds.id, one.roundId))
    expect(await only(ctx, 'buyer')).toMatchObject({ waiting: 0 })
  })

  it('show the lead that covers most, to a seller only by what is revealed', async () => {
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

  it('look at the latest round alone', async () => {
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

  it('show nobody another company’s listings', async () => {
    await owner('seller')
    const { ctx } = await owner('buyer')
    expect(await readTiles(ctx, { side: 'seller' })).toEqual([])
  })
})
