import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companies } from '../../src/db/tables/companies.ts'
import { disclosures, leads } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { revealContact } from '../../src/leads/reveal-contact.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { contactFields } from '../../src/shared/listings.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead, makeMatch } from '../make/leads.ts'
import { as, makeEmployee, makeIndividual } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { eventsOf, me, view } from './helpers.ts'

const app = await forFile(startApp())

describe.each(eachSide)('the %s’s contact', (side) => {
  const requester = otherSide(side)
  const nothingRevealed =
    side === 'seller'
      ? 'Seller contact information not found or not revealed for this conversation.'
      : 'Buyer contact information not found or not revealed for this conversation.'

  test('403 when nothing is revealed says so, unlike 403 for its own side', async () => {
    const lead = await makeLead(app.ctx, { [side]: { contact: { reveal: false } } })
    const input = { side, leadId: lead.leadId }
    await expect(revealContact(me(app.ctx, lead, requester), input)).rejects.toMatchObject({
      code: 'NOT_REVEALED',
      status: 403,
      message: nothingRevealed,
    })
  })

  test('is shown to the counterpart with the revealed fields only, and recorded', async () => {
    const lead = await makeLead(app.ctx, {
      [side]: { contact: { fields: ['website', 'phone'], additionalMethod: 'Pigeon' } },
    })
    await app.db
      .update(companies)
      .set({ website: 'https://here.example', phone: '555', email: 'not@chosen.example' })
      .where(eq(companies.id, lead.people[side].companyId))
    const shown = await revealContact(me(app.ctx, lead, requester), { side, leadId: lead.leadId })
    expect(shown).toEqual({
      website: 'https://here.example',
      phone: '555',
      email: '',
      additionalMethod: 'Pigeon',
      person: `${side} Byron`,
      companyName: side === 'seller' ? 'Mill & Sons' : 'Daily Bread',
    })
    const recorded = await app.db.select().from(disclosures).where(eq(disclosures.leadId, lead.leadId))
    expect(recorded).toMatchObject([
      { side, shownTo: lead.people[requester].employeeId, fields: ['website', 'phone', 'additionalMethod'] },
    ])
  })

  test('tells its owner, once for each person, and nobody else', async () => {
    const lead = await makeLead(app.ctx, { [side]: { contact: { fields: ['email'] } } })
    const input = { side, leadId: lead.leadId }
    const before = (await eventsOf(app, lead.leadId)).length
    for (const _ of [1, 2]) await revealContact(me(app.ctx, lead, requester), input)
    const colleague = await makeEmployee(app.db, lead.people[requester].companyId, { firstName: 'Colleague' })
    await revealContact(as(app.ctx, colleague), input)

    const { disclosures: shown } = await view(app.ctx, lead, side)
    expect(shown.map(({ person, fields }) => [person.split(' ')[0], fields])).toEqual([
      [requester, ['email']],
      ['Colleague', ['email']],
    ])
    expect((await view(app.ctx, lead, requester)).disclosures).toEqual([])
    const events = (await eventsOf(app, lead.leadId)).slice(before)
    expect(events).toHaveLength(2)
    for (const event of events)
      expect(event).toMatchObject({
        event: 'conversation_updated',
        rooms: [rooms.company(lead.people[side].companyId)],
      })
  })

  test('is recorded again for a person only when other fields are shown', async () => {
    const lead = await makeLead(app.ctx, { [side]: { contact: { fields: ['email'] } } })
    const reveal = () => revealContact(me(app.ctx, lead, requester), { side, leadId: lead.leadId })
    const ofLead = eq(disclosures.leadId, lead.leadId)
    for (const _ of [1, 2, 3]) await reveal()
    expect(await app.db.$count(disclosures, ofLead)).toBe(1)
    await app.db
      .update(listings)
      .set({ additionalContactMethod: 'Pigeon' })
      .where(eq(listings.id, lead.listings[side].id))
    for (const _ of [1, 2]) await reveal()
    expect(await app.db.$count(disclosures, ofLead)).toBe(2)
  })

  test('stays readable after the lead has ended, if it was shown before, with the same fields', async () => {
    const [lead, unread] = [
      await makeLead(app.ctx, { [side]: { contact: { fields: ['email'] } } }),
      await makeLead(app.ctx),
    ]
    const { email } = await revealContact(me(app.ctx, lead, requester), { side, leadId: lead.leadId })
    for (const ended of [lead, unread])
      await terminate(me(app.ctx, ended, side), { side, leadId: ended.leadId })
    await app.db
      .update(listings)
      .set({ additionalContactMethod: 'Pigeon' })
      .where(eq(listings.id, lead.listings[side].id))
    const colleague = await makeEmployee(app.db, lead.people[requester].companyId)
    for (const who of [me(app.ctx, lead, requester), as(app.ctx, colleague)])
      expect(await revealContact(who, { side, leadId: lead.leadId })).toMatchObject({
        email,
        additionalMethod: '',
      })
    const first = revealContact(me(app.ctx, unread, requester), { side, leadId: unread.leadId })
    await expect(first).rejects.toMatchObject({ code: 'NOT_FOUND', message: nothingRevealed })
  })

  test('403 for its own side, 404 for a third company; nothing is recorded', async () => {
    const lead = await makeLead(app.ctx)
    const { manager } = await makeCompany(app.db)
    const input = { side, leadId: lead.leadId }
    await expect(revealContact(me(app.ctx, lead, side), input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
      message: `Authorization Error: You might not be the designated ${requester} for this conversation, or the ${side} has not yet revealed contact info.`,
    })
    await expect(revealContact(as(app.ctx, manager), input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      message: nothingRevealed,
    })
    expect(await app.db.select().from(disclosures).where(eq(disclosures.leadId, lead.leadId))).toEqual([])
  })

  test('404 before the lead is open and after the listing is deleted', async () => {
    const match = await makeMatch(app.ctx)
    const input = { side, leadId: match.leadId }
    await expect(revealContact(me(app.ctx, match, requester), input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await app.db.update(leads).set({ state: 'open' }).where(eq(leads.id, match.leadId))
    expect((await revealContact(me(app.ctx, match, requester), input)).email).not.toBe('')
    await app.db
      .update(listings)
      .set({ deletedAt: new Date() })
      .where(eq(listings.id, match.listings[side].id))
    await expect(revealContact(me(app.ctx, match, requester), input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('of an individual contains the login email only', async () => {
    const person = await makeIndividual(app.db)
    await app.db
      .update(companies)
      .set({ website: 'https://me.example', phone: '555', email: 'old@me.example' })
      .where(eq(companies.id, person.companyId))
    const lead = await makeLead(app.ctx, {
      people: { [side]: person },
      [side]: { contact: { fields: [...contactFields] } },
    })
    expect(await revealContact(me(app.ctx, lead, requester), { side, leadId: lead.leadId })).toEqual({
      website: '',
      phone: '',
      email: person.email,
      additionalMethod: '',
      person: expect.any(String),
      companyName: expect.any(String),
    })
  })
})

test('for any settings and values: shows fields that are revealed and not empty, 403 if switched off, 404 if none is left', async () => {
  const lead = await makeLead(app.ctx)
  const value = fc.constantFrom('', 'a value')
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        side: fc.constantFrom('seller' as const, 'buyer' as const),
        reveal: fc.boolean(),
        fields: fc.subarray([...contactFields]),
        additionalMethod: value,
        known: fc.record({ website: value, email: value, phone: value }),
      }),
      async ({ side, reveal, fields, additionalMethod, known }) => {
        await app.db
          .update(listings)
          .set({ revealContact: reveal, revealFields: fields, additionalContactMethod: additionalMethod })
          .where(eq(listings.id, lead.listings[side].id))
        await app.db.update(companies).set(known).where(eq(companies.id, lead.people[side].companyId))
        const expected = {
          website: fields.includes('website') ? known.website : '',
          email: fields.includes('email') ? known.email : '',
          phone: fields.includes('phone') ? known.phone : '',
          additionalMethod,
        }
        const result = revealContact(me(app.ctx, lead, otherSide(side)), { side, leadId: lead.leadId })
        if (!reveal) await expect(result).rejects.toMatchObject({ code: 'NOT_REVEALED', status: 403 })
        else if (Object.values(expected).every((shown) => shown === ''))
          await expect(result).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
        else expect(await result).toMatchObject(expected)
      },
    ),
    { numRuns: 100 },
  )
})
