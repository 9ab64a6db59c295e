import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readMandate } from '../../src/agreements/mandates/read.ts'
import { readControls } from '../../src/agreements/mandates/read-controls.ts'
import { startNegotiation } from '../../src/agreements/mandates/start-negotiation.ts'
import { readAgreement, readProposals } from '../../src/agreements/read.ts'
import { confirmCompany } from '../../src/auth/account/confirm-company.ts'
import { sendCompanyProof } from '../../src/auth/account/send-company-proof.ts'
import { moveEmployee } from '../../src/companies/move-employee.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { revealContact } from '../../src/leads/reveal-contact.ts'
import { readListingDrafts } from '../../src/listings/drafts/read-drafts.ts'
import { saveListingDraft } from '../../src/listings/drafts/save-draft.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { me, view } from '../leads/helpers.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, jobRun, type Matched, makeLead, makeMatch } from '../make/leads.ts'
import { makeMandate } from '../make/mandates.ts'
import { as, makeEmployee, type Person } from '../make/people.ts'
import { makeProposal } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp({ env: { NEGOTIATION_INTERVAL_MS: '0' } }))
const { ctx } = app

/** Moves the creator of a side's listing to another company. */
async function leave({ people }: Pick<Matched, 'people'>, side: Side): Promise<void> {
  const { company } = await makeCompany(app.db)
  await moveEmployee(ctx, { email: people[side].email, companyId: company.id })
}

const colleagueOf = ({ people }: Matched, side: Side, options: Parameters<typeof makeEmployee>[2] = {}) =>
  makeEmployee(app.db, people[side].companyId, options)

const mailsTo = (...people: Person[]) =>
  app.db
    .select({ to: mails.recipient, subject: mails.subject, body: mails.body })
    .from(mails)
    .where(
      inArray(
        mails.recipient,
        people.map(({ email }) => email),
      ),
    )

/** The lead as the people see it who have the colleague instead of the person who left. */
const withColleague = (lead: Matched, side: Side, colleague: Person): Matched => ({
  ...lead,
  people: { ...lead.people, [side]: colleague },
})

describe.each(eachSide)('once the person who published the %s’s listing has left the company', (side) => {
  test('mails about its leads go to a manager who stayed', async () => {
    const lead = await makeLead(ctx)
    const creator = lead.people[side]
    const earlier = await colleagueOf(lead, side, { role: 'company individual contributor' })
    const manager = await colleagueOf(lead, side, { firstName: 'Grace' })
    const later = await colleagueOf(lead, side)
    await leave(lead, side)
    await app.db.delete(mails)
    await makeProposal(ctx, lead, otherSide(side))
    expect(await mailsTo(creator, earlier, later)).toEqual([])
    const [mail] = await mailsTo(manager)
    expect(mail?.body).toContain('Grace')
  })

  test('mails about new matches go to the earliest other employee without a manager', async () => {
    const match = await makeMatch(ctx)
    const contributor = { role: 'company individual contributor' } as const
    const unproven = await colleagueOf(match, side, contributor)
    await app.db.update(employees).set({ verifiedAt: null }).where(eq(employees.id, unproven.employeeId))
    const earliest = await colleagueOf(match, side, contributor)
    const later = await colleagueOf(match, side, contributor)
    await leave(match, side)
    await openLead(ctx, match, jobRun())
    expect(await mailsTo(match.people[side], unproven, later)).toEqual([])
    expect(await mailsTo(earliest)).toHaveLength(1)
    expect(await mailsTo(match.people[otherSide(side)])).toHaveLength(1)
  })

  test('nobody is mailed if the company has nobody left, and the other side goes on', async () => {
    const match = await makeMatch(ctx)
    await leave(match, side)
    await openLead(ctx, match, jobRun())
    await makeProposal(ctx, match, otherSide(side))
    expect(await mailsTo(match.people[side])).toEqual([])
    expect(await mailsTo(match.people[otherSide(side)])).toHaveLength(1)
  })

  test('the other side sees a colleague as the contact, or only the company', async () => {
    const lead = await makeLead(ctx)
    const reader = me(ctx, lead, otherSide(side))
    const contact = () => revealContact(reader, { side, leadId: lead.leadId })
    const { person, companyName, email } = await contact()
    await leave(lead, side)
    expect(await contact()).toMatchObject({ person: '', companyName, email })
    await colleagueOf(lead, side, { firstName: 'Grace', lastName: 'Hopper' })
    expect(await contact()).toMatchObject({ person: 'Grace Hopper', companyName, email })
    expect(person).not.toBe('Grace Hopper')
  })

  test('the assistant doesn’t negotiate on their mandate', async () => {
    const lead = await makeLead(ctx)
    await makeMandate(ctx, lead, side)
    await makeMandate(ctx, lead, otherSide(side))
    const colleague = await colleagueOf(lead, side)
    await leave(lead, side)
    const { leadId } = lead
    await expect(startNegotiation(as(ctx, colleague), { leadId })).rejects.toMatchObject({
      code: 'MANDATE_MISSING',
    })
    await expect(startNegotiation(me(ctx, lead, otherSide(side)), { leadId })).rejects.toMatchObject({
      code: 'COUNTERPART_NOT_READY',
    })
    expect(await readControls(as(ctx, colleague), { leadId })).toMatchObject({
      hasMandate: false,
      advice: null,
    })
    const which = { listingId: lead.listings[side].id, leadId }
    expect(await readMandate(as(ctx, colleague), which)).toMatchObject({ version: 1, inForce: false })
    await makeMandate(ctx, withColleague(lead, side, colleague), side)
    expect(await readMandate(as(ctx, colleague), which)).toMatchObject({ version: 2, inForce: true })
  })

  test('a running negotiation asks a colleague, and goes on with the colleague’s mandate', async () => {
    const lead = await makeLead(ctx)
    await makeMandate(ctx, lead, side)
    await makeMandate(ctx, lead, otherSide(side))
    const colleague = await colleagueOf(lead, side, { firstName: 'Grace', lastName: 'Hopper' })
    await startNegotiation(me(ctx, lead, side), lead)
    await leave(lead, side)
    await app.db.delete(mails)
    await app.drain()
    const now = withColleague(lead, side, colleague)
    expect((await view(ctx, now, side)).negotiation?.state).toBe('waiting')
    expect(await readProposals(as(ctx, colleague), lead)).toEqual([])
    expect(await readControls(as(ctx, colleague), lead)).toMatchObject({ asks: true })
    expect((await mailsTo(colleague)).map(({ subject }) => subject)).toEqual([
      'Your assistant asks you to decide',
    ])

    await makeMandate(ctx, now, side)
    await startNegotiation(as(ctx, colleague), lead)
    await app.drain()
    const { agreementId } = await view(ctx, now, side)
    const { acceptedBy, history } = await readAgreement(as(ctx, colleague), {
      agreementId: agreementId ?? '',
    })
    const names = { [side]: 'Grace Hopper', [otherSide(side)]: `${otherSide(side)} Byron` }
    expect(acceptedBy).toMatchObject({ authority: 'mandate', employeeName: names[acceptedBy.side] })
    expect(history.length).toBeGreaterThan(0)
    expect(await mailsTo(lead.people[side])).toEqual([])
    const authors = await app.db.execute<{ id: string }>(
      sql`select distinct employee_id as id from proposals where lead_id = ${lead.leadId} and side = ${side}`,
    )
    expect(authors.map(({ id }) => id)).not.toContain(lead.people[side].employeeId)
  })
})

describe('what a person had begun for the company they left', () => {
  const moveTo = ({ email }: Person, companyId: string) => moveEmployee(ctx, { email, companyId })

  test('is no draft of the new company', async () => {
    const [former, next] = [await makeCompany(app.db), await makeCompany(app.db)]
    const draft = { place: 'seller', content: '{"text":"For nobody else"}' } as const
    const stays = await makeEmployee(app.db, former.company.id)
    for (const person of [former.manager, stays]) await saveListingDraft(as(ctx, person), draft)
    await moveTo(former.manager, next.company.id)
    const moved = { ...former.manager, companyId: next.company.id }
    expect(await readListingDrafts(as(ctx, moved))).toEqual([])
    expect(await readListingDrafts(as(ctx, stays))).toHaveLength(1)
  })

  test('proves no address of the new company', async () => {
    const former = await makeCompany(app.db, { email: 'info@former.example' })
    const next = await makeCompany(app.db, { email: 'info@next.example' })
    await app.db
      .update(companies)
      .set({ provenEmail: 'info@next.example' })
      .where(eq(companies.id, next.company.id))
    const { code } = await sendCompanyProof(as(ctx, former.manager))
    await moveTo(former.manager, next.company.id)
    const moved = as(ctx, { ...former.manager, companyId: next.company.id })
    await expect(confirmCompany(moved, { code: code ?? '' })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    const [company] = await app.db.select().from(companies).where(eq(companies.id, next.company.id))
    expect(company?.provenEmail).toBe('info@next.example')
  })
})
