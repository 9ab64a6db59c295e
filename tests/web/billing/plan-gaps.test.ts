import { describe, expect, it } from 'vitest'
import { makeListing } from '../../make/listings.ts'
import { planStates } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { checkAppearance, expectText, openPlanTile } from './plan-page.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

describe('Missing or invalid plan data', () => {
  it('hides billing from a customer without a billing account', async () => {
    const { tile, close } = await openPlanTile({ app, browser }, 'individual', {
      ...planStates(app.ctx.now())['annual active'],
      customerId: null,
    })
    await expectText(tile, 'Premium Annual (Individual)')
    expect(await tile.getByRole('button').count()).toBe(0)
    await close()
  })

  it('shows N/A for an unknown date', async () => {
    const { tile, close } = await openPlanTile({ app, browser }, 'individual', {
      planType: 'subscription',
      status: 'active',
    })
    await expectText(tile, 'N/A')
    await close()
  })

  it.each([
    ['shows Invalid Date for an invalid date', { trialEndsAt: 'soon' }, 'Invalid Date'],
    [
      'shows the server’s message for an unknown plan',
      { planType: 'error_company_not_found', isPremium: false, message: 'The company is gone.' },
      'The company is gone.',
    ],
    [
      'shows a default message if the server sends none',
      { planType: 'error_employee_not_found', isPremium: false, message: '' },
      'Your plan could not be determined. Please refresh or contact support.',
    ],
  ])('%s', async (_, invalid, text) => {
    const { tile, close } = await openPlanTile(
      { app, browser },
      'individual',
      planStates(app.ctx.now()).trialing,
      (page) =>
        page.route(/\/trpc\/.*billing\.plan/, async (route) => {
          const response = await route.fetch()
          const answers = (await response.json()) as { result?: { data: object } }[]
          for (const { result } of answers) {
            if (result?.data && 'trialEndsAt' in result.data) Object.assign(result.data, invalid)
          }
          await route.fulfill({ response, json: answers })
        }),
    )
    await expectText(tile, text)
    await close()
  })

  it.each([
    ['individual', 'Error: Failed to load plan status.'],
    ['company', 'Error: Failed to load billing status.'],
  ] as const)('shows on the %s page that the status did not load, and retries', async (audience, text) => {
    let down = true
    const { tile, close } = await openPlanTile({ app, browser }, audience, { planType: 'free' }, (page) =>
      page.route(/\/trpc\/.*billing\.plan/, (route) =>
        down
          ? route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
          : route.continue(),
      ),
    )
    await tile.getByRole('alert').getByText(text, { exact: true }).waitFor()
    down = false
    await tile.getByRole('button', { name: 'Try again' }).click()
    await tile.getByText('You are on the Free Plan.').waitFor()
    await close()
  })

  it('links to support in an unknown state', async () => {
    const { page, tile, close } = await openPlanTile(
      { app, browser },
      'company',
      planStates(app.ctx.now()).unclear,
    )
    const link = tile.getByRole('link', { name: 'Contact Support' })
    expect(await link.getAttribute('href')).toBe('/contact_support_or_refresh')
    await link.click()
    await page.waitForURL('/contact-support')
    await close()
  })
})

describe('Usage', () => {
  it('counts requests out of ten up to the tenth', async () => {
    const { tile, close } = await openPlanTile(
      { app, browser },
      'individual',
      { planType: 'free' },
      async (_, person) => {
        for (let n = 1; n <= 10; n++) await makeListing(app.db, person, 'buyer', { name: `Request ${n}` })
      },
    )
    await expectText(tile, '10 of 10')
    await expectText(tile, 'Requests are never refused: you can always create more.')
    expect(await tile.getByRole('progressbar').count()).toBe(2)
    await close()
  })

  it('counts the listings and explains a full plan', async () => {
    const { page, tile, close } = await openPlanTile(
      { app, browser },
      'individual',
      { planType: 'free' },
      async (_, person) => {
        for (let n = 1; n <= 10; n++) await makeListing(app.db, person, 'seller', { name: `Offering ${n}` })
        for (let n = 1; n <= 12; n++) await makeListing(app.db, person, 'buyer', { name: `Request ${n}` })
      },
    )
    await expectText(tile, '10 of 10')
    await expectText(tile, '12, unlimited')
    await expectText(
      tile,
      'Your Free Plan allows up to 10 offerings. What you have stays; upgrade to list more.',
    )
    await expectText(tile, 'Requests are never refused: you can always create more.')
    const bars = tile.getByRole('progressbar')
    expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual([
      'Offerings',
    ])
    expect(await bars.getAttribute('aria-valuenow')).toBe('100')
    await checkAppearance(page, tile, 'individual-free-full-light')
    await close()
  })
})
