import type { Page } from 'playwright-core'
import { type Side, sides } from '../../../../src/shared/sides.ts'
import { hold } from '../../answers.ts'
import { button, dialogs, type View } from './view.ts'

const words = {
  seller: { details: 'Request Details', party: 'Requester' },
  buyer: { details: 'Offering Details', party: 'Offerer' },
} as const satisfies Record<Side, object>

function statesOf(side: Side) {
  const { details, party } = words[side]
  return {
    'the details': async (page: Page) => {
      await button(page, details).click()
      await page.getByRole('dialog', { name: details }).getByRole('heading', { level: 4 }).first().waitFor()
    },
    'the contact': async (page: Page) => {
      await button(page, `Get ${party} Information`).click()
      await dialogs.named(page, `${party} Information`)
    },
    terminating: async (page: Page) => {
      await button(page, 'Terminate Conversation').click()
      await dialogs.named(page, 'Terminate this conversation?')
    },
    'editing a message': async (page: Page) => {
      if (side === 'buyer') return
      await button(page, 'Edit message').click()
      await page.getByRole('textbox', { name: 'Edit message' }).waitFor()
    },
    'an alert': async (page: Page) => {
      await button(page, 'Directly Continue The Conversation').click()
      await dialogs.alert(page)
    },
    'the list’s pane, sorted by': async (page: Page, phone: boolean) => {
      if (phone) await button(page, 'Potential Matches').click()
      await button(page, 'Sort By').click()
      await page.getByRole('menuitemradio').first().waitFor()
    },
    'the inputs’ pane': async (page: Page, phone: boolean) => {
      if (phone) await button(page, 'Your inputs').click()
      await page.getByLabel(/Additional Thoughts/).waitFor()
    },
    'a draft': async (page: Page, phone: boolean) => {
      if (phone) await button(page, 'Your inputs').click()
      await page
        .getByLabel(/Additional Thoughts/)
        .fill('On Mondays. Keep this to yourself: our floor is 800.')
      await page.getByRole('button', { name: /^Let it be said/ }).waitFor()
      await button(page, 'Let AI Continue The Conversation With Your Inputs').click()
      await button(page, 'Edit draft').waitFor()
    },
    loading: async (page: Page) => {
      await hold(page, 'leads.list')
      await page.reload()
      await page.getByText('Loading your matches...').first().waitFor()
    },
  }
}

export const leadViews: readonly View[] = [
  ...sides.map(
    (side): View => ({
      name: `the ${side}’s lead page`,
      path: ({ leads }) => leads[side],
      as: 'manager',
      ready: (page) => page.getByRole('log').waitFor(),
      states: statesOf(side),
    }),
  ),
  {
    name: 'a terminated conversation',
    path: ({ leads }) => leads.ended,
    as: 'manager',
    ready: (page) => page.getByText('The conversation has been terminated.').waitFor(),
  },
  {
    name: 'a lead page without matches',
    path: ({ leads }) => leads.empty,
    as: 'manager',
    ready: (page) => page.getByText('What would widen it').waitFor(),
  },
]
