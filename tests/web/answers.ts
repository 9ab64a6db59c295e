import type { Page, Route } from 'playwright-core'
import { type ErrorCode, errors } from '../../src/shared/errors.ts'

/** Intercepts a page's tRPC calls, for responses that a working server doesn't give. */

const callsOf = (route: Route) => new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')

/** Matches the URLs of requests that contain `call`, alone or in a batch. */
export const urlOfCall = (call: string) => (url: URL) =>
  url.pathname.startsWith('/trpc/') && url.pathname.slice(6).split(',').includes(call)

/** Replaces the call's result in the batch; the other results come from the server. */
async function answerRow(page: Page, call: string, row: object): Promise<void> {
  await page.route(urlOfCall(call), async (route) => {
    const calls = callsOf(route)
    const rows: object[] = calls.length === 1 ? [row] : await (await route.fetch()).json()
    await route.fulfill({ json: rows.map((serverRow, index) => (calls[index] === call ? row : serverRow)) })
  })
}

/** The call succeeds with `data`. */
export const answer = (page: Page, call: string, data: unknown): Promise<void> =>
  answerRow(page, call, { result: { data } })

/** The call fails with one of the server's errors. */
export function refuse(page: Page, call: string, code: ErrorCode, message?: string): Promise<void> {
  const { status, trpc, message: standardMessage } = errors[code]
  const data = { code: trpc, httpStatus: status, appCode: code }
  return answerRow(page, call, { error: { message: message ?? standardMessage, code: -32000, data } })
}

/** A proxy responds instead of the server: an HTTP status with an HTML page. */
export const answerStatus = (page: Page, call: string, status = 418): Promise<unknown> =>
  page.route(urlOfCall(call), (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )

/** The request fails without a response. */
export const abortCall = (page: Page, call: string): Promise<unknown> =>
  page.route(urlOfCall(call), (route) => route.abort())

/** Delays the call until the returned function is called. */
export async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(urlOfCall(call), async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Removes the stored user, as a logout in another tab does. */
export const forgetUser = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('user_id'))
