import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Ctx } from '../../src/context.ts'
import { leads, messages } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { readLead } from '../../src/leads/read.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { leadAddress } from '../web/lead-address.ts'
import { eventsOf, leadRow, listed, me, view, withAssistant } from './helpers.ts'

const app = await forFile(startApp())

/** Resolves once a connection of the database waits for a lock. */
const waitingForLock = () =>
  expect
    .poll(() =>
      app.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .not.toHaveLength(0)

const messagesOf = (leadId: string) => app.db.select().from(messages).where(eq(messages.leadId, leadId))
const mailsTo = (email: string) => app.db.select().from(mails).where(eq(mails.recipient, email))

test('writes the first round: a message, a judgement of each requirement, questions', async () => {
  const lead = await makeLead(app.ctx, {
    seller: { points: [{ text: 'Certified organic' }] },
    buyer: { points: [{ text: 'Certified organic' }, { text: 'Milled on request', reveal: true }] },
  })
  const buyer = await view(app.ctx, lead, 'buyer')
  expect(buyer.latestRound).toMatchObject({ number: 1, messages: [{ side: 'seller', author: 'ai' }] })
  expect(buyer.latestRound.judgements.map((row) => [row.requirement, row.verdict])).toEqual([
    ['Certified organic', 'meet'],
    ['Milled on request', null],
  ])
  expect(buyer.latestRound.judgements[0]?.quote).toMatch(/organic/i)
  const seller = await view(app.ctx, lead, 'seller')
  expect(seller.latestRound.questions.map((row) => row.question).join()).toMatch(/milled on request/i)
  expect(await leadRow(app, lead.leadId)).toMatchObject({ state: 'open', lockToken: null })
  expect((await eventsOf(app, lead.leadId)).map((row) => row.event)).toEqual(['conversation_updated'])
})

test('opens a lead once, even when the job runs repeatedly and concurrently', async () => {
  const match = await makeMatch(app.ctx)
  await Promise.all([1, 2, 3, 4].map(() => openLead(app.ctx, match, jobRun())))
  await openLead(app.ctx, match, jobRun())
  expect(await messagesOf(match.leadId)).toHaveLength(1)
  expect(await eventsOf(app, match.leadId)).toHaveLength(1)
  for (const person of Object.values(match.people)) expect(await mailsTo(person.email)).toHaveLength(1)
})

test('leaves nothing behind when killed, and opens the lead in the next run', async () => {
  const match = await makeMatch(app.ctx)
  const failing = withAssistant(app.ctx, {
    ask: () => {
      throw new Error('killed')
    },
  })
  await expect(openLead(failing, match, jobRun())).rejects.toThrow('killed')
  expect(await messagesOf(match.leadId)).toEqual([])
  await expect(readLead(me(app.ctx, match, 'seller'), match)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await openLead(app.ctx, match, jobRun())
  expect(await messagesOf(match.leadId)).toHaveLength(1)
})

describe.each(eachSide)('for the %s', (side) => {
  const other = otherSide(side)

  test('the lead is invisible before it is open', async () => {
    const match = await makeMatch(app.ctx)
    const own = { side, listingId: match.listings[side].id }
    expect(await listed(me(app.ctx, match, side), own)).toEqual([])
    await openLead(app.ctx, match, jobRun())
    expect(await listed(me(app.ctx, match, side), own)).toMatchObject([{ id: match.leadId, unseen: true }])
  })

  test('mails the listing’s creator if the listing asks for it, without any points', async () => {
    const match = await makeMatch(app.ctx, {
      [side]: { notifyOnMatch: true, points: [{ text: 'Vexillar point', reveal: false }] },
      [other]: { notifyOnMatch: false, points: [{ text: 'Quandrix point' }] },
    })
    await openLead(app.ctx, match, jobRun())
    expect(await mailsTo(match.people[other].email)).toEqual([])
    const [mail, ...more] = await mailsTo(match.people[side].email)
    expect(more).toEqual([])
    expect(mail?.subject).toContain(match.listings[side].name)
    expect(mail?.body).toContain(match.listings[other].name)
    expect(mail?.body).not.toMatch(/vexillar|quandrix/i)
    const links = mail?.body.match(/https?:\S+/g)
    expect(links).toEqual([`${app.config.publicUrl}${leadAddress(side, match)}&lead=${match.leadId}`])
  })

  test('uses the current revision of a listing that was edited meanwhile', async () => {
    const match = await makeMatch(app.ctx, { [side]: { points: [{ text: 'Vexillar process' }] } })
    let edits = 0
    const edit = async () => {
      if (edits++ > 0) return
      await revise(me(app.ctx, match, side), {
        ...listingInput(side, { points: [{ text: 'Quandrix process', reveal: side === 'buyer' }] }),
        id: match.listings[side].id,
      })
    }
    await openLead(withAssistant(app.ctx, { ask: edit }), match, jobRun())
    expect(edits).toBe(2)
    const written = await messagesOf(match.leadId)
    expect(written).toHaveLength(1)
    expect(written[0]?.content).not.toMatch(/vexillar/i)
    if (side === 'seller') expect(written[0]?.content).not.toMatch(/quandrix/i)
    await app.drain()
  })

  test('queues a follow-up for a revision that commits while the lead opens', async () => {
    const match = await makeMatch(app.ctx, { buyer: { points: [{ text: 'Certified organic' }] } })
    let revised: Promise<unknown> | undefined
    // Mails are queued in the transaction that opens the lead, after its check of both listings.
    const meanwhile: Ctx['enqueueAll'] = async (...args) => {
      revised ??= revise(me(app.ctx, match, side), {
        ...listingInput(side, { points: [{ text: 'Milled on request' }] }),
        id: match.listings[side].id,
      })
      await Promise.race([revised, waitingForLock()])
      await app.ctx.enqueueAll(...args)
    }
    await openLead({ ...app.ctx, enqueueAll: meanwhile }, match, jobRun())
    expect(revised).toBeDefined()
    await revised
    expect(await view(app.ctx, match, 'buyer')).toMatchObject({ judging: true })
    await app.drain()
    const { judging, latestRound } = await view(app.ctx, match, 'buyer')
    expect([
      judging,
      latestRound.judgements.map(({ requirement, verdict }) => [requirement, verdict]),
    ]).toEqual([false, [side === 'buyer' ? ['Milled on request', null] : ['Certified organic', null]]])
  })

  test('opens with the revision that it has waited for', async () => {
    const match = await makeMatch(app.ctx, { [side]: { points: [{ text: 'Vexillar process' }] } })
    let opened: Promise<unknown> | undefined
    const meanwhile: Ctx['enqueueAll'] = async (...args) => {
      if (args[1] === 'follow-up') {
        opened ??= openLead(app.ctx, match, jobRun())
        await Promise.race([opened, waitingForLock()])
      }
      await app.ctx.enqueueAll(...args)
    }
    await revise(me({ ...app.ctx, enqueueAll: meanwhile }, match, side), {
      ...listingInput(side, { points: [{ text: 'Quandrix process' }] }),
      id: match.listings[side].id,
    })
    expect(opened).toBeDefined()
    await opened
    const { judging, latestRound } = await view(app.ctx, match, 'buyer')
    expect(judging).toBe(false)
    expect(JSON.stringify(latestRound)).not.toMatch(/vexillar/i)
    await app.drain()
  })

  test('does not open a lead whose listing was deleted meanwhile', async () => {
    const match = await makeMatch(app.ctx)
    const deleting = withAssistant(app.ctx, {
      ask: () => deleteListing(me(app.ctx, match, side), { side, id: match.listings[side].id }),
    })
    await openLead(deleting, match, jobRun())
    expect(await app.db.select().from(leads).where(eq(leads.id, match.leadId))).toEqual([])
    expect(await mailsTo(match.people[other].email)).toEqual([])
  })
})
