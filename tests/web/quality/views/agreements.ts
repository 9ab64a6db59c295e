import type { Page } from 'playwright-core'
import { hold } from '../../answers.ts'
import { button, dialogs, type View } from './view.ts'

export const agreementViews: readonly View[] = [
  {
    name: 'the comparison board',
    path: ({ agreements }) => agreements.board,
    as: 'manager',
    ready: (page) => page.getByRole('table').getByText('Organic certification').waitFor(),
    states: {
      'a quote': async (page: Page) => {
        await page.locator('[data-quote]').first().focus()
        await page.getByRole('tooltip').waitFor()
      },
      accepting: async (page: Page) => {
        await button(page, 'Accept').click()
        await dialogs.named(page, 'Accept')
      },
      'a pinned and a hidden column': async (page: Page) => {
        await button(page, /^Pin /).click()
        await button(page, /^Hide (?!Mill)/).click()
        await button(page, 'Show 1 hidden').waitFor()
      },
      loading: async (page: Page) => {
        await hold(page, 'leads.board')
        await page.reload()
        await page.getByText('Loading the comparison...').waitFor()
      },
    },
  },
  {
    name: 'a board without a listing',
    path: '/compare',
    as: 'manager',
    ready: 'Compare',
  },
  {
    name: 'the page of an agreement',
    path: ({ agreements }) => agreements.agreement,
    as: 'manager',
    ready: (page) => page.getByRole('heading', { name: 'What was agreed' }).waitFor(),
    states: {
      'asking to cancel': async (page: Page) => {
        await button(page, 'Request Cancellation').click()
        await dialogs.named(page, 'Ask to cancel this agreement?')
      },
      loading: async (page: Page) => {
        await hold(page, 'agreements.get')
        await page.reload()
        await page.getByText('Loading the agreement...').waitFor()
      },
    },
  },
]
