import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { judgements, rounds } from '../../src/db/tables/leads.ts'
import { judgeRequirement } from '../../src/leads/judgements/judge-requirement.ts'
import { submitBuyerRound } from '../../src/leads/rounds/submit-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { type Matched, makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { eventsOf, expectRefused, listed, me, submit, view } from './helpers.ts'

const app = await forFile(startApp())

const [organic, painted] = ['Certified organic', 'Painted by Vermeer']
const makeJudgedLead = () =>
  makeLead(app.ctx, {
    seller: { points: [{ text: organic }] },
    buyer: { points: [{ text: organic }, { text: painted }] },
  })
const judge = (lead: Matched, requirement: string, verdict: 'meet' | 'not meet' | null) =>
  judgeRequirement(me(app.ctx, lead, 'buyer'), { leadId: lead.leadId, requirement, verdict })
const judged = async (lead: Matched, requirement = organic) =>
  (await view(app.ctx, lead, 'buyer')).latestRound.judgements.find((row) => row.requirement === requirement)
const coverage = async (lead: Matched, side: 'seller' | 'buyer') =>
  (await listed(me(app.ctx, lead, side), { side, listingId: lead.listings[side].id }))[0]?.coverage

describe('a buyer’s own judgement', () => {
  test('replaces the assistant’s at once, moves the buyer’s counts, and tells only the buyer’s company', async () => {
    const lead = await makeJudgedLead()
    const before = (await eventsOf(app, lead.leadId)).length
    expect(await coverage(lead, 'buyer')).toEqual({ meet: 1, notMeet: 0, unknown: 1 })
    await judge(lead, organic, 'not meet')
    await judge(lead, painted, 'meet')
    expect(await judged(lead)).toMatchObject({
      verdict: 'meet',
      humanVerdict: 'not meet',
      judgedBy: lead.people.buyer.employeeId,
      judgedThisRound: true,
      newEvidence: false,
    })
    expect(await coverage(lead, 'buyer')).toEqual({ meet: 1, notMeet: 1, unknown: 0 })
    expect(await coverage(lead, 'seller')).toEqual({ meet: 1, notMeet: 0, unknown: 1 })
    const events = (await eventsOf(app, lead.leadId)).slice(before)
    expect(events.map(({ event, rooms }) => [event, rooms])).toEqual(
      Array(2).fill(['conversation_updated', [rooms.company(lead.people.buyer.companyId)]]),
    )
  })

  test('can be withdrawn', async () => {
    const lead = await makeJudgedLead()
    await judge(lead, organic, 'not meet')
    await judge(lead, organic, null)
    expect(await judged(lead)).toMatchObject({ humanVerdict: null, judgedBy: null, judgedThisRound: false })
    expect(await coverage(lead, 'buyer')).toEqual({ meet: 1, notMeet: 0, unknown: 1 })
  })

  test('stays in later rounds of both sides, and is said only in the round in which it was made', async () => {
    const lead = await makeJudgedLead()
    await judge(lead, organic, 'not meet')
    await submitBuyerRound(me(app.ctx, lead, 'buyer'), {
      leadId: lead.leadId,
      reviews: [],
      freeForm: 'Please send the certificate.',
    })
    await app.drain()
    const last = (await view(app.ctx, lead, 'buyer')).latestRound.messages.at(-1)?.content
    expect(last).toContain(organic)
    await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver.')
    await app.drain()
    expect(await judged(lead)).toMatchObject({ humanVerdict: 'not meet', judgedThisRound: false })
    expect(await coverage(lead, 'buyer')).toMatchObject({ notMeet: 1 })

    await submitBuyerRound(me(app.ctx, lead, 'buyer'), {
      leadId: lead.leadId,
      reviews: [],
      freeForm: 'When can you start?',
    })
    await app.drain()
    expect((await view(app.ctx, lead, 'buyer')).latestRound.messages.at(-1)?.content).not.toContain(organic)
    expect(await judged(lead)).toMatchObject({ humanVerdict: 'not meet' })
  })

  test('alone is an input of the round in which it was made, and of no later one', async () => {
    const lead = await makeJudgedLead()
    await judge(lead, organic, 'not meet')
    const round = { leadId: lead.leadId, freeForm: '' }
    const review = { requirement: organic, thoughts: '', humanVerdict: 'not meet' as const }
    await submitBuyerRound(me(app.ctx, lead, 'buyer'), { ...round, reviews: [review] })
    await app.drain()
    await expect(
      submitBuyerRound(me(app.ctx, lead, 'buyer'), { ...round, reviews: [] }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('stays beside new evidence against it', async () => {
    const lead = await makeJudgedLead()
    await judge(lead, organic, 'meet')
    expect(await judged(lead)).toMatchObject({ newEvidence: false })
    await sendMessage(me(app.ctx, lead, 'seller'), {
      side: 'seller',
      leadId: lead.leadId,
      text: 'We are no longer certified organic.',
    })
    await app.drain()
    expect(await judged(lead)).toMatchObject({
      verdict: 'not meet',
      quote: 'We are no longer certified organic.',
      humanVerdict: 'meet',
      newEvidence: true,
    })
  })

  test('is kept of a round that a previous version stored without a time', async () => {
    const lead = await makeJudgedLead()
    const [round] = await app.db.select().from(rounds).where(eq(rounds.leadId, lead.leadId))
    await app.db
      .update(judgements)
      .set({ humanVerdict: 'not meet' })
      .where(and(eq(judgements.roundId, round!.id), eq(judgements.requirement, organic)))
    expect(await judged(lead)).toMatchObject({ judgedThisRound: true })
    await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver.')
    expect(await judged(lead)).toMatchObject({ humanVerdict: 'not meet', judgedThisRound: false })
  })

  test('is refused to strangers and the seller, of unknown requirements and while the assistant writes', async () => {
    const lead = await makeJudgedLead()
    const input = { leadId: lead.leadId, requirement: organic, verdict: 'meet' as const }
    await expectRefused(app, lead, 'buyer', (who) => judgeRequirement(who, input))
    await expect(judge(lead, 'A ship', 'meet')).rejects.toMatchObject({ code: 'CONFLICT' })
    await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver.')
    await expect(judge(lead, organic, 'meet')).rejects.toMatchObject({ code: 'LEAD_LOCKED' })
    expect(await judged(lead)).toMatchObject({ humanVerdict: null })
  })
})
