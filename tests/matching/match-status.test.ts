import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { listings } from '../../src/db/tables/listings.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { readMatchStatus } from '../../src/matching/read.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { placesText, searchCopy } from '../../web/src/copy/leads.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { match, newTrade, type Published, publishIn, publishSome } from './trade.ts'

const { app } = await startAppWithClock('2026-11-20T12:00:00Z')
const limit = matchesPerMonth.free

const status = ({ id, side, person }: Published) =>
  readMatchStatus(as(app.ctx, person), { side, listingId: id })
const openListings = (of: Published) =>
  app.db.$count(listings, and(eq(listings.side, otherSide(of.side)), isNull(listings.deletedAt)))

/** Instructions of one side that exclude every counterparty, so that a pair comes near and doesn't match. */
const excluding = (word: string) => ({ matchingInstructions: `No ${word}.` })

describe.each(eachSide)('the match status of a %s listing', (side) => {
  const other = otherSide(side)

  it('is unknown until the listing is compared, and after a revision', async () => {
    const own = await publishIn(app.ctx, newTrade(), side)
    expect(await status(own)).toMatchObject({ matched: false, compared: null, near: null, unanswered: [] })
    await match(app.ctx, own)
    expect(await status(own)).toMatchObject({ matched: true, near: 0 })
    await revise(
      as(app.ctx, own.person),
      reviseSchema.parse({ ...listingInput(side, { name: newTrade() }), id: own.id }),
    )
    expect(await status(own)).toMatchObject({ matched: false, compared: null, near: null, unanswered: [] })
  })

  it('counts the open listings of other companies', async () => {
    const own = await publishIn(app.ctx, newTrade(), side)
    await match(app.ctx, own)
    const before = (await status(own)).compared
    expect(before).toBe(await openListings(own))
    await publishSome(app.ctx, newTrade(), other, 2)
    await makePlan(app.db, own.person.companyId)
    await publishIn(app.ctx, newTrade(), other, {}, own.person)
    const again = await publishIn(app.ctx, newTrade(), side, {}, own.person)
    await match(app.ctx, again)
    expect((await status(again)).compared).toBe((await openListings(own)) - 1)
  })

  it('counts no near ones after a match', async () => {
    const trade = newTrade()
    await publishIn(app.ctx, trade, other)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    expect(await status(own)).toMatchObject({ near: null, unanswered: [], waiting: 0, used: 1, limit })
    expect(placesText(await status(own))).toBeNull()
  })

  it('counts those that answer a third of the requirements and don’t match', async () => {
    const [trade, access] = [newTrade(), newTrade()]
    const delivery = { text: newTrade() }
    await publishSome(app.ctx, trade, other, 2, { ...excluding(trade), points: [delivery] })
    await publishIn(app.ctx, trade, other, {
      ...excluding(trade),
      name: newTrade(),
      description: `Like ${trade}.`,
      points: [{ text: newTrade() }],
    })
    const own = await publishIn(app.ctx, trade, side, { points: [delivery, { text: access }] })
    await match(app.ctx, own)
    expect(await status(own)).toMatchObject({
      near: 2,
      unanswered: side === 'buyer' ? [access] : [],
    })
  })

  it('counts those that answer a third, whatever the two are called, but no other trade', async () => {
    const instructed = newTrade()
    const [dish, unoffered] = [newTrade(), newTrade()]
    const text = { description: instructed, ...excluding(instructed) }
    await publishIn(app.ctx, newTrade(), other, { ...text, points: [{ text: dish }] })
    await publishIn(app.ctx, newTrade(), other, { ...text, points: [{ text: 'Free delivery' }] })
    const points = [dish, unoffered, 'Free delivery'].map((text) => ({ text }))
    const own = await publishIn(app.ctx, newTrade(), side, { description: instructed, points })
    await match(app.ctx, own)
    expect((await status(own)).near).toBe(1)
  })

  it('doesn’t depend on what counterparties hide', async () => {
    for (const hides of [false, true]) {
      const trade = newTrade()
      const points = [newTrade(), newTrade()]
      const hidden = hides ? points : [newTrade(), newTrade()]
      await publishSome(app.ctx, trade, other, 2, {
        ...excluding(trade),
        points: [{ text: newTrade() }, ...hidden.map((text) => ({ text, reveal: false }))],
      })
      const own = await publishIn(app.ctx, trade, side, { points: points.map((text) => ({ text })) })
      await match(app.ctx, own)
      expect(await status(own)).toMatchObject({ near: 0, unanswered: side === 'buyer' ? points : [] })
    }
  })

  it('says how many matches wait, and until when', async () => {
    const trade = newTrade()
    await publishSome(app.ctx, trade, other, limit + 3)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    const { waiting, used } = await status(own)
    expect({ waiting, used }).toEqual({ waiting: 3, used: limit })
    expect(placesText(await status(own))).toBe(
      `This month’s ${limit} matches are used. 3 more wait; new ones open on December 1.`,
    )
  })

  it('is read by its own company only', async () => {
    const own = await publishIn(app.ctx, newTrade(), side)
    const { manager } = await makeCompany(app.db)
    await expect(status({ ...own, person: manager })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(status({ ...own, side: other })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('says what the counts are', () => {
  const { compared } = searchCopy('buyer')
  expect(compared({ compared: 0, near: 0 })).toBe(
    'No offerings were open yet. New ones are compared as they come.',
  )
  expect(compared({ compared: 1, near: 0 })).toBe('1 offering was compared; none came near.')
  expect(compared({ compared: 1200, near: 4 })).toBe('1,200 offerings were compared; 4 came near.')
  expect(searchCopy('seller').compared({ compared: 2, near: null })).toBe('2 requests were compared.')
})
