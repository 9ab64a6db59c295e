import type { Page } from 'playwright-core'

/** Parts of the lead page. */

/** Waits for the server's response to a call; the jobs that it queued can then be drained. */
export const answered = (page: Page, call: string) =>
  page.waitForResponse((response) => response.url().includes(`/trpc/leads.${call}`))

export const continueButton = (page: Page) =>
  page.getByRole('button', { name: /^Let AI Continue The Conversation/ })
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: 'Directly Continue The Conversation' })
export const box = (page: Page) => page.getByLabel('Your message')
export const thread = (page: Page) => page.getByRole('log')
