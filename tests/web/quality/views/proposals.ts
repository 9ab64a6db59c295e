import type { Page } from 'playwright-core'
import { button, dialogs, type View } from './view.ts'

const log = (page: Page) => page.getByRole('log')

async function counter(page: Page) {
  await button(page, 'Counter').click()
  await button(page, 'Preview').waitFor()
}

async function propose(page: Page) {
  await button(page, 'Propose Terms').click()
  await button(page, 'Preview').waitFor()
}

async function mandate(page: Page) {
  await button(page, 'Edit Mandate').click()
  await dialogs.named(page, 'What may your assistant agree to?')
  await page.getByLabel(/^Open with/).fill('14000')
}

export const proposalViews: readonly View[] = [
  {
    name: 'a proposal that waits',
    path: ({ negotiations }) => negotiations.waiting,
    as: 'manager',
    ready: (page) => log(page).getByRole('heading', { name: 'Proposal 2' }).waitFor(),
    states: {
      accepting: async (page) => {
        await button(page, 'Accept Option A').click()
        await dialogs.named(page, 'Accept Option A?')
      },
      declining: async (page) => {
        await button(page, 'Decline').click()
        await dialogs.named(page, 'Decline this proposal?')
      },
      'an earlier proposal': (page) => log(page).getByText('Show the terms').click(),
      countering: counter,
      'adding a term': async (page) => {
        await counter(page)
        await button(page, 'Add Term').click()
        await page.getByRole('menuitem', { name: 'A date' }).waitFor()
      },
      'removing an option': async (page) => {
        await counter(page)
        await button(page, 'Remove Option A').click()
        await page.getByRole('button', { name: 'Undo' }).waitFor()
      },
      'the preview': async (page) => {
        await counter(page)
        await button(page, 'Preview').click()
        await button(page, 'Send Proposal').waitFor()
      },
    },
  },
  {
    name: 'an own proposal',
    path: ({ negotiations }) => negotiations.own,
    as: 'manager',
    ready: (page) => button(page, 'Withdraw').waitFor(),
    states: {
      withdrawing: async (page) => {
        await button(page, 'Withdraw').click()
        await dialogs.named(page, 'Withdraw this proposal?')
      },
      suggestions: async (page) => {
        await propose(page)
        await page.getByLabel('Total price').fill('')
        await page.getByRole('list', { name: 'Named so far' }).getByRole('button').first().waitFor()
      },
      'wrong fields': async (page) => {
        await propose(page)
        await page.getByLabel('Total price').fill('16.500.00')
        await page.getByLabel('Quantity').fill('none')
        await button(page, 'Preview').click()
        await page.getByText('Enter a number above 0.').waitFor()
      },
      'discarding the draft': async (page) => {
        await propose(page)
        await page.getByLabel('Total price').fill('1')
        await button(page, 'Discard Draft').click()
        await dialogs.named(page, 'Discard this draft?')
      },
    },
  },
  {
    name: 'an assistant that asks',
    path: ({ negotiations }) => negotiations.asks,
    as: 'manager',
    ready: (page) => button(page, 'Send This Proposal').waitFor(),
    states: {
      'the mandate': mandate,
      'the whole mandate': async (page) => {
        await mandate(page)
        await button(page, 'More settings').click()
        for (const name of ['Add A Number', 'Add A Choice', 'Add A Fixed Term'])
          await button(page, name).click()
        await button(page, 'Save Mandate').click()
        await page.getByText('Please complete this term or remove it.').first().waitFor()
      },
    },
  },
  {
    name: 'an agreed conversation',
    path: ({ negotiations }) => negotiations.agreed,
    as: 'manager',
    ready: async (page) => {
      const question = page.getByText('Is your request filled?')
      const undo = button(page, 'Undo')
      await question.or(undo).first().waitFor()
      // A state of this page, opened before.
      if (await undo.isVisible()) await undo.click()
      await question.waitFor()
    },
    states: {
      'a filled request': async (page) => {
        await button(page, 'Yes, It Is Filled').click()
        await button(page, 'Undo').waitFor()
      },
    },
  },
]
