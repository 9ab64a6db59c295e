import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '../../src/context.ts'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { expireLocks } from '../../src/leads/lock/expire-locks.ts'
import { takeLock } from '../../src/leads/lock/lock.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { deleteLastMessage } from '../../src/leads/thread/delete-last-message.ts'
import { editLastMessage } from '../../src/leads/thread/edit-last-message.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { speakRound } from '../../src/leads/turns/speak-round.ts'
import type { Call } from '../../src/providers/assistant/assistant.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import type { GuardedAssistant } from '../../src/providers/assistant/guardrails.ts'
import { makeAssistant } from '../../src/providers/assistant/make.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun, type Matched, makeLead } from '../make/leads.ts'
import { type AnthropicServer, good, type Reply, startAnthropicServer } from '../setup/anthropic-server.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { eventsOf, jobOf, jobsOf, leadRow, me, submit, view } from './helpers.ts'

const { app, clock } = await startAppWithClock('2026-03-02T12:01:00Z')

const outages: readonly [string, Reply][] = [
  ['status 500', { status: 500 }],
  ['status 429', { status: 429, headers: { 'retry-after-ms': '60000', 'retry-after': '60' } }],
  ['no response', { silence: true }],
  ['garbage', { garbage: true }],
  ['a response that is cut off', { cut: true }],
]

/** What the server replies; null: properly. */
let outage: Reply | null
let server: AnthropicServer
let ctx: Ctx
/** How long the assistant could have been silent in each call, in milliseconds. */
let silences: number[]

beforeEach(async () => {
  outage = null
  silences = []
  server = await startAnthropicServer({ script: (request) => outage ?? good(request) })
  const settings = { kind: 'claude', apiKey: 'key', baseURL: server.url, model: 'claude-sonnet-5-5' } as const
  ctx = { ...app.ctx, assistant: hurried(makeAssistant(settings, undefined, app.ctx.now)) }
})
afterEach(() => server[Symbol.asyncDispose]())

/** An assistant that waits a hundredth of the time for a server that never responds. */
function hurried(assistant: GuardedAssistant): GuardedAssistant {
  const hurry =
    <B, T>(run: (brief: B, call: Call) => Promise<T>) =>
    (brief: B, call: Call) => {
      if (call.maxSilenceMs === undefined) throw new Error('this call may wait for minutes')
      silences.push(call.maxSilenceMs)
      const hangs = outage !== null && 'silence' in outage
      return run(brief, hangs ? { ...call, maxSilenceMs: call.maxSilenceMs / 100 } : call)
    }
  return {
    ...assistant,
    judge: hurry(assistant.judge),
    ask: hurry(assistant.ask),
    pitch: hurry(assistant.pitch),
  }
}

const requirements = { buyer: { points: [{ text: 'Organic certification' }] } }
const runFollowUp = async ({ leadId }: Matched) =>
  followUp(ctx, await jobOf<Jobs['follow-up']>(app, 'follow-up', leadId), jobRun())
const runRound = async ({ leadId }: Matched) =>
  speakRound(ctx, await jobOf<Jobs['speak-round']>(app, 'speak-round', leadId), jobRun())
const reasonOf = async (lead: Matched) => (await view(ctx, lead, 'buyer')).latestRound.judgements[0]?.reason

describe.each(outages)('while the assistant answers with %s', (_, reply) => {
  test('people go on writing, and the judgements follow when it is back', async () => {
    const lead = await makeLead(app.ctx, requirements)
    outage = reply
    const target = { side: 'seller', leadId: lead.leadId } as const
    const seller = me(ctx, lead, 'seller')
    await sendMessage(seller, { ...target, text: 'Our flour is from Augsburg.' })
    await runFollowUp(lead)
    await sendMessage(me(ctx, lead, 'buyer'), { ...target, side: 'buyer', text: 'Good.' })
    await runFollowUp(lead)
    await editLastMessage(seller, { ...target, text: 'Our flour is from Ulm.' })
    await runFollowUp(lead)
    await deleteLastMessage(seller, target)
    await runFollowUp(lead)
    for (const side of ['seller', 'buyer'] as const)
      expect(await view(ctx, lead, side)).toMatchObject({ lock: null, judging: true, lastTurnFailed: false })
    expect(await reasonOf(lead)).not.toBe('Nothing speaks to it.')

    outage = null
    clock.advance(60)
    await runFollowUp(lead)
    expect(await view(ctx, lead, 'buyer')).toMatchObject({ lock: null, judging: false })
    expect(await reasonOf(lead)).toBe('Nothing speaks to it.')
  })

  test('a round that fails twice gives the lock back within 20 s and keeps its inputs', async () => {
    const lead = await makeLead(app.ctx, requirements)
    outage = reply
    await submit.buyer(me(ctx, lead, 'buyer'), lead, 'We need it on Mondays.')
    expect((await view(ctx, lead, 'buyer')).lock?.side).toBe('buyer')
    await runRound(lead)

    expect(server.requests.map(({ kind }) => kind)).toEqual(['pitch', 'pitch'])
    expect(silences.reduce((sum, ms) => sum + ms)).toBeLessThan(20_000)
    const own = await view(ctx, lead, 'buyer')
    expect(own).toMatchObject({ lock: null, lastTurnFailed: true })
    expect(own.latestRound).toMatchObject({ number: 1, buyerFreeForm: { text: 'We need it on Mondays.' } })
    expect(own.latestRound.messages).toHaveLength(1)
    expect((await view(ctx, lead, 'seller')).lastTurnFailed).toBe(false)
    expect((await eventsOf(app, lead.leadId)).slice(-2).map((row) => row.payload)).toEqual([
      { conversation_id: lead.leadId, locked: false },
      { conversation_id: lead.leadId },
    ])
  })
})

describe.each(eachSide)('a round of the %s', (side) => {
  test('says that the last turn failed until the next one', async () => {
    const lead = await makeLead(app.ctx)
    outage = { status: 500 }
    await submit[side](me(ctx, lead, side), lead, 'On Mondays.')
    await runRound(lead)
    const other = otherSide(side)
    await sendMessage(me(ctx, lead, other), { side: other, leadId: lead.leadId, text: 'Hello?' })
    expect((await view(ctx, lead, side)).lastTurnFailed).toBe(true)

    outage = null
    await submit[side](me(ctx, lead, side), lead, 'On Mondays.')
    expect((await view(ctx, lead, side)).lastTurnFailed).toBe(false)
    await runRound(lead)
    expect(await view(ctx, lead, side)).toMatchObject({ lock: null, lastTurnFailed: false, judging: false })
  })

  test('succeeds at the second attempt', async () => {
    const lead = await makeLead(app.ctx)
    let requests = 0
    await using flaky = await startAnthropicServer({
      script: (request) => (requests++ === 0 ? { status: 500 } : good(request)),
    })
    const settings = {
      kind: 'claude',
      apiKey: 'key',
      baseURL: flaky.url,
      model: 'claude-sonnet-5-5',
    } as const
    ctx = { ...ctx, assistant: makeAssistant(settings) }
    await submit[side](me(ctx, lead, side), lead, 'On Mondays.')
    await runRound(lead)
    const { latestRound, lastTurnFailed } = await view(ctx, lead, side)
    expect(latestRound).toMatchObject({ number: 2 })
    expect(latestRound.messages).toHaveLength(2)
    expect(lastTurnFailed).toBe(false)
  })

  test('sends its message when only the judgements fail, which follow later', async () => {
    const lead = await makeLead(app.ctx, requirements)
    await using partial = await startAnthropicServer({
      script: (request) => (request.kind === 'pitch' ? good(request) : (outage ?? good(request))),
    })
    const settings = {
      kind: 'claude',
      apiKey: 'key',
      baseURL: partial.url,
      model: 'claude-sonnet-5-5',
    } as const
    ctx = { ...ctx, assistant: makeAssistant(settings) }
    outage = { status: 500 }
    await submit[side](me(ctx, lead, side), lead, 'On Mondays.')
    await runRound(lead)
    const sent = await view(ctx, lead, side)
    expect(sent).toMatchObject({ lock: null, judging: true, lastTurnFailed: false })
    expect(sent.latestRound.messages.at(-1)).toMatchObject({ side, author: 'ai' })

    outage = null
    await runFollowUp(lead)
    expect((await view(ctx, lead, side)).judging).toBe(false)
    expect(await reasonOf(lead)).toBe('Nothing speaks to it.')
  })

  test('that the provider refuses ends at once', async () => {
    const lead = await makeLead(app.ctx)
    outage = { refusal: true }
    await submit[side](me(ctx, lead, side), lead, 'On Mondays.')
    await runRound(lead)
    expect(server.requests).toHaveLength(1)
    expect(await view(ctx, lead, side)).toMatchObject({ lock: null, lastTurnFailed: true })
  })

  test('is refused without a lock while the circuit is open, and accepted again after the pause', async () => {
    const lead = await makeLead(app.ctx)
    outage = { status: 500 }
    for (const _ of [1, 2]) {
      await submit[side](me(ctx, lead, side), lead, 'On Mondays.')
      await runRound(lead)
    }
    const before = await leadRow(app, lead.leadId)
    await expect(submit[side](me(ctx, lead, side), lead, 'On Tuesdays.')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      retryAfter: 30,
    })
    expect(await leadRow(app, lead.leadId)).toEqual(before)
    expect(before.lockToken).toBeNull()

    outage = null
    clock.advance(30)
    await submit[side](me(ctx, lead, side), lead, 'On Tuesdays.')
    await runRound(lead)
    expect((await view(ctx, lead, side)).latestRound).toMatchObject({ number: 2 })
  })
})

describe('a follow-up', () => {
  test('waits while the circuit is open: it is queued once for later, without a request', async () => {
    const lead = await makeLead(app.ctx, requirements)
    outage = { status: 500 }
    await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
    for (const _ of [1, 2, 3, 4]) await runFollowUp(lead)
    const [requests, jobs] = [server.requests.length, (await jobsOf(app, 'follow-up', lead.leadId)).length]
    await runFollowUp(lead)
    expect(server.requests).toHaveLength(requests)
    expect(await jobsOf(app, 'follow-up', lead.leadId)).toHaveLength(jobs + 1)
    expect((await view(ctx, lead, 'buyer')).judging).toBe(true)
  })

  test('gives up a thread that the assistant refuses, and says so to nobody as judging', async () => {
    const lead = await makeLead(app.ctx, requirements)
    outage = { refusal: true }
    await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
    for (const _ of [1, 2, 3]) {
      expect((await view(ctx, lead, 'buyer')).judging).toBe(true)
      await runFollowUp(lead)
    }
    expect((await view(ctx, lead, 'buyer')).judging).toBe(false)
    expect(await jobsOf(app, 'follow-up', lead.leadId)).toHaveLength(3)
  })

  describe('of a thread that always takes too long', () => {
    /** How often it runs with an assistant that is too slow for this thread alone, until it is given up. */
    async function runsUntilGivenUp(lead: Matched): Promise<number> {
      const tooSlow = new AssistantError('too slow', 'The assistant took too long.')
      const slow = { ...ctx, assistant: { ...ctx.assistant, judge: () => Promise.reject(tooSlow) } }
      let runs = 0
      for (; runs < 100 && (await view(ctx, lead, 'buyer')).judging; runs++)
        await followUp(slow, await jobOf<Jobs['follow-up']>(app, 'follow-up', lead.leadId), jobRun())
      return runs
    }

    test('is given up while others are answered', async () => {
      const lead = await makeLead(app.ctx, requirements)
      await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
      expect(await runsUntilGivenUp(lead)).toBe(18)
      expect(await jobsOf(app, 'follow-up', lead.leadId)).toHaveLength(18)
    })

    test('is tried as often after a long outage', async () => {
      const lead = await makeLead(app.ctx, requirements)
      await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
      outage = { status: 500 }
      for (let run = 0; run < 24; run++) {
        await runFollowUp(lead)
        clock.advance(60)
      }
      expect(await runsUntilGivenUp(lead)).toBe(18)
    })
  })

  test('waits while no call is answered, however long', async () => {
    const lead = await makeLead(app.ctx, requirements)
    outage = { silence: true }
    await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
    for (let run = 0; run < 24; run++) {
      await runFollowUp(lead)
      clock.advance(60)
    }
    outage = null
    await runFollowUp(lead)
    expect(await view(ctx, lead, 'buyer')).toMatchObject({ judging: false })
    expect(await reasonOf(lead)).toBe('Nothing speaks to it.')
  })

  test('that was superseded by a round runs after all when the round fails', async () => {
    const lead = await makeLead(app.ctx, requirements)
    await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
    outage = { status: 500 }
    await submit.buyer(me(ctx, lead, 'buyer'), lead, 'On Mondays.')
    await runFollowUp(lead)
    expect(server.requests).toHaveLength(0)
    await runRound(lead)
    outage = null
    await runFollowUp(lead)
    expect(await view(ctx, lead, 'buyer')).toMatchObject({ judging: false, lastTurnFailed: true })
    expect(await reasonOf(lead)).toBe('Nothing speaks to it.')
  })

  test('that lost its job is queued again', async () => {
    const lead = await makeLead(app.ctx, requirements)
    await sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
    const { boss } = app.queue
    for (const job of await boss.fetch('follow-up', { batchSize: 100 }))
      await boss.deleteJob('follow-up', job.id)
    clock.set('2026-03-02T13:15:00Z')
    await expireLocks(app.ctx)
    expect(await jobsOf(app, 'follow-up', lead.leadId)).toHaveLength(1)
    await app.drain()
    expect((await view(ctx, lead, 'buyer')).judging).toBe(false)
  })

  test('of an earlier release, which holds the lock, releases it and judges', async () => {
    const lead = await makeLead(app.ctx, requirements)
    const { leadId } = lead
    const lockToken = await app.db.transaction((tx) => takeLock(tx, leadId, 'seller', app.ctx.now()))
    const { version } = await leadRow(app, leadId)
    await followUp(ctx, { leadId, lockToken, version }, jobRun())
    expect(await view(ctx, lead, 'buyer')).toMatchObject({ lock: null, judging: false })
    expect(await reasonOf(lead)).toBe('Nothing speaks to it.')
  })
})
