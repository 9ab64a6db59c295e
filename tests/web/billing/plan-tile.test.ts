import { describe, expect, it } from 'vitest'
import type { PlanRow } from '../../../src/db/tables/billing.ts'
import { longDate } from '../../../src/shared/dates.ts'
import { type PlanState, planStates } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { phone } from '../as-person.ts'
import {
  type Audience,
  type AudienceTexts,
  audiences,
  checkAppearance,
  expectText,
  openPlanTile,
  takeScreenshot,
} from './plan-page.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

interface Content {
  /** Each is the whole text of an element. */
  texts: readonly string[]
  buttons: readonly string[]
}

const buy = ['Get Annual Premium', 'Start Free Trial']
const buyWithoutTrial = ['Get Annual Premium', 'Get Monthly Premium']
const freeUse = ['0 of 10', '20 new matches per item per month']
const premiumUse = ({ matches }: AudienceTexts) => ['0, unlimited', matches]

/** What each state shows; `end` is the state's date. */
const states: Record<PlanState, (words: AudienceTexts, end: string) => Content> = {
  none: ({ notes }) => ({
    texts: ['Please select a plan to activate features.', 'Free Plan', ...notes],
    buttons: ['Choose Free Plan', ...buy],
  }),
  free: ({ notes }) => ({
    texts: ['You are on the Free Plan.', 'Upgrade to Premium', ...freeUse, ...notes],
    buttons: buy,
  }),
  'annual active': (words, end) => ({
    texts: [words.annual, 'Active', 'Expires', end, ...premiumUse(words)],
    buttons: ['Manage Billing / View Receipt'],
  }),
  'annual expired': (_, end) => ({
    texts: [
      'Your premium access has ended',
      'Ended',
      end,
      'You are now on the Free Plan',
      'Come back to Premium',
      ...freeUse,
    ],
    buttons: buy,
  }),
  trialing: (words, end) => ({
    texts: [words.monthly, 'Free trial active', 'Trial ends', end, words.renews, ...premiumUse(words)],
    buttons: ['Manage Billing / Cancel Trial'],
  }),
  'trialing, canceling': (words, end) => ({
    texts: [words.monthly, 'Free trial active but scheduled to cancel', 'Access ends', end],
    buttons: ['Manage Billing / Reactivate'],
  }),
  active: (words, end) => ({
    texts: [words.monthly, 'Subscription active', 'Next billing date', end, ...premiumUse(words)],
    buttons: ['Manage Billing / Cancel Subscription'],
  }),
  'active, canceling': (words, end) => ({
    texts: [words.monthly, 'Subscription active but scheduled to cancel', 'Access ends', end],
    buttons: ['Manage Billing / Reactivate'],
  }),
  'past due': () => ({
    texts: ['Action Required: Payment Issue', 'Past due', ...freeUse],
    buttons: ['Update Payment Method'],
  }),
  unpaid: () => ({
    texts: ['Action Required: Payment Issue', 'Unpaid', ...freeUse],
    buttons: ['Update Payment Method'],
  }),
  canceled: (_, end) => ({
    texts: [
      'Your premium access has ended',
      end,
      'You are now on the Free Plan',
      'Come back to Premium',
      'Cancel anytime.',
    ],
    buttons: buyWithoutTrial,
  }),
  unclear: () => ({
    texts: ['Your plan could not be determined. Please refresh or contact support.'],
    buttons: [],
  }),
}

const end = (plan: Partial<PlanRow>) => plan.oneTimeExpiresAt ?? plan.trialEndsAt ?? plan.periodEndsAt

describe.each(Object.keys(audiences) as Audience[])('The plan tile of the %s page', (audience) => {
  const words = audiences[audience]

  it.each(Object.keys(states) as PlanState[])('shows the state %s, in light and in dark', async (state) => {
    const plan: Partial<PlanRow> = planStates(app.ctx.now())[state]
    const { page, tile, close } = await openPlanTile({ app, browser }, audience, plan)
    const { texts, buttons } = states[state](words, longDate(end(plan)))
    for (const text of texts) await expectText(tile, text)
    expect(await tile.getByRole('button').allTextContents()).toEqual(buttons)

    const name = `${audience}-${state.replaceAll(/\W+/g, '-')}`
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
      await checkAppearance(page, tile, `${name}-${colorScheme}`)
    }
    await page.setViewportSize(phone)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await takeScreenshot(tile, `${name}-phone`)
    await close()
  })

  it('has its own prices', async () => {
    const { tile, close } = await openPlanTile({ app, browser }, audience, { planType: 'free' })
    for (const price of words.prices) await expectText(tile, price)
    expect(await tile.textContent()).toContain(words.matches)
    await close()
  })

  it('offers no second trial', async () => {
    const { tile, close } = await openPlanTile({ app, browser }, audience, {
      planType: 'free',
      subscriptionId: `sub_${audience}`,
    })
    expect(await tile.textContent()).not.toMatch(/trial/i)
    expect(await tile.getByRole('button').allTextContents()).toEqual(buyWithoutTrial)
    await close()
  })
})
