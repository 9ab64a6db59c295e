import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { messages } from '../../src/db/tables/leads.ts'
import { expireLocks } from '../../src/leads/lock/expire-locks.ts'
import { holdsLock, renewLock } from '../../src/leads/lock/lock.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { speakRound } from '../../src/leads/turns/speak-round.ts'
import { stopTurn } from '../../src/leads/turns/stop-turn.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun, type Matched, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { eventsOf, jobOf, leadRow, me, submit, view, withAssistant } from './helpers.ts'

const { app, clock } = await startAppWithClock('2026-03-02T12:01:00Z')

const assistantMessages = (leadId: string, side: 'seller' | 'buyer') =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.side, side), eq(messages.author, 'ai')))
    .orderBy(messages.seq)
/** The worker has ended with its job. */
const loseJobs = () => app.db.execute(sql`delete from pgboss.job where name = 'speak-round'`)
const roundJob = (leadId: string) => jobOf<Jobs['speak-round']>(app, 'speak-round', leadId)
/** The number of assistant messages before the round: the seller has the opening. */
const openings = { seller: 1, buyer: 0 } as const

describe.each(eachSide)('a turn of the %s’s assistant', (side) => {
  const submitRound = async (): Promise<Matched> => {
    const lead = await makeLead(app.ctx)
    await submit[side](me(app.ctx, lead, side), lead, 'We deliver on Mondays.')
    return lead
  }

  test('run twice writes one message', async () => {
    const lead = await submitRound()
    const job = await roundJob(lead.leadId)
    await speakRound(app.ctx, job, jobRun())
    const after = await view(app.ctx, lead, side)
    await speakRound(app.ctx, job, jobRun())
    expect(await view(app.ctx, lead, side)).toEqual(after)
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side] + 1)
  })

  test('run five times concurrently writes one message', async () => {
    const lead = await submitRound()
    const job = await roundJob(lead.leadId)
    await Promise.all([1, 2, 3, 4, 5].map(() => speakRound(app.ctx, job, jobRun())))
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side] + 1)
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
  })

  test('killed before the commit leaves nothing behind, and is completed by the next run', async () => {
    const lead = await submitRound()
    const job = await roundJob(lead.leadId)
    const failing = withAssistant(app.ctx, {
      ask: () => {
        throw new Error('killed')
      },
    })
    await expect(speakRound(failing, job, jobRun())).rejects.toThrow('killed')
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)

    await speakRound(app.ctx, job, jobRun())
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side] + 1)
    expect((await view(app.ctx, lead, side)).lock).toBeNull()
  })

  test('stopped while the assistant works drops the result', async () => {
    const lead = await submitRound()
    const stopped = withAssistant(app.ctx, {
      ask: () => stopTurn(me(app.ctx, lead, side), { side, leadId: lead.leadId }),
    })
    await speakRound(stopped, await roundJob(lead.leadId), jobRun())
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).latestRound.number).toBe(1)
  })

  test('aborts the running call when stopped', async () => {
    const lead = await submitRound()
    let aborted = false
    const endless = {
      ...app.ctx,
      assistant: {
        ...app.ctx.assistant,
        pitch: (_brief: unknown, { signal }: { signal?: AbortSignal }) =>
          new Promise<string>((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              aborted = true
              reject(signal.reason)
            })
            void stopTurn(me(app.ctx, lead, side), { side, leadId: lead.leadId })
          }),
      },
    }
    await speakRound(endless, await roundJob(lead.leadId), jobRun())
    expect(aborted).toBe(true)
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side])
  })

  test('is dropped when a listing is deleted meanwhile', async () => {
    const lead = await submitRound()
    const other = otherSide(side)
    const deleting = withAssistant(app.ctx, {
      ask: () => deleteListing(me(app.ctx, lead, other), { side: other, id: lead.listings[other].id }),
    })
    await speakRound(deleting, await roundJob(lead.leadId), jobRun())
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side])
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
  })

  test('is redone when a listing is edited meanwhile, so that it never reveals a newly hidden point', async () => {
    const lead = await submitRound()
    const [point, hidden] = ['Vexillar certificate', 'Quandrix process']
    let edits = 0
    const edit = async () => {
      if (edits++ > 0) return
      await revise(me(app.ctx, lead, side), {
        ...listingInput(side, { points: [{ text: point }, { text: hidden, reveal: false }] }),
        id: lead.listings[side].id,
      })
    }
    await speakRound(withAssistant(app.ctx, { ask: edit }), await roundJob(lead.leadId), jobRun())
    expect(edits).toBe(2)
    const added = (await assistantMessages(lead.leadId, side)).slice(openings[side])
    expect(added).toHaveLength(1)
    expect(added[0]?.content).not.toMatch(/quandrix/i)
    const shown = (await view(app.ctx, lead, 'buyer')).latestRound.judgements
    if (side === 'buyer') expect(shown.map((row) => row.requirement)).toEqual([point, hidden])
    await app.drain()
  })

  test('loses an expired lock, for reads and writes alike', async () => {
    const lead = await submitRound()
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)
    clock.advance(121)
    expect((await view(app.ctx, lead, side)).lock).toBeNull()

    const other = otherSide(side)
    await sendMessage(me(app.ctx, lead, other), { side: other, leadId: lead.leadId, text: 'Hello?' })
    // The expired turn's round is withdrawn; the inputs stay.
    const mine = (await view(app.ctx, lead, side)).latestRound
    expect(mine.number).toBe(1)
    expect((side === 'seller' ? mine.sellerFreeForm : mine.buyerFreeForm)?.text).toBe(
      'We deliver on Mondays.',
    )
    await speakRound(app.ctx, await roundJob(lead.leadId), jobRun())
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side])
    expect(await view(app.ctx, lead, side)).toMatchObject({ lock: null, lastTurnFailed: false })
    await app.drain()
  })

  test('is resumed once after its lease expires, then ended', async () => {
    const lead = await submitRound()
    const first = await roundJob(lead.leadId)
    await loseJobs()
    clock.advance(121)
    await expireLocks(app.ctx)
    const second = await roundJob(lead.leadId)
    await loseJobs()
    expect(second).toMatchObject({ roundId: first.roundId })
    expect(second.lockToken).not.toBe(first.lockToken)
    await speakRound(app.ctx, first, jobRun())
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)

    clock.advance(121)
    await expireLocks(app.ctx)
    await speakRound(app.ctx, second, jobRun())
    const mine = await view(app.ctx, lead, side)
    expect(mine).toMatchObject({ lock: null, lastTurnFailed: true })
    expect(mine.latestRound.number).toBe(1)
    expect(mine.latestRound.messages).toHaveLength(1)
    const events = await eventsOf(app, lead.leadId)
    expect(events.slice(-2).map((row) => row.payload)).toEqual([
      { conversation_id: lead.leadId, locked: false },
      { conversation_id: lead.leadId },
    ])
  })

  test('writes one message when resumed', async () => {
    const lead = await submitRound()
    clock.advance(121)
    await expireLocks(app.ctx)
    await app.drain()
    expect(await assistantMessages(lead.leadId, side)).toHaveLength(openings[side] + 1)
    expect((await view(app.ctx, lead, side)).lock).toBeNull()
  })

  test('can renew its lease, but not one that it has lost', async () => {
    const lead = await submitRound()
    const { lockToken } = await roundJob(lead.leadId)
    clock.advance(100)
    expect(await renewLock(app.ctx, lead.leadId, lockToken)).toBe(true)
    clock.advance(100)
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)
    await stopTurn(me(app.ctx, lead, side), { side, leadId: lead.leadId })
    expect(await renewLock(app.ctx, lead.leadId, lockToken)).toBe(false)
    expect(await holdsLock(app.db, lead.leadId, lockToken)).toBe(false)
  })
})
