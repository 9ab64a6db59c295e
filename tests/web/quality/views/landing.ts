import type { Page } from 'playwright-core'
import { answer, hold } from '../../answers.ts'
import { button, dialogs, fillDescription, type View } from './view.ts'

/** Without the draft of another state. */
async function choose(page: Page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key)
  })
  await answer(page, 'listings.drafts', [])
  await page.reload()
  await fillDescription(page)
  await button(page, 'Unlock Opportunities').click()
  await dialogs.named(page, 'What do you want to do?')
}

async function complete(page: Page, card: string, title: string) {
  await choose(page)
  await page.getByRole('button', { name: card }).click()
  await dialogs.named(page, title)
}

export const landingViews: readonly View[] = [
  {
    name: 'landing',
    path: '/',
    ready: 'How it works',
    states: {
      'asked to log in': async (page) => {
        await fillDescription(page)
        await button(page, 'Unlock Opportunities').click()
        await dialogs.alert(page)
      },
      'asked for consent': async (page) => {
        await answer(page, 'about', { demoUrl: '/', analyticsId: 'G-1', embedded: [], mailOutbox: false })
        await page.reload()
        await page.getByRole('region', { name: 'Analytics cookies' }).waitFor()
      },
    },
  },
  {
    name: 'landing, logged in',
    path: '/',
    as: 'manager',
    ready: 'How it works',
    states: {
      'choosing the intent': choose,
      'completing an offering': (page) =>
        complete(page, 'I have something to offer', 'Complete Your Offering'),
      'completing a request': (page) => complete(page, 'I am looking for something', 'Complete Your Request'),
      'reading the text': async (page) => {
        await hold(page, 'listings.parseText')
        await choose(page)
        await page.getByRole('button', { name: 'I am looking for something' }).click()
        await page.getByText('Processing your request...').waitFor()
      },
    },
  },
]
