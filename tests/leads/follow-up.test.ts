import { describe, expect, test } from 'vitest'
import type { Ctx } from '../../src/context.ts'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { submitBuyerRound, submitSellerRound } from '../../src/leads/rounds/submit-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { stopTurn } from '../../src/leads/turns/stop-turn.ts'
import { revise } from '../../src/listings/revise.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { jobRun, type Matched, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { jobOf, jobsOf, leadRow, me, view, withAssistant } from './helpers.ts'

const app = await forFile(startApp())

const followUpJob = (leadId: string) => jobOf<Jobs['follow-up']>(app, 'follow-up', leadId)

describe('the follow-up of a message', () => {
  const sendFirst = async () => {
    const lead = await makeLead(app.ctx, {
      buyer: { points: [{ text: 'Organic certification' }, { text: 'Milled on request' }] },
    })
    await sendMessage(me(app.ctx, lead, 'seller'), {
      side: 'seller',
      leadId: lead.leadId,
      text: 'Our flour is milled on request, every day.',
    })
    return lead
  }
  const milledJudgement = async (lead: Matched) =>
    (await view(app.ctx, lead, 'buyer')).latestRound.judgements.find((row) =>
      row.requirement.startsWith('Milled'),
    )

  test('updates the judgement and quotes the message', async () => {
    const lead = await sendFirst()
    expect((await milledJudgement(lead))?.verdict).toBeNull()
    await app.drain()
    const judgement = await milledJudgement(lead)
    expect(judgement?.verdict).toBe('meet')
    expect('Our flour is milled on request, every day.').toContain(judgement?.quote)
    expect(judgement?.reason).not.toBe('')
  })

  test('is idempotent, also when run concurrently', async () => {
    const lead = await sendFirst()
    const job = await followUpJob(lead.leadId)
    await Promise.all([1, 2, 3].map(() => followUp(app.ctx, job, jobRun())))
    await followUp(app.ctx, job, jobRun())
    expect((await milledJudgement(lead))?.verdict).toBe('meet')
    expect((await view(app.ctx, lead, 'buyer')).latestRound.messages).toHaveLength(2)
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
  })

  test('drops its result when a newer message was sent meanwhile', async () => {
    const lead = await sendFirst()
    const job = await followUpJob(lead.leadId)
    const overtaken = withAssistant(app.ctx, {
      ask: async () => {
        await sendMessage(me(app.ctx, lead, 'buyer'), {
          side: 'buyer',
          leadId: lead.leadId,
          text: 'We need it weekly.',
        })
      },
    })
    await followUp(overtaken, job, jobRun())
    expect((await milledJudgement(lead))?.verdict).toBeNull()
    expect((await view(app.ctx, lead, 'buyer')).judging).toBe(true)
    await app.drain()
    expect((await milledJudgement(lead))?.verdict).toBe('meet')
    expect((await view(app.ctx, lead, 'buyer')).judging).toBe(false)
  })

  test('is aborted when a newer message is sent while it runs', async () => {
    const lead = await sendFirst()
    let aborted = false
    const endless: Ctx = {
      ...app.ctx,
      assistant: {
        ...app.ctx.assistant,
        judge: (_brief, { signal }) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              aborted = true
              reject(signal.reason)
            })
            void sendMessage(me(app.ctx, lead, 'buyer'), {
              side: 'buyer',
              leadId: lead.leadId,
              text: 'We need it weekly.',
            })
          }),
      },
    }
    await followUp(endless, await followUpJob(lead.leadId), jobRun())
    expect(aborted).toBe(true)
    await app.drain()
    expect((await milledJudgement(lead))?.verdict).toBe('meet')
  })

  test('does nothing during a turn, which judges the message itself', async () => {
    const lead = await sendFirst()
    const job = await followUpJob(lead.leadId)
    await submitSellerRound(me(app.ctx, lead, 'seller'), {
      leadId: lead.leadId,
      answers: [],
      freeForm: 'On Mondays.',
    })
    await followUp(app.ctx, job, jobRun())
    expect((await milledJudgement(lead))?.verdict).toBeNull()
    expect((await view(app.ctx, lead, 'buyer')).lock?.side).toBe('seller')
    await app.drain()
    expect((await milledJudgement(lead))?.verdict).toBe('meet')
    expect((await view(app.ctx, lead, 'buyer')).judging).toBe(false)
  })

  test('keeps people’s reviews and answers, also to questions that are not asked again', async () => {
    const lead = await makeLead(app.ctx, {
      buyer: { points: [{ text: 'Organic certification' }, { text: 'Milled on request' }] },
    })
    const { leadId } = lead
    const [seller, buyer] = [me(app.ctx, lead, 'seller'), me(app.ctx, lead, 'buyer')]
    const question = (await view(app.ctx, lead, 'seller')).latestRound.questions[0]?.question ?? ''
    await submitSellerRound(seller, { leadId, answers: [{ question, answer: 'Always.' }], freeForm: '' })
    await stopTurn(seller, { side: 'seller', leadId })
    const requirement = 'Organic certification'
    await submitBuyerRound(buyer, {
      leadId,
      freeForm: '',
      reviews: [{ requirement, thoughts: 'Certified by which body?', humanVerdict: 'not meet' }],
    })
    await stopTurn(buyer, { side: 'buyer', leadId })

    await sendMessage(buyer, { side: 'buyer', leadId, text: 'It is to be milled on request.' })
    const askingOnce = { ...app.ctx, assistant: { ...app.ctx.assistant, ask: async () => ['Since when?'] } }
    await followUp(askingOnce, await followUpJob(leadId), jobRun())

    const shown = (await view(app.ctx, lead, 'seller')).latestRound.questions
    expect(shown).toEqual([
      { question, answer: 'Always.', answeredBy: lead.people.seller.employeeId },
      { question: 'Since when?', answer: null, answeredBy: null },
    ])
    const by = lead.people.buyer.employeeId
    expect((await view(app.ctx, lead, 'buyer')).latestRound.judgements[0]).toMatchObject({
      requirement,
      thoughts: 'Certified by which body?',
      answeredBy: by,
      humanVerdict: 'not meet',
      judgedBy: by,
    })
  })

  test('after a revision judges the current requirements', async () => {
    const lead = await makeLead(app.ctx)
    await revise(me(app.ctx, lead, 'buyer'), {
      ...listingInput('buyer', { points: [{ text: 'Certified organic' }, { text: 'In paper bags' }] }),
      id: lead.listings.buyer.id,
    })
    expect(await jobsOf(app, 'follow-up', lead.leadId)).toHaveLength(1)
    await app.drain()
    expect((await view(app.ctx, lead, 'buyer')).latestRound.judgements.map((row) => row.requirement)).toEqual(
      ['Certified organic', 'In paper bags'],
    )
  })
})

describe.each(['judges', 'gives up'])('two revisions while the follow-up of an earlier one %s', (outcome) => {
  test.each(['first', 'last'])(
    'are judged as the second one left them, also if that one ends %s',
    async (order) => {
      const lead = await makeLead(app.ctx)
      const buyer = me(app.ctx, lead, 'buyer')
      const reviseTo = (text: string) =>
        revise(buyer, { ...listingInput('buyer', { points: [{ text }] }), id: lead.listings.buyer.id })
      await reviseTo('Certified organic')
      const held = { reached: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() }
      let judged = 0
      const { assistant } = app.ctx
      const holding: Ctx = {
        ...app.ctx,
        assistant: {
          ...assistant,
          judge: async (brief, call) => {
            if (judged++ > 0) return await assistant.judge(brief, call)
            held.reached.resolve()
            await held.released.promise
            if (outcome === 'gives up') throw new AssistantError('unreadable', 'This text takes too long.')
            return await assistant.judge(brief, call)
          },
        },
      }
      const older = followUp(
        holding,
        { ...(await followUpJob(lead.leadId)), attempt: outcome === 'gives up' ? 2 : 0 },
        jobRun(),
      )
      await held.reached.promise
      await reviseTo('In paper bags')
      await reviseTo('Milled on request')
      const newer = await followUpJob(lead.leadId)
      if (order === 'last') await followUp(app.ctx, newer, jobRun())
      held.released.resolve()
      await older
      if (order === 'first') await followUp(app.ctx, newer, jobRun())
      const { judging, latestRound } = await view(app.ctx, lead, 'buyer')
      expect([judging, latestRound.judgements.map((row) => row.requirement)]).toEqual([
        false,
        ['Milled on request'],
      ])
    },
  )
})
