import type { Page, Route } from 'playwright-core'
import { type ErrorCode, errors } from '../../src/shared/errors.ts'

/** Answers in the server's place, for what a sound server never says. */

const callsOf = (route: Route) => new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')

/** The addresses that ask for `call`, alone or among others. */
export const urlOfCall = (call: string) => (url: URL) =>
  url.pathname.startsWith('/trpc/') && url.pathname.slice(6).split(',').includes(call)

/** One row of the batch is replaced; the others are the server's own. */
async function answerRow(page: Page, call: string, row: object): Promise<void> {
  await page.route(urlOfCall(call), async (route) => {
    const calls = callsOf(route)
    const rows: object[] = calls.length === 1 ? [row] : await (await route.fetch()).json()
    await route.fulfill({ json: rows.map((own, at) => (calls[at] === call ? row : own)) })
  })
}

/** The call answers `data`. */
export const answer = (page: Page, call: string, data: unknown): Promise<void> =>
  answerRow(page, call, { result: { data } })

/** The call is refused as the server refuses. */
export function refuse(page: Page, call: string, code: ErrorCode, message?: string): Promise<void> {
  const { status, trpc, message: usual } = errors[code]
  const data = { code: trpc, httpStatus: status, appCode: code }
  return answerRow(page, call, { error: { message: message ?? usual, code: -32000, data } })
}

/** Something between the page and the server answers: a status, and no words of ours. */
export const answerStatus = (page: Page, call: string, status = 418): Promise<unknown> =>
  page.route(urlOfCall(call), (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )

/** No answer comes at all. */
export const abortCall = (page: Page, call: string): Promise<unknown> =>
  page.route(urlOfCall(call), (route) => route.abort())

/** The call waits until the returned function is called. */
export async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(urlOfCall(call), async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Forgets who is logged in, as another tab may. */
export const forgetUser = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('user_id'))
