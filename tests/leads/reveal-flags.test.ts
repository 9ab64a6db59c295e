import { inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outbox } from '../../src/db/tables/events.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee, type Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { me, submit, view } from './helpers.ts'

const app = await forFile(startApp())

const word = (side: Side, i: number) => `${side === 'seller' ? 'Zarquon' : 'Veldrix'}${'abcdefgh'[i]}`
const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 })

test('for any reveal flags, a counterpart reads the revealed points and no others', async () => {
  const colleagues = {} as Record<Side, Person>
  await fc.assert(
    fc.asyncProperty(fc.record({ seller: flags, buyer: flags }), async (reveal) => {
      const points = (side: Side) =>
        reveal[side].map((shown, i) => ({ text: `Has the ${word(side, i)} quality`, reveal: shown }))
      const lead = await makeLead(app.ctx, {
        seller: { points: points('seller') },
        buyer: { points: points('buyer') },
      })
      for (const side of sides) {
        await submit[side](me(app.ctx, lead, side), lead, 'Please go on.')
        await app.drain()
        colleagues[side] = await makeEmployee(app.db, lead.people[side].companyId)
      }
      for (const side of sides) {
        const other = otherSide(side)
        const text = await everythingOf(lead, side, colleagues[side])
        const shown = reveal[other].flatMap((revealed, i) =>
          new RegExp(`${word(other, i)}\\b`, 'i').test(text) ? [[i, revealed]] : [],
        )
        expect(shown).toEqual(reveal[other].flatMap((revealed, i) => (revealed ? [[i, true]] : [])))
      }
    }),
    { numRuns: 15 },
  )
}, 120_000)

/** Everything that a side's people can read of a lead. */
async function everythingOf(lead: Matched, side: Side, reader: Person): Promise<string> {
  const { leads: api, listings } = callerFactory(appRouter)(as(app.ctx, reader))
  const other = otherSide(side)
  const events = await app.db
    .select()
    .from(outbox)
    .where(sql`${outbox.payload}->>'conversation_id' = ${lead.leadId}`)
  const received = await app.db
    .select()
    .from(mails)
    .where(inArray(mails.recipient, [lead.people[side].email]))
  return JSON.stringify([
    await view(app.ctx, lead, side),
    await api.list({ side, listingId: lead.listings[side].id }),
    await listings.get({ side: other, id: lead.listings[other].id }),
    ...events,
    ...received,
  ])
}
