import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agreements, proposals } from '../../src/db/tables/agreements.ts'
import { outbox } from '../../src/db/tables/events.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { type Matched, makeLead } from '../make/leads.ts'
import { makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { type Call, run } from './calls.ts'

/** A process that is killed with SIGKILL between any two statements of a call has done all of it, or nothing. */

const app = await forFile(startApp())

/** More than any call's statements. */
const maxStatements = 40
const parallel = 4

type Calling = (lead: Matched) => Promise<Omit<Call, 'delayMs'>>

const calls: Record<'counter' | 'accept', Calling> = {
  counter: async (lead) => ({
    verb: 'propose',
    who: lead.people.buyer,
    input: {
      leadId: lead.leadId,
      packages: [packageOf(10)],
      answers: (await makeProposal(app.ctx, lead, 'seller')).id,
    },
  }),
  accept: async (lead) => {
    const { id, packages } = await makeProposal(app.ctx, lead, 'seller')
    const input = { proposalId: id, packageIndex: 0, hash: packages[0]?.hash }
    return { verb: 'accept', who: lead.people.buyer, input }
  },
}

/** All that a call writes. */
async function stateOf({ leadId, people }: Matched) {
  const { db } = app
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId))
  return {
    lead,
    proposals: await db
      .select()
      .from(proposals)
      .where(eq(proposals.leadId, leadId))
      .orderBy(proposals.number),
    agreements: await db.select().from(agreements).where(eq(agreements.leadId, leadId)),
    events: await db.$count(outbox, sql`${outbox.payload} ->> 'conversation_id' = ${leadId}`),
    mails: await db.$count(mails, eq(mails.recipient, people.seller.email)),
  }
}

async function killBefore(nth: number, calling: Calling) {
  const lead = await makeLead(app.ctx)
  const call = { ...(await calling(lead)), delayMs: 0 }
  const before = await stateOf(lead)
  const child = fork(
    join(import.meta.dirname, 'call-and-die.ts'),
    [app.databaseUrl, String(nth), JSON.stringify(call)],
    { stdio: 'inherit' },
  )
  const [code, signal] = await once(child, 'exit')
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
  // The server notices the lost connection, and rolls back, a moment later. The lead's lock waits for that.
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from leads where id = ${lead.leadId} for update`)
  })
  const after = await stateOf(lead)
  const isDone = after.events > before.events
  if (!isDone) {
    expect(after).toEqual(before)
    expect(await run(app.ctx, call)).toHaveProperty('result')
  }
  // Completely done, by the killed process or by the next one.
  const done = await stateOf(lead)
  expect(done.mails).toBe(before.mails + 1)
  expect(done.events).toBeGreaterThan(before.events)
  expect(done.proposals.filter(isOpen).length).toBeLessThanOrEqual(1)
  expect(done.agreements).toHaveLength(call.verb === 'accept' ? 1 : 0)
  expect([done.proposals.length, done.proposals.filter(isOpen).length]).toEqual(
    call.verb === 'propose' ? [before.proposals.length + 1, 1] : [1, 0],
  )
  return isDone
}

const isOpen = (row: typeof proposals.$inferSelect) =>
  [row.supersededAt, row.withdrawnAt, row.declinedAt, row.acceptedAt, row.expiredAt].every(
    (at) => at === null,
  )

test.each(Object.entries(calls))(
  '%s: killed before each of its statements, and after its commit',
  { timeout: 300_000 },
  async (_, calling) => {
    let statements = 0
    for (let first = 1; first <= maxStatements; first += parallel) {
      const batch = Array.from({ length: parallel }, (__, i) => first + i)
      const done = await Promise.all(batch.map((nth) => killBefore(nth, calling)))
      statements += done.filter((isDone) => !isDone).length
      if (done.includes(true)) break
    }
    expect(statements).toBeGreaterThan(5)
    expect(statements).toBeLessThan(maxStatements)
  },
)
