import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { proposalsOf } from '../../src/agreements/mandates/proposals-of.ts'
import { isUnclosed, proposals } from '../../src/db/tables/agreements.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { makeMandate } from '../make/mandates.ts'
import { makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp({ env: { NEGOTIATION_INTERVAL_MS: '0' } }))
const { ctx } = app

/** Inserts replaced proposals with the numbers from 1 on, as a person who calls the interface again and again makes them. */
async function makeReplaced(lead: Matched, count: number, sideOf: (number: number) => Side) {
  const now = new Date()
  await app.db.insert(proposals).values(
    Array.from({ length: count }, (_, i) => ({
      leadId: lead.leadId,
      number: i + 1,
      side: sideOf(i + 1),
      author: 'person' as const,
      employeeId: lead.people[sideOf(i + 1)].employeeId,
      packages: [{ ...packageOf(i + 1), hash: 'hash' }],
      note: 'A note.',
      validUntil: now,
      supersededAt: now,
      createdAt: now,
    })),
  )
}

test('the assistant reads the newest proposals of each side, without their notes', async () => {
  const lead = await makeLead(ctx)
  await makeReplaced(lead, 200, (number) => (number <= 10 ? 'buyer' : 'seller'))
  const { leadId } = lead
  const read = await app.db.transaction((tx) => proposalsOf(tx, { leadId, from: 4 }))
  // The buyer's from the negotiation's first one on, and no more of the seller's than a negotiation has rounds.
  const numbers = read.map(({ number }) => number)
  expect(numbers.slice(0, 7)).toEqual([4, 5, 6, 7, 8, 9, 10])
  expect(numbers.slice(7)).toEqual(Array.from({ length: 51 }, (_, i) => 150 + i))
  expect(JSON.stringify(read)).not.toContain('A note.')
})

test.each(eachSide)('the people of the %s make 200 proposals a day in a lead', async (side) => {
  const lead = await makeLead(ctx)
  await makeReplaced(lead, 199, () => side)
  await makeProposal(ctx, lead, side)
  await expect(makeProposal(ctx, lead, side)).rejects.toMatchObject({
    code: 'TOO_MANY',
    retryAfter: expect.any(Number),
  })
  // Neither the other side nor the side's assistant is stopped by it.
  await makeMandate(ctx, lead, side)
  const { id } = await makeProposal(ctx, lead, otherSide(side), { answers: await openOf(lead) })
  await app.drain()
  const [answer] = await app.db.select().from(proposals).where(eq(proposals.answers, id))
  expect(answer).toMatchObject({ side, author: 'assistant' })
})

async function openOf({ leadId }: Matched) {
  const [open] = await app.db
    .select()
    .from(proposals)
    .where(and(eq(proposals.leadId, leadId), isUnclosed))
  return open?.id
}
