import { describe, it } from 'vitest'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe('A page that breaks', () => {
  it('shows an error, links to support and offers a retry', async () => {
    const page = await pageOf(browser, app, null)
    await page.route(/assets\/.*[Pp]rivacy.*\.js/, (route) => route.abort())
    await page.goto('/privacy-policy')
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Last updated June 2, 2025').waitFor()
    await page.close()
  })
})
