import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { blocks, reports } from '../../src/db/tables/safety.ts'
import { revealContact } from '../../src/leads/reveal-contact.ts'
import { block, unblock } from '../../src/leads/safety/block.ts'
import { readBlocked } from '../../src/leads/safety/read-blocked.ts'
import { report } from '../../src/leads/safety/report.ts'
import { reportSchema } from '../../src/leads/schema.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { readListing } from '../../src/listings/read.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { as } from '../make/people.ts'
import { makeAgreement } from '../make/proposals.ts'
import { leadsOf, newTrade, publishIn } from '../matching/trade.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { me } from './helpers.ts'

const app = await forFile(startApp())
const stranger = as(app.ctx, (await makeCompany(app.db)).manager)

describe.each(eachSide)('a company that the %s blocks', (side) => {
  const other = otherSide(side)

  test('can no longer write, and gets no new match with the company until it is unblocked', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    const theirs = await publishIn(app.ctx, trade, other)
    await app.drain()
    const ofOwn = eq(leads[side === 'seller' ? 'sellerListingId' : 'buyerListingId'], own.id)
    const [lead] = await app.db.select().from(leads).where(ofOwn)
    const leadId = lead!.id
    const blocker = as(app.ctx, own.person)
    await block(blocker, { side, leadId })
    await block(blocker, { side, leadId })
    const write = sendMessage(as(app.ctx, theirs.person), { side: other, leadId, text: 'Wait!' })
    await expect(write).rejects.toMatchObject({ code: 'LEAD_TERMINATED' })

    const next = newTrade()
    const again = await publishIn(app.ctx, next, side, {}, own.person)
    await publishIn(app.ctx, next, other, {}, theirs.person)
    await app.drain()
    expect((await leadsOf(app.ctx, again)).counted).toBe(0)
    await publishIn(app.ctx, next, other)
    await app.drain()
    expect((await leadsOf(app.ctx, again)).counted).toBe(1)

    const { companyId } = theirs.person
    expect(await readBlocked(blocker)).toMatchObject([{ companyId, companyName: 'Acme Ltd' }])
    await unblock(blocker, { companyId })
    expect(await readBlocked(blocker)).toEqual([])
    await app.drain()
    expect((await leadsOf(app.ctx, again)).counted).toBe(2)
  })

  test('is blocked while the assistant’s turn holds the lock', async () => {
    const lead = await makeLead(app.ctx)
    const lock = { lockSide: other, lockToken: crypto.randomUUID(), lockUntil: new Date(Date.now() + 60_000) }
    await app.db.update(leads).set(lock).where(eq(leads.id, lead.leadId))
    await block(me(app.ctx, lead, side), { side, leadId: lead.leadId })
    const [row] = await app.db.select().from(leads).where(eq(leads.id, lead.leadId))
    expect(row).toMatchObject({
      lockToken: null,
      [side === 'seller' ? 'terminatedBySellerAt' : 'terminatedByBuyerAt']: expect.any(Date),
    })
  })

  test.each(eachSide)('reads nothing more, and isn’t read: the %s’s listing and contact', async (owner) => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    const reader = me(app.ctx, lead, otherSide(owner))
    const reads = [
      () => readListing(reader, { side: owner, id: lead.listings[owner].id }),
      () => revealContact(reader, { side: owner, leadId }),
    ]
    for (const read of reads) expect(await read()).toBeDefined()
    await block(me(app.ctx, lead, side), { side, leadId })
    for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = me(app.ctx, lead, owner)
    expect(await readListing(own, { side: owner, id: lead.listings[owner].id })).toMatchObject({ own: true })
  })

  test('still reads the listing and the contact while an agreement is in force', async () => {
    const lead = await makeLead(app.ctx)
    await makeAgreement(app.ctx, lead)
    const { leadId } = lead
    await block(me(app.ctx, lead, side), { side, leadId })
    const reader = me(app.ctx, lead, other)
    expect(await readListing(reader, { side, id: lead.listings[side].id })).toMatchObject({ own: false })
    expect((await revealContact(reader, { side, leadId })).companyName).not.toBe('')
  })

  test('is never blocked by a stranger or in the other side’s name', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    await expect(block(stranger, { side, leadId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const inOthersName = block(me(app.ctx, lead, other), { side, leadId })
    await expect(inOthersName).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { companyId } = me(app.ctx, lead, side).viewer
    expect(await app.db.$count(blocks, eq(blocks.companyId, companyId))).toBe(0)

    await block(me(app.ctx, lead, side), { side, leadId })
    const blocked = { companyId: lead.people[other].companyId }
    for (const who of [stranger, me(app.ctx, lead, other)]) {
      await expect(unblock(who, blocked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await readBlocked(who)).toEqual([])
    }
    expect(await app.db.$count(blocks, eq(blocks.companyId, companyId))).toBe(1)
  })
})

describe.each(eachSide)('a report of the %s', (side) => {
  const other = otherSide(side)

  test('keeps the message’s text, and mails support without it', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    const text = `Pay to my other account ${leadId}`
    const { messageId } = await sendMessage(me(app.ctx, lead, other), { side: other, leadId, text })
    const input = reportSchema.parse({ side, leadId, messageId, reason: 'Fraud' })
    const { reportId } = await report(me(app.ctx, lead, side), input)
    const [row] = await app.db.select().from(reports).where(eq(reports.id, reportId))
    expect(row).toMatchObject({ leadId, messageId, content: text, side, reason: 'Fraud', closedAt: null })
    const toSupport = eq(mails.recipient, app.config.supportEmail)
    const sent = (await app.db.select().from(mails).where(toSupport)).find(({ body }) =>
      body.includes(reportId),
    )
    expect(sent?.body).toContain(leadId)
    expect(sent?.body).not.toContain(text)
  })

  test('is refused for a stranger, for the other side, and for another lead’s message', async () => {
    const [lead, another] = [await makeLead(app.ctx), await makeLead(app.ctx)]
    const { leadId } = lead
    const input = reportSchema.parse({ side, leadId })
    await expect(report(stranger, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(report(me(app.ctx, lead, other), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const theirs = { side: other, leadId: another.leadId, text: 'Hello' }
    const { messageId } = await sendMessage(me(app.ctx, another, other), theirs)
    await expect(report(me(app.ctx, lead, side), { ...input, messageId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await app.db.$count(reports, and(eq(reports.leadId, leadId)))).toBe(0)
  })

  test('is limited to thirty a day for a company', async () => {
    const lead = await makeLead(app.ctx)
    const input = reportSchema.parse({ side, leadId: lead.leadId })
    for (let n = 0; n < 30; n++) await report(me(app.ctx, lead, side), input)
    await expect(report(me(app.ctx, lead, side), input)).rejects.toMatchObject({ code: 'TOO_MANY' })
  })
})

test('security.txt names the contact and expires in the future', async () => {
  const response = await fetch(`${app.url}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`Contact: mailto:${app.config.supportEmail}`)
  expect(new Date(/Expires: (.+)/.exec(text)![1]!).getTime()).toBeGreaterThan(Date.now())
})
