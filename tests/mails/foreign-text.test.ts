import { and, eq, like, or } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { contactSupport } from '../../src/companies/contact-support.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { shownEmail, shownName, withoutLinks } from '../../src/mails/foreign-text.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { freshEmail, visitor } from '../make/people.ts'
import { makeProposal } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
/** What mail programs make a link of. */
const link = /\w:\/\/|[\w-]\.(?:example|com)\b/
const lure = 'You have won! Claim it at https://evil.example/prize or www.evil.com/x today, and tomorrow'

test.each([
  ['Mill & Sons Ltd. of St. Gallen, 3.5 t', 'Mill & Sons Ltd. of St. Gallen, 3.5 t'],
  ['http://evil.example/x', 'evil. example/x'],
  ['hxxp+x://evil.example', 'evil. example'],
  ['evil。com', 'evil。 com'],
  ['a\n\nb', 'a b'],
])('shows the name %j as %j', (name, shown) => expect(shownName(name)).toBe(shown))

test('shortens names, keeps addresses, and keeps the lines of a message', () => {
  expect(shownName(lure)).not.toMatch(link)
  expect(shownName(lure).length).toBeLessThanOrEqual(60)
  expect(shownEmail('ada.b+c@mail.example')).toBe('ada.b+c@mail.example')
  expect(shownEmail('x/evil.example/y@z.example')).not.toMatch(link)
  expect(withoutLinks('one\n\ntwo')).toBe('one\n\ntwo')
})

test('a stranger’s text is never a link or a subject', async () => {
  const recipient = freshEmail()
  const { company } = await makeCompany(app.db, { name: lure, email: recipient })
  const asked = { companyId: company.id, userName: lure, userEmail: 'x@z.example' }
  await sendCompanyCode(visitor(app.ctx), { ...asked, userRole: 'company individual contributor' })
  await contactSupport(visitor(app.ctx), { email: 'x@z.example', subject: lure, message: lure })
  const ofStrangers = or(eq(mails.recipient, recipient), eq(mails.recipient, app.config.supportEmail))
  const sent = await app.db.select().from(mails).where(ofStrangers)
  expect(sent).toHaveLength(2)
  for (const { subject, body } of sent) {
    expect(subject).not.toContain('won')
    expect(body).toContain('You have won')
    expect(body.replace('x@z.example', '')).not.toMatch(link)
  }
})

test('one recipient gets a bounded number of company codes, whatever the companies and callers', async () => {
  const email = freshEmail()
  const ask = async () => {
    const { company } = await makeCompany(app.db, { email })
    const asked = { companyId: company.id, userName: 'Ada', userEmail: freshEmail() }
    return await sendCompanyCode(visitor(app.ctx), { ...asked, userRole: 'company manager' })
  }
  const asked = await Promise.allSettled(Array.from({ length: 60 }, ask))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) })
  expect(await app.db.$count(mails, eq(mails.recipient, email))).toBe(15)
})

describe.each(eachSide)('mails about proposals of the %s', (side) => {
  test('name others without links, and are bounded for each lead and day', async () => {
    const lead = await makeLead(app.ctx, {
      seller: { name: 'Flour https://evil.example/a' },
      buyer: { name: 'Bread https://evil.example/b' },
    })
    for (let n = 0; n < 25; n++) await makeProposal(app.ctx, lead, side)
    const sent = await app.db
      .select()
      .from(mails)
      .where(and(like(mails.body, `%${lead.leadId}%`), like(mails.subject, 'A proposal%')))
    expect(sent).toHaveLength(20)
    for (const { subject, body } of sent)
      expect(`${subject}\n${body.replaceAll(app.config.publicUrl, '')}`).not.toMatch(link)
  })
})
