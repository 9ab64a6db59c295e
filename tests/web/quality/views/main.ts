import type { Page } from 'playwright-core'
import { pngFile } from '../../../make/files.ts'
import { hold } from '../../answers.ts'
import { button, dialogs, fillDescription, type View } from './view.ts'

async function addRequest(page: Page) {
  await button(page, /^Create Request/).click()
  await dialogs.named(page, 'Create Request')
}

async function openOffering(page: Page) {
  await page
    .getByRole('region', { name: 'My Offerings' })
    .getByRole('button', { name: /^Description/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Update', exact: true }).waitFor()
}

const columns = (page: Page) => page.getByRole('heading', { name: 'My Requests' }).waitFor()

export const mainViews: readonly View[] = [
  {
    name: 'main',
    path: '/main',
    as: 'manager',
    ready: columns,
    states: {
      'adding an offering': async (page) => {
        await button(page, /^Create Offering/).click()
        await dialogs.named(page, 'Create Offering')
      },
      'adding media': async (page) => {
        await addRequest(page)
        const files = ['plan.png', 'a photograph with quite a long name, taken in the workshop.png']
        await page
          .locator('input[type=file]')
          .setInputFiles(
            files.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pngFile(64)) })),
          )
        await page.getByText('Ready').nth(1).waitFor()
      },
      'adding a request, step 2': async (page) => {
        await addRequest(page)
        await fillDescription(page)
        await button(page, /^Next$/).click()
        await page.getByRole('button', { name: 'Add Request' }).waitFor()
      },
      'an offering’s description': openOffering,
      'editing an offering': async (page) => {
        await openOffering(page)
        await page.getByRole('button', { name: 'Update', exact: true }).click()
        await page.getByRole('button', { name: 'Confirm Update' }).waitFor()
        for (const fold of await page.locator('summary').all()) await fold.click()
      },
      'a tile’s menu': async (page) => {
        await button(page, /^More about/).click()
        await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
      },
      deleting: async (page) => {
        await button(page, /^More about/).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await dialogs.named(page, 'Confirm Deletion')
      },
      loading: async (page) => {
        await hold(page, 'companies.me')
        await page.reload()
        await page.getByText('Loading your page...').waitFor()
      },
    },
  },
  {
    name: 'main of a company without listings',
    path: '/main',
    as: 'subscriber',
    ready: columns,
  },
  { name: 'main of a contributor', path: '/main', as: 'contributor', ready: columns },
  { name: 'main of an individual', path: '/main', as: 'individual', ready: columns },
  {
    name: 'main without a plan',
    path: '/main',
    as: 'newcomer',
    ready: 'Upgrade Required',
    states: {
      'an offering refused': async (page) => {
        await button(page, /^Create Offering/).click()
        await dialogs.alert(page)
      },
    },
  },
]
