import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { choosePageLanguage } from '../../src/auth/choose-page-language.ts'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { registerIndividual } from '../../src/auth/register-individual.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, jobRun, makeLead, makeMatch } from '../make/leads.ts'
import { as, changeEmail, freshEmail, makeIndividual, type Person, visitor } from '../make/people.ts'
import { makeProposal } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const mailTo = async (email: string) => {
  const sent = app.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
  return (await sent)[0]
}
const chooseGerman = (person: Person) => choosePageLanguage(as(app.ctx, person), { language: 'de' })
const germanBrowser = () => visitor(app.ctx, { pageLanguage: 'de' })

describe('A login code', () => {
  test('is in the chosen language, also when another browser asks for it', async () => {
    const { email, ...person } = await makeIndividual(app.db)
    await sendLoginCode(visitor(app.ctx, { pageLanguage: 'en' }), { email })
    expect((await mailTo(email))?.subject).toMatch(/ is your Parley login code$/)
    await choosePageLanguage(as(app.ctx, { ...person, email }), { language: 'de' })
    await sendLoginCode(visitor(app.ctx, { pageLanguage: 'en' }), { email })
    expect((await mailTo(email))?.subject).toMatch(/ ist Ihr Code für Parley$/)
    await choosePageLanguage(as(app.ctx, { ...person, email }), { language: 'en' })
    await sendLoginCode(germanBrowser(), { email })
    expect((await mailTo(email))?.subject).toMatch(/ is your Parley login code$/)
  })

  test('is in the browser’s language for somebody who chose none', async () => {
    const { email } = await makeIndividual(app.db)
    await sendLoginCode(germanBrowser(), { email })
    expect((await mailTo(email))?.body).toContain('Ihr Code für die Anmeldung')
  })

  test('follows the request’s language', async () => {
    const { email } = await makeIndividual(app.db)
    const response = await fetch(`${app.url}/api/send_verification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' },
      body: JSON.stringify({ email }),
    })
    expect(response.status).toBe(200)
    expect((await mailTo(email))?.body).toContain('Ihr Code für die Anmeldung')
  })
})

test('who registers in a German browser gets German mails from then on', async () => {
  const email = freshEmail()
  await registerIndividual(germanBrowser(), { firstName: 'Ada', lastName: 'Byron', email })
  await sendLoginCode(visitor(app.ctx), { email })
  expect((await mailTo(email))?.body).toContain('Ihr Code für die Anmeldung')
})

test('the notice about a changed login email is in its reader’s language', async () => {
  const person = await makeIndividual(app.db)
  await chooseGerman(person)
  await changeEmail(as(app.ctx, person), freshEmail())
  expect((await mailTo(person.email))?.subject).toBe('Ihre E-Mail-Adresse für Parley wurde geändert')
})

test('a company’s code is in its manager’s language', async () => {
  const recipient = freshEmail()
  const { company, manager } = await makeCompany(app.db, { email: recipient })
  await chooseGerman(manager)
  const asked = { companyId: company.id, userName: 'Ada Byron', userEmail: freshEmail() }
  await sendCompanyCode(visitor(app.ctx), { ...asked, userRole: 'company individual contributor' })
  expect((await mailTo(recipient))?.body).toContain(`beitreten, als Mitarbeiter im Unternehmen.`)
})

describe.each(eachSide)('Mails to the %s about a lead', (side) => {
  test('are in the language of their reader, not of the other side', async () => {
    const match = await makeMatch(app.ctx)
    await chooseGerman(match.people[side])
    await openLead(app.ctx, match, jobRun())
    expect((await mailTo(match.people[side].email))?.subject).toMatch(/^Neuer Treffer für „/)
    expect((await mailTo(match.people[otherSide(side)].email))?.subject).toMatch(/^New match for “/)

    const lead = await makeLead(app.ctx)
    await chooseGerman(lead.people[side])
    await makeProposal(app.ctx, lead, otherSide(side))
    const word = side === 'seller' ? 'Angebot' : 'Gesuch'
    expect((await mailTo(lead.people[side].email))?.subject).toBe(
      `Ein Vorschlag für Ihr ${word} „${lead.listings[side].name}“`,
    )
  })
})
