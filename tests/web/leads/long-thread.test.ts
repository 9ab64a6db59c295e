import { expect, it } from 'vitest'
import { messages } from '../../../src/db/tables/leads.ts'
import { latestRound } from '../../../src/leads/rounds/rounds.ts'
import { limits } from '../../../src/shared/limits.ts'
import { makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

it('A thread that is longer than an answer shows its end, earlier messages on request, and lets them be edited', async () => {
  const match = await makeLead(app.ctx)
  const { leadId, people } = match
  const round = await latestRound(app.db, leadId)
  const row = (side: 'seller' | 'buyer', content: string) => ({
    leadId,
    roundId: round.id,
    side,
    author: 'direct' as const,
    employeeId: people[side].employeeId,
    content,
  })
  await app.db
    .insert(messages)
    .values([
      row('buyer', 'The first question'),
      ...Array.from({ length: 30 }, (_, n) =>
        row('seller', `Message ${n} ${'漢'.repeat(limits.longText - 20)}`),
      ),
    ])

  const page = await pageOf(browser, app, people.buyer)
  await page.goto(leadAddress('buyer', match))
  const thread = page.getByRole('log')
  const bubble = (text: string) => thread.getByRole('article').filter({ hasText: text })
  const earlier = thread.getByRole('button', { name: 'Show Earlier Messages' })
  await bubble('Message 29 ').waitFor()
  expect(await bubble('Message 5 ').count()).toBe(0)
  await expectAccessible(page)

  while ((await earlier.count()) > 0) {
    const before = await thread.getByRole('article').count()
    await earlier.click()
    await expect.poll(() => thread.getByRole('article').count()).toBeGreaterThan(before)
    const texts = await thread.getByRole('article').allInnerTexts()
    const numbers = texts.flatMap((text) =>
      Array.from(text.matchAll(/Message (\d+) /g), ([, n]) => Number(n)),
    )
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
  for (const number of [0, 5, 29]) expect(await bubble(`Message ${number} `).count()).toBe(1)

  await bubble('The first question').getByRole('button', { name: 'Edit message' }).click()
  await thread.getByRole('textbox').fill('The first question, edited')
  await thread.getByRole('button', { name: 'Save' }).click()
  await bubble('The first question, edited').waitFor()
  expect(await bubble('Message 0 ').count()).toBe(1)
  await page.close()
})
