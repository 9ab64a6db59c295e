import { expect, test } from 'vitest'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { matchListing } from '../../src/matching/match-listing.ts'
import { openWaitingLeads } from '../../src/matching/opening/open-waiting.ts'
import { readMatchStatus } from '../../src/matching/read.ts'
import { resumeMatches } from '../../src/matching/resume-matches.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { leadsOf, match, newTrade, type Published, publishIn } from './trade.ts'

const { app } = await startAppWithClock('2026-03-20T12:00:00Z')
const { boss } = app.queue

/** The job uses up its retries; once it is forgotten, it is queued again. Whether it is. */
async function loseJob({ id }: Published): Promise<boolean> {
  await boss.deleteAllJobs('matching')
  await resumeMatches(app.ctx)
  return (await boss.findJobs('matching', { data: { listingId: id }, queued: true })).length === 1
}
const loseJobs = async (own: Published, times: number) => {
  const queued: boolean[] = []
  while (queued.length < times) queued.push(await loseJob(own))
  return queued
}
const statusOf = ({ id, side, person }: Published) =>
  readMatchStatus(as(app.ctx, person), { side, listingId: id })
const given = (error: Error, isAvailable = true) => ({
  ...app.ctx,
  assistant: { ...app.ctx.assistant, match: () => Promise.reject(error), isAvailable: () => isAvailable },
})
const away = new AssistantError('unavailable', 'The assistant is away.')
const tooSlow = new AssistantError('too slow', 'The assistant took too long.')

test.each(eachSide)(
  'the match of a %s listing that fails again and again is queued twice more',
  async (side) => {
    const trade = newTrade()
    const other = await publishIn(app.ctx, trade, otherSide(side))
    await match(app.ctx, other)
    const own = await publishIn(app.ctx, trade, side)
    expect(await loseJobs(own, 4)).toEqual([true, true, false, false])
    // Its page says nothing of a comparison, and its counterparties still find it.
    expect(await statusOf(own)).toMatchObject({ matched: true, compared: null, near: null, unanswered: [] })
    const later = await publishIn(app.ctx, trade, otherSide(side))
    await match(app.ctx, later)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 1, waiting: 0 })

    // A new month, a larger plan and a revision match it again.
    await openWaitingLeads(app.ctx, { companyId: own.person.companyId })
    expect(await loseJobs(own, 3)).toEqual([true, true, false])
    await revise(
      as(app.ctx, own.person),
      reviseSchema.parse({ ...listingInput(side, { name: trade }), id: own.id }),
    )
    expect(await loseJobs(own, 3)).toEqual([true, true, false])
  },
)

test.each([
  ['is away', given(away)],
  ['takes too long for all texts', given(tooSlow, false)],
])('a match that fails because the assistant %s is made once it is back', async (_, ctx) => {
  const trade = newTrade()
  await publishIn(app.ctx, trade, 'seller')
  const own = await publishIn(app.ctx, trade, 'buyer')
  for (let time = 0; time < 5; time++) {
    expect(await loseJob(own)).toBe(true)
    const job = { listingId: own.id, revision: 1 }
    await expect(matchListing(ctx, job, jobRun())).rejects.toThrow(AssistantError)
  }
  await match(app.ctx, own)
  expect(await leadsOf(app.ctx, own)).toEqual({ counted: 1, waiting: 0 })
  await boss.deleteAllJobs('matching')
})

test('a match that takes too long again and again while others are made is given up', async () => {
  const trade = newTrade()
  await publishIn(app.ctx, trade, 'seller')
  const own = await publishIn(app.ctx, trade, 'buyer')
  for (let time = 0; time < 2; time++) {
    expect(await loseJob(own)).toBe(true)
    const job = { listingId: own.id, revision: 1 }
    await expect(matchListing(given(tooSlow), job, jobRun())).rejects.toBe(tooSlow)
  }
  expect(await loseJob(own)).toBe(false)
  expect(await statusOf(own)).toMatchObject({ matched: true, compared: null })
  await boss.deleteAllJobs('matching')
})
