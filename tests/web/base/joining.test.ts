import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { as, makeSession, type Person } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { listen } from '../../sockets/listen.ts'
import { urlOfCall } from '../answers.ts'
import { pageOf } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

/** Keeps the page's socket from the server until the returned function is called. */
async function holdSocket(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/socket.io/**', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** The server has answered the page's join, over whichever transport. */
const joined = (page: Page) =>
  new Promise<void>((answered) => {
    const look = (said: string | Buffer) => {
      if (said.toString().includes('quiet_ms')) answered()
    }
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => look(payload)))
    page.on('response', (response) => {
      if (response.url().includes('/socket.io/')) void response.text().then(look, () => undefined)
    })
  })

/** The calls the page makes, as they go out. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) calls.push(...pathname.slice(6).split(','))
  })
  return calls
}

/** Hears what rings in a person's room while their page doesn't. */
async function witnessOf(person: Person) {
  const { cookie } = await makeSession(app.ctx, person)
  const witness = await listen(app.url, 'websocket', { cookie })
  await witness.request('join_room_for_user', person.employeeId)
  return witness
}

describe.each(eachSide)('A page of the %s that loads before its socket is there', (side) => {
  const open = async (match: Matched) => {
    const page = await pageOf(browser, app, match.people[side])
    const calls = callsOf(page)
    const release = await holdSocket(page)
    await page.goto('/main')
    const tile = page.getByRole('article', { name: match.listings[side].name })
    await tile.getByText('1 match', { exact: true }).waitFor()
    return { page, calls, release, tile }
  }
  /** One more match for the same listing; everybody has heard of it. */
  const matchAgain = async ({ people, listings }: Matched) => {
    await using witness = await witnessOf(people[side])
    await makeLead(app.ctx, {
      people: { [side]: people[side] },
      listings: { [side]: listings[side] },
    })
    await witness.next('conversation_updated')
  }

  it('shows what rang meanwhile', async () => {
    const match = await makeLead(app.ctx)
    const { page, release, tile } = await open(match)
    await matchAgain(match)
    release()
    await tile.getByText('2 matches', { exact: true }).waitFor()
    await page.close()
  })

  it('reads nothing twice when nothing rang', async () => {
    const match = await makeLead(app.ctx)
    const { page, calls, release, tile } = await open(match)
    const join = joined(page)
    release()
    await join
    // It is in its room: what rings now is heard, and brings the tile alone.
    await matchAgain(match)
    await tile.getByText('2 matches', { exact: true }).waitFor()
    const once = calls.filter((call) => call !== 'listings.tiles' && call !== 'listings.tilesOf')
    expect(once).toEqual([...new Set(once)])
    expect(calls.filter((call) => call === 'listings.tiles')).toHaveLength(2)
    await page.close()
  })

  it('shows what rings while the talk is still on its way', async () => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(urlOfCall('leads.get'), async (route) => {
      const response = await route.fetch()
      await promise
      await route.fulfill({ response })
    })
    const read = page.waitForRequest((request) => urlOfCall('leads.get')(new URL(request.url())))
    const joins = joined(page)
    await page.goto(leadAddress(side, match))
    await Promise.all([read, joins])

    const other = otherSide(side)
    const heard = page.waitForRequest((request) => urlOfCall('leads.list')(new URL(request.url())))
    const text = 'Said in between.'
    await sendMessage(as(app.ctx, match.people[other]), { side: other, leadId: match.leadId, text })
    await heard
    resolve()
    await page.getByRole('log').getByText(text).waitFor()
    await page.close()
  })

  it('asks again for an order that was ready before', async () => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    const release = await holdSocket(page)
    await page.goto(leadAddress(side, match))
    const asked = () => page.waitForResponse((response) => urlOfCall('leads.sort')(new URL(response.url())))
    const first = asked()
    await page.getByRole('button', { name: 'Sort By' }).click()
    await page.getByRole('menuitemradio', { name: /Best match/ }).click()
    await first
    await using witness = await witnessOf(match.people[side])
    await app.drain()
    await witness.next('sort_best_matches_done')
    const second = asked()
    release()
    await second
    await app.drain()
    await page.getByText('Sorting your matches...').waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
    const method = `sort_method:${match.listings[side].id}`
    expect(await page.evaluate((key) => localStorage.getItem(key), method)).toBe('best')
    await page.close()
  })
})
