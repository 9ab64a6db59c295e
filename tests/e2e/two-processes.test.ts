import { describe, expect, test } from 'vitest'
import { sendMessage } from '../../src/leads/send-message.ts'
import { otherSide, sides } from '../../src/shared/sides.ts'
import { makeLead } from '../make/leads.ts'
import { as, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'

/** Two processes on one database: events of one process reach pages of the other. */

const one = await forFile(startApp({ worker: true }))
const other = await forFile(startApp({ databaseUrl: one.databaseUrl }))
const browser = await forFile(openBrowser())

describe.each(sides)('a message of the %s', (side) => {
  test('sent through one process appears on a page of the other', async () => {
    const lead = await makeLead(one.ctx)
    const reader = lead.people[otherSide(side)]
    const { token } = await makeSession(one.ctx, reader)
    const context = await browser.newContext({
      baseURL: other.url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addCookies([{ name: 'parley_session', value: token, url: other.url }])
    await context.addInitScript((id) => {
      localStorage.setItem('user_id', id)
      localStorage.setItem('is_logged_in', 'true')
    }, reader.employeeId)
    const page = await context.newPage()
    const listing = lead.listings[otherSide(side)].id
    await page.goto(
      side === 'buyer'
        ? `/product_lead?seller_company_id=${reader.companyId}&product_id=${listing}`
        : `/procurement_lead?buyer_company_id=${reader.companyId}&procurement_id=${listing}`,
    )
    await page.getByRole('textbox', { name: 'Your message' }).waitFor()

    await sendMessage(as(one.ctx, lead.people[side]), {
      side,
      leadId: lead.leadId,
      text: 'Said through the first process.',
    })
    await page.getByRole('log').getByText('Said through the first process.').waitFor({ timeout: 10_000 })
    expect(await page.getByRole('log').getByText('Said through the first process.').count()).toBe(1)
    await context.close()
  })
})
