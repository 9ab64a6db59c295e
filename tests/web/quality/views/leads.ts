import type { Page } from 'playwright-core'
import { type Side, sides } from '../../../../src/shared/sides.ts'
import { pngFile } from '../../../make/files.ts'
import { hold } from '../../answers.ts'
import { openInputs } from '../../as-person.ts'
import { button, dialogs, type View } from './view.ts'

const words = {
  seller: { details: 'Request Details', party: 'Requester' },
  buyer: { details: 'Offering Details', party: 'Offerer' },
} as const satisfies Record<Side, object>

/** The page's buttons are in a menu on a phone. */
async function choose(page: Page, name: string, phone: boolean): Promise<void> {
  if (!phone) return await button(page, name).click()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name }).click()
}

function statesOf(side: Side) {
  const { details, party } = words[side]
  return {
    'the details': async (page: Page, phone: boolean) => {
      if (phone) await page.getByRole('tab', { name: 'Details' }).click()
      else await button(page, details).click()
      await page.getByRole('heading', { level: 4, name: 'Media' }).waitFor()
    },
    'the menu': async (page: Page) => {
      await button(page, 'More actions').click()
      await page.getByRole('menuitem').first().waitFor()
    },
    'the contact': async (page: Page, phone: boolean) => {
      await choose(page, `Get ${party} Information`, phone)
      await dialogs.named(page, `${party} Information`)
    },
    'editing a message': async (page: Page) => {
      if (side === 'buyer') return
      await button(page, 'Edit message').click()
      await page.getByRole('textbox', { name: 'Edit message' }).waitFor()
    },
    'an error beside its field': async (page: Page) => {
      await button(page, 'Directly Continue The Conversation').click()
      await page.getByRole('alert').first().waitFor()
    },
    'the list’s pane, sorted by': async (page: Page, phone: boolean) => {
      const show = button(page, phone ? /^Potential Matches/ : 'Show Potential Matches')
      // Several matches are a list already, without a rail.
      if (phone || (await show.count()) > 0) await show.click()
      await button(page, 'Sort By').click()
      await page.getByRole('menuitemradio').first().waitFor()
    },
    'the inputs’ pane': async (page: Page, phone: boolean) => {
      if (phone) await openInputs(page)
      await page.getByLabel(/Additional Thoughts/).waitFor()
    },
    'a requirement': async (page: Page, phone: boolean) => {
      if (phone) await openInputs(page)
      await button(page, /^Settled/).click()
      await page.getByRole('heading').getByRole('button', { expanded: false }).first().click()
      await page.getByRole('heading').getByRole('button', { expanded: true }).waitFor()
    },
    'a file': async (page: Page) => {
      const flour = { name: 'flour.png', mimeType: 'image/png', buffer: Buffer.from(pngFile(40)) }
      await page.locator('input[type=file]').setInputFiles(flour)
      await button(page, 'Remove flour.png').waitFor()
    },
    'a draft': async (page: Page, phone: boolean) => {
      if (phone) await openInputs(page)
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
    ready: (page) => page.getByText('The conversation has been terminated.').first().waitFor(),
  },
  {
    name: 'a lead page without matches',
    path: ({ leads }) => leads.empty,
    as: 'manager',
    ready: (page) => page.getByText('What would widen it').waitFor(),
  },
]
