import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { listen } from '../../src/db/events.ts'
import type { Jobs } from '../../src/db/jobs.ts'
import { messages } from '../../src/db/tables/leads.ts'
import { followUp } from '../../src/leads/follow-up.ts'
import { freeLocks } from '../../src/leads/free-locks.ts'
import { holdsLock, releaseLock, renewLock, takeLock } from '../../src/leads/lock.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { speakRound } from '../../src/leads/speak-round.ts'
import { stopTurn } from '../../src/leads/stop-turn.ts'
import { submitBuyerRound, submitSellerRound } from '../../src/leads/submit-round.ts'
import { deleteListing } from '../../src/listings/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import type { AssistantWords } from '../../src/shared/live-events.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun, type Matched, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { eventsOf, jobOf, jobsOf, leadRow, me, submit, view, withAssistant } from './at-work.ts'

/** The clock stands still until a test turns it. */
let time = Date.parse('2026-03-02T12:01:00Z')
const pass = (seconds: number) => {
  time += seconds * 1000
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: () => new Date(time) })
})
afterAll(() => app.stop())

const spoken = (leadId: string, side: 'seller' | 'buyer') =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.side, side), eq(messages.author, 'ai')))
    .orderBy(messages.seq)
const roundJob = (leadId: string) => jobOf<Jobs['speak-round']>(app, 'speak-round', leadId)
const followJob = (leadId: string) => jobOf<Jobs['follow-up']>(app, 'follow-up', leadId)
/** How often the assistant speaks for a side before its round: the seller's opening. */
const openings = { seller: 1, buyer: 0 } as const

describe.each(eachSide)('a turn of the %s’s assistant', (side) => {
  const begin = async (): Promise<Matched> => {
    const lead = await makeLead(app.ctx)
    await submit[side](me(app.ctx, lead, side), lead, 'We deliver on Mondays.')
    return lead
  }

  test('run twice speaks once', async () => {
    const lead = await begin()
    const job = await roundJob(lead.leadId)
    await speakRound(app.ctx, job, jobRun())
    const after = await view(app.ctx, lead, side)
    await speakRound(app.ctx, job, jobRun())
    expect(await view(app.ctx, lead, side)).toEqual(after)
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side] + 1)
  })

  test('run five times at once speaks once', async () => {
    const lead = await begin()
    const job = await roundJob(lead.leadId)
    await Promise.all([1, 2, 3, 4, 5].map(() => speakRound(app.ctx, job, jobRun())))
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side] + 1)
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
  })

  test('killed between the assistant and the commit leaves nothing, and is finished by the next run', async () => {
    const lead = await begin()
    const job = await roundJob(lead.leadId)
    const dying = withAssistant(app.ctx, {
      ask: () => {
        throw new Error('killed')
      },
    })
    await expect(speakRound(dying, job, jobRun())).rejects.toThrow('killed')
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)

    await speakRound(app.ctx, job, jobRun())
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side] + 1)
    expect((await view(app.ctx, lead, side)).lock).toBeNull()
  })

  test('stopped while the assistant works drops what it makes', async () => {
    const lead = await begin()
    const stopped = withAssistant(app.ctx, {
      ask: () => stopTurn(me(app.ctx, lead, side), { side, leadId: lead.leadId }),
    })
    await speakRound(stopped, await roundJob(lead.leadId), jobRun())
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).latestRound.number).toBe(1)
  })

  test('stopped ends the call under way', async () => {
    const lead = await begin()
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
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side])
  })

  test('dropped when a listing is deleted meanwhile', async () => {
    const lead = await begin()
    const other = otherSide(side)
    const withdrawn = withAssistant(app.ctx, {
      ask: () => deleteListing(me(app.ctx, lead, other), { side: other, id: lead.listings[other].id }),
    })
    await speakRound(withdrawn, await roundJob(lead.leadId), jobRun())
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side])
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
  })

  test('made anew when a listing is edited meanwhile: what was just hidden is not said', async () => {
    const lead = await begin()
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
    const said = (await spoken(lead.leadId, side)).slice(openings[side])
    expect(said).toHaveLength(1)
    expect(said[0]?.content).not.toMatch(/quandrix/i)
    const judged = (await view(app.ctx, lead, 'buyer')).latestRound.judgements
    if (side === 'buyer') expect(judged.map((row) => row.requirement)).toEqual([point, hidden])
    await app.drain()
  })

  test('finds a lock whose time is over free, in reads and writes alike', async () => {
    const lead = await begin()
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)
    pass(121)
    expect((await view(app.ctx, lead, side)).lock).toBeNull()

    const other = otherSide(side)
    await sendMessage(me(app.ctx, lead, other), { side: other, leadId: lead.leadId, text: 'Hello?' })
    // The turn that was overtaken is cleanly gone: its round too, the inputs not.
    const mine = (await view(app.ctx, lead, side)).latestRound
    expect(mine.number).toBe(1)
    expect((side === 'seller' ? mine.sellerFreeForm : mine.buyerFreeForm)?.text).toBe(
      'We deliver on Mondays.',
    )
    await speakRound(app.ctx, await roundJob(lead.leadId), jobRun())
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(other)
    await app.drain()
  })

  test('whose lease ran out is taken up again once, then ended cleanly', async () => {
    const lead = await begin()
    const first = await roundJob(lead.leadId)
    pass(121)
    await freeLocks(app.ctx)
    const second = await roundJob(lead.leadId)
    expect(second).toMatchObject({ roundId: first.roundId })
    expect(second.lockToken).not.toBe(first.lockToken)
    await speakRound(app.ctx, first, jobRun())
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side])
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)

    pass(121)
    await freeLocks(app.ctx)
    await speakRound(app.ctx, second, jobRun())
    const mine = await view(app.ctx, lead, side)
    expect(mine.lock).toBeNull()
    expect(mine.latestRound.number).toBe(1)
    expect(mine.latestRound.messages).toHaveLength(1)
    const rung = await eventsOf(app, lead.leadId)
    expect(rung.slice(-2).map((row) => row.payload)).toEqual([
      { conversation_id: lead.leadId, locked: false },
      { conversation_id: lead.leadId },
    ])
  })

  test('taken up again is finished once', async () => {
    const lead = await begin()
    pass(121)
    await freeLocks(app.ctx)
    await app.drain()
    expect(await spoken(lead.leadId, side)).toHaveLength(openings[side] + 1)
    expect((await view(app.ctx, lead, side)).lock).toBeNull()
  })

  test('that takes long keeps its lease; one that isn’t its own any more it can’t keep', async () => {
    const lead = await begin()
    const { lockToken } = await roundJob(lead.leadId)
    pass(100)
    expect(await renewLock(app.ctx, lead.leadId, lockToken)).toBe(true)
    pass(100)
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)
    await stopTurn(me(app.ctx, lead, side), { side, leadId: lead.leadId })
    expect(await renewLock(app.ctx, lead.leadId, lockToken)).toBe(false)
    expect(await holdsLock(app.db, lead.leadId, lockToken)).toBe(false)
  })
})

describe('the follow-up of a message', () => {
  const begin = async () => {
    const lead = await makeLead(app.ctx, {
      buyer: { points: [{ text: 'Organic certification' }, { text: 'Milled on request' }] },
    })
    await sendMessage(me(app.ctx, lead, 'seller'), {
      ...{ side: 'seller', leadId: lead.leadId },
      text: 'Our flour is milled on request, every day.',
    })
    return lead
  }
  const milled = async (lead: Matched) =>
    (await view(app.ctx, lead, 'buyer')).latestRound.judgements.find((row) =>
      row.requirement.startsWith('Milled'),
    )

  test('judges anew by what was said, with the words that carry it', async () => {
    const lead = await begin()
    expect((await milled(lead))?.verdict).toBeNull()
    await app.drain()
    const judged = await milled(lead)
    expect(judged?.verdict).toBe('meet')
    expect('Our flour is milled on request, every day.').toContain(judged?.quote)
    expect(judged?.reason).not.toBe('')
  })

  test('run twice and at once changes nothing more', async () => {
    const lead = await begin()
    const job = await followJob(lead.leadId)
    await Promise.all([1, 2, 3].map(() => followUp(app.ctx, job, jobRun())))
    await followUp(app.ctx, job, jobRun())
    expect((await milled(lead))?.verdict).toBe('meet')
    expect((await view(app.ctx, lead, 'buyer')).latestRound.messages).toHaveLength(2)
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
  })

  test('says nothing over a newer message', async () => {
    const lead = await begin()
    const job = await followJob(lead.leadId)
    const overtaken = withAssistant(app.ctx, {
      ask: async () => {
        pass(121)
        await sendMessage(me(app.ctx, lead, 'buyer'), {
          ...{ side: 'buyer', leadId: lead.leadId },
          text: 'We need it weekly.',
        })
      },
    })
    await followUp(overtaken, job, jobRun())
    expect((await milled(lead))?.verdict).toBeNull()
    expect((await view(app.ctx, lead, 'buyer')).lock?.side).toBe('buyer')
    await app.drain()
    expect((await milled(lead))?.verdict).toBe('meet')
    expect((await view(app.ctx, lead, 'buyer')).lock).toBeNull()
  })

  test('can be stopped: the message stays, nothing is judged', async () => {
    const lead = await begin()
    await stopTurn(me(app.ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId })
    await app.drain()
    expect((await milled(lead))?.verdict).toBeNull()
    expect((await view(app.ctx, lead, 'buyer')).latestRound.messages.at(-1)?.author).toBe('direct')
  })

  test('whose lease ran out frees the lock at once and is made anew without it', async () => {
    const lead = await begin()
    pass(121)
    await freeLocks(app.ctx)
    expect((await leadRow(app, lead.leadId)).lockToken).toBeNull()
    expect((await followJob(lead.leadId)).lockToken).toBeNull()
    await app.drain()
    expect((await milled(lead))?.verdict).toBe('meet')
  })

  test('without a lock leaves a person’s turn alone', async () => {
    const lead = await begin()
    const { version } = await leadRow(app, lead.leadId)
    await followUp(app.ctx, { leadId: lead.leadId, lockToken: null, version }, jobRun())
    expect((await milled(lead))?.verdict).toBeNull()
    expect((await view(app.ctx, lead, 'buyer')).lock?.side).toBe('seller')
  })

  test('keeps what people have said to requirements and questions, also to ones not asked again', async () => {
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
      ...{ leadId, freeForm: '' },
      reviews: [{ requirement, thoughts: 'By whom?', humanVerdict: 'not meet' }],
    })
    await stopTurn(buyer, { side: 'buyer', leadId })

    await sendMessage(buyer, { side: 'buyer', leadId, text: 'It is to be milled on request.' })
    const silent = { ...app.ctx, assistant: { ...app.ctx.assistant, ask: async () => ['Since when?'] } }
    await followUp(silent, await followJob(leadId), jobRun())

    const asked = (await view(app.ctx, lead, 'seller')).latestRound.questions
    expect(asked).toEqual([
      { question, answer: 'Always.', answeredBy: lead.people.seller.employeeId },
      { question: 'Since when?', answer: null, answeredBy: null },
    ])
    const by = lead.people.buyer.employeeId
    expect((await view(app.ctx, lead, 'buyer')).latestRound.judgements[0]).toMatchObject({
      ...{ requirement, thoughts: 'By whom?', answeredBy: by, humanVerdict: 'not meet', judgedBy: by },
    })
  })

  test('after a listing’s revision judges the requirements as they are now', async () => {
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

test('of twenty that take the lock at once one gets it; after its time is over one more does', async () => {
  const { leadId } = await makeLead(app.ctx)
  const race = async () => {
    const takers = Array.from({ length: 20 }, (_, i) =>
      app.db.transaction((tx) => takeLock(tx, leadId, i % 2 ? 'seller' : 'buyer', app.ctx.now())),
    )
    return (await Promise.allSettled(takers)).flatMap((taken) =>
      taken.status === 'fulfilled' ? [taken.value] : [],
    )
  }
  const [first, ...none] = await race()
  expect(none).toEqual([])
  expect(await race()).toEqual([])
  pass(121)
  const [second, ...more] = await race()
  expect(more).toEqual([])
  expect(second).not.toBe(first)
  expect(await app.db.transaction((tx) => releaseLock(tx, leadId, first ?? ''))).toBe(false)
  expect(await app.db.transaction((tx) => releaseLock(tx, leadId, second ?? ''))).toBe(true)
})

test('the assistant’s words are passed on while they are made, ten times a second at most', async () => {
  const lead = await makeLead(app.ctx)
  await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver on Mondays.')
  const heard: AssistantWords[] = []
  const client = connect(app.databaseUrl, 2)
  const listener = await listen(client.sql, {
    event: () => {},
    words: (words) => heard.push(words),
    revoked: () => {},
    renamed: () => {},
    again: () => {},
    // Rows rung for at the very end may find the connection closed.
    error: () => {},
  })
  const started = performance.now()
  const talkative = {
    ...app.ctx,
    assistant: {
      ...app.ctx.assistant,
      pitch: async (_brief: unknown, { onWords }: { onWords?: (text: string) => void }) => {
        for (let words = 1; words <= 5_000; words++) onWords?.(`word ${words}`)
        return 'All the words.'
      },
    },
  }
  await speakRound(talkative, await roundJob(lead.leadId), jobRun())
  // What is notified arrives in order: after a later one, all before it have come.
  await client.sql`select pg_notify('parley_words', ${JSON.stringify({ conversation_id: 'end' })})`
  await expect.poll(() => heard.at(-1)?.conversation_id).toBe('end')
  const mine = heard.filter((words) => words.conversation_id === lead.leadId)
  const { companyId: company_id } = lead.people.seller
  expect(mine[0]).toEqual({ conversation_id: lead.leadId, side: 'seller', company_id, text: 'word 1' })
  expect(mine.length).toBeLessThanOrEqual(2 + (performance.now() - started) / 100)
  await listener.close()
  await client.close()
})
