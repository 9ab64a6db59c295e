import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { judgements, questions, rounds } from '../../../src/db/tables/leads.ts'
import { type Matched, makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf, sendAtOnce } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'
import { answered, continueButton } from './controls.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe('Inputs that only one side has', () => {
  let match: Matched
  beforeEach(async () => {
    match = await makeLead(app.ctx)
  })

  it("saves the buyer's yes as the assistant's verdict, a no as its opposite, and what the buyer knows", async () => {
    const [round] = await app.db.select().from(rounds).where(eq(rounds.leadId, match.leadId))
    await app.db.delete(judgements).where(eq(judgements.roundId, round!.id))
    const verdicts = ['meet', 'meet', 'not meet', null] as const
    await app.db.insert(judgements).values(
      verdicts.map((verdict, position) => ({
        roundId: round!.id,
        position,
        verdict,
        reveal: true,
        requirement: `Requirement ${position}`,
        reason: 'Because.',
      })),
    )
    const page = await pageOf(browser, app, match.people.buyer)
    await page.goto(leadAddress('buyer', match))
    await page.getByRole('button', { name: 'Settled (2)' }).click()
    const card = (n: number) => page.getByRole('listitem').filter({ hasText: `Requirement ${n}` })
    for (const n of [0, 1, 2, 3]) await card(n).getByRole('button', { expanded: false }).click()
    await card(0).getByText('Meets', { exact: true }).waitFor()
    await card(2).getByText('Does not meet', { exact: true }).waitFor()
    expect(await card(3).getByRole('radio', { name: 'Yes' }).isDisabled()).toBe(true)
    await sendAtOnce(page)
    await card(3).getByRole('radio', { name: 'Does not meet' }).check()
    await card(3).getByText('your judgement').first().waitFor()
    await card(3).getByRole('button', { name: 'Withdraw your judgement' }).click()
    await card(3).getByText('Not known yet').first().waitFor()
    await card(3).getByRole('radio', { name: 'Meets', exact: true }).check()
    await page.getByRole('img', { name: /^3 of 4 requirements met/ }).waitFor()
    await card(0).getByRole('radio', { name: 'Yes' }).check()
    await card(1).getByRole('radio', { name: 'No' }).check()
    await card(2).getByRole('radio', { name: 'No' }).check()
    await card(3).getByLabel('Clarification').fill('Please tell us more.')
    const submitted = answered(page, 'submit')
    await continueButton(page).click()
    await submitted

    const reviewed = await app.db
      .select()
      .from(judgements)
      .where(eq(judgements.roundId, round!.id))
      .orderBy(judgements.position)
    expect(
      reviewed.map(({ humanVerdict, additionalThoughts }) => [humanVerdict, additionalThoughts]),
    ).toEqual([
      ['meet', null],
      ['not meet', null],
      ['meet', null],
      ['meet', 'Please tell us more.'],
    ])
    await app.drain()
    await page.close()
  })

  it("saves the seller's answers with their questions", async () => {
    const [round] = await app.db.select().from(rounds).where(eq(rounds.leadId, match.leadId))
    await app.db.delete(questions).where(eq(questions.roundId, round!.id))
    await app.db
      .insert(questions)
      .values(
        ['How fast?', 'How much?'].map((question, position) => ({ roundId: round!.id, question, position })),
      )
    const page = await pageOf(browser, app, match.people.seller)
    await page.goto(leadAddress('seller', match))
    await sendAtOnce(page)
    await page.getByLabel('How much?').fill('  Ten tonnes a week.  ')
    const submitted = answered(page, 'submit')
    await continueButton(page).click()
    await submitted
    const rows = await app.db.select().from(questions).where(eq(questions.roundId, round!.id))
    expect(rows.find(({ question }) => question === 'How much?')?.answer).toBe('Ten tonnes a week.')
    expect(rows.find(({ question }) => question === 'How fast?')?.answer).toBeNull()
    await app.drain()
    await page.close()
  })
})
