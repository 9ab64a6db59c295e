import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blocks, reports } from '../../../src/db/tables/safety.ts'
import { safetyCopy } from '../../../web/src/copy/leads.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

test.each(eachSide)(
  'a person reports a conversation and blocks its company, each after a question (%s)',
  async (side) => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    await page.goto(leadAddress(side, match))
    const choose = async (
      { title, question, action }: (typeof safetyCopy)['report' | 'block'],
      confirm: boolean,
    ) => {
      await page.getByRole('button', { name: /^Details of / }).click()
      await page.getByRole('menuitem', { name: title }).click()
      const dialog = page.getByRole('alertdialog').filter({ hasText: question })
      await dialog.waitFor()
      if (confirm) await dialog.getByRole('button', { name: action, exact: true }).click()
      else await dialog.getByRole('button', { name: safetyCopy.cancel }).click()
      await dialog.waitFor({ state: 'detached' })
    }

    const ofLead = eq(reports.leadId, match.leadId)
    await choose(safetyCopy.report, false)
    expect(await app.db.$count(reports, ofLead)).toBe(0)
    await choose(safetyCopy.report, true)
    await page.getByText(safetyCopy.report.done).waitFor()
    expect(await app.db.$count(reports, ofLead)).toBe(1)

    await choose(safetyCopy.block, true)
    await page.getByText(safetyCopy.block.done).waitFor()
    await page.getByText('The conversation has been terminated.').first().waitFor()
    expect(await app.db.$count(blocks, eq(blocks.companyId, match.people[side].companyId))).toBe(1)
    await page.close()
  },
)
