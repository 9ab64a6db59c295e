import { expect, test } from 'vitest'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'
import {
  logIn,
  logOut,
  openBrowserUser,
  openLeads,
  publishFromLanding,
  registerIndividual,
  registerManager,
  sendMessage,
} from './browser-user.ts'

/** The main user journey: two people register, publish listings, are matched and exchange messages. */

const offer = `We are Mühlbach Mill. We mill organic rye flour on stone.
- Up to 2 tonnes a week
- Certified organic
- Delivery within 48 hours`
const need = `I am looking for organic rye flour for my bakery course. At least 50 kg a week, certified organic. Delivery within 3 days.`

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
const manager = await openBrowserUser(browser, app.url)
const individual = await openBrowserUser(browser, app.url, { phone: true })

test('two people are matched and exchange messages', async () => {
  const email = 'greta@muehlbach.example'
  await registerManager(
    manager,
    { first: 'Greta', last: 'Lindner', email },
    { name: 'Mühlbach Mill', email: 'office@muehlbach.example' },
  )
  await logIn(manager, email)

  // Offerings need a plan; the free one is chosen on the user home.
  await manager.page.getByText('Upgrade Required').waitFor()
  await manager.page.goto('/entity_manager_home')
  await manager.page.getByRole('button', { name: 'Choose Free Plan' }).click()
  await manager.page
    .getByText('Free plan activated! You can now create offerings and requests from the Main Page.')
    .waitFor()
  await manager.page.keyboard.press('Escape')

  await publishFromLanding(manager, {
    side: 'seller',
    text: offer,
    correct: async (page) => {
      await page.getByLabel('Offering Name').fill('Organic rye flour')
    },
  })
  await manager.page.getByText('Organic rye flour').first().waitFor()

  await registerIndividual(individual, { first: 'Lukas', last: 'Steiner', email: 'lukas@steiner.example' })
  await logIn(individual, 'lukas@steiner.example')
  await publishFromLanding(individual, { side: 'buyer', text: need })

  // Both pages show the match without a reload.
  await Promise.all([manager, individual].map(({ page }) => page.getByText('1 match').waitFor()))

  await openLeads(manager, /^Leads/)
  await openLeads(individual, /^Leads/)
  for (const { page } of [manager, individual]) {
    await page.getByRole('log').getByText('Mühlbach Mill').first().waitFor()
  }
  await manager.page.getByText('Q&A (Latest Round)').waitFor()

  await sendMessage(manager, 'Good morning, shall we start next week?')
  await individual.page.getByRole('log').getByText('Good morning, shall we start next week?').waitFor()
  await sendMessage(individual, 'Yes, gladly: on Monday.')
  await manager.page.getByRole('log').getByText('Yes, gladly: on Monday.').waitFor()

  await logOut(manager, '/entity_manager_home')
  await logIn(manager, email)
  await openLeads(manager, /^Leads/)
  await manager.page.getByRole('log').getByText('Yes, gladly: on Monday.').waitFor()
  expect(new URL(manager.page.url()).pathname).toBe('/product_lead')
})
