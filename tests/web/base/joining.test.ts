import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { otherSide, type Side, sides, words } from '../../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { as, makeIndividual, makeSession, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { listen } from '../../sockets/listen.ts'
import { urlOfCall } from '../answers.ts'
import { pageOf, showMatches } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

/** Delays the page's socket requests until the returned function is called. */
async function holdSocket(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/socket.io/**', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Resolves when the server has acknowledged the page's room join, over either transport. */
const joined = (page: Page) =>
  new Promise<void>((resolve) => {
    const check = (frame: string | Buffer) => {
      if (frame.toString().includes('quiet_ms')) resolve()
    }
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => check(payload)))
    page.on('response', (response) => {
      if (response.url().includes('/socket.io/')) void response.text().then(check, () => undefined)
    })
  })

/** Collects the tRPC calls that the page makes. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) calls.push(...pathname.slice(6).split(','))
  })
  return calls
}

/** Listens to a person's events while their page is disconnected. */
async function observerOf(person: Person) {
  const { cookie } = await makeSession(app.ctx, person)
  const observer = await listen(app.url, 'websocket', { cookie })
  await observer.request('join_room_for_user', person.employeeId)
  return observer
}

describe.each(eachSide)('A page of the %s whose socket connects late', (side) => {
  const open = async (match: Matched) => {
    const page = await pageOf(browser, app, match.people[side])
    const calls = callsOf(page)
    const release = await holdSocket(page)
    await page.goto('/main')
    const tile = page.getByRole('article', { name: match.listings[side].name })
    await tile.getByText('1 match', { exact: true }).waitFor()
    return { page, calls, release, tile }
  }
  /** Adds a match for the same listing and waits until its event is sent. */
  const matchAgain = async ({ people, listings }: Matched) => {
    await using observer = await observerOf(people[side])
    await makeLead(app.ctx, {
      people: { [side]: people[side] },
      listings: { [side]: listings[side] },
    })
    await observer.next('conversation_updated')
  }

  it('shows events sent meanwhile', async () => {
    const match = await makeLead(app.ctx)
    const { page, release, tile } = await open(match)
    await matchAgain(match)
    release()
    await tile.getByText('2 matches', { exact: true }).waitFor()
    await page.close()
  })

  it('does not reload anything if no event was sent', async () => {
    const match = await makeLead(app.ctx)
    const { page, calls, release, tile } = await open(match)
    const join = joined(page)
    release()
    await join
    // The page is in its room: the next event arrives and reloads only the tile.
    await matchAgain(match)
    await tile.getByText('2 matches', { exact: true }).waitFor()
    const others = calls.filter((call) => call !== 'listings.tiles' && call !== 'listings.tilesOf')
    expect(others).toEqual([...new Set(others)])
    expect(calls.filter((call) => call === 'listings.tiles')).toHaveLength(2)
    await page.close()
  })

  it('shows a message sent while the thread loads', async () => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(urlOfCall('leads.get'), async (route) => {
      const response = await route.fetch()
      await promise
      await route.fulfill({ response })
    })
    const leadRequest = page.waitForRequest((request) => urlOfCall('leads.get')(new URL(request.url())))
    const joins = joined(page)
    await page.goto(leadAddress(side, match))
    await Promise.all([leadRequest, joins])

    const other = otherSide(side)
    const listRequest = page.waitForRequest((request) => urlOfCall('leads.list')(new URL(request.url())))
    const text = 'Said in between.'
    await sendMessage(as(app.ctx, match.people[other]), { side: other, leadId: match.leadId, text })
    await listRequest
    resolve()
    await page.getByRole('log').getByText(text).waitFor()
    await page.close()
  })

  it('requests the order again if it was ready before the socket connected', async () => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    const release = await holdSocket(page)
    await page.goto(leadAddress(side, match))
    const sortResponse = () =>
      page.waitForResponse((response) => urlOfCall('leads.sort')(new URL(response.url())))
    const first = sortResponse()
    await showMatches(page)
    await page.getByRole('button', { name: 'Sort By' }).click()
    await page.getByRole('menuitemradio', { name: /Best match/ }).click()
    await first
    await using observer = await observerOf(match.people[side])
    await app.drain()
    await observer.next('sort_best_matches_done')
    const second = sortResponse()
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

const intents = { seller: 'I have something to offer', buyer: 'I am looking for something' } as const
const text = 'Oak boards, 30 mm thick.'

/** Where a text is parsed: opens the page and the form, and returns the function that has the text parsed. */
const parsers = {
  'The landing page': async (page: Page, side: Side) => {
    await page.goto('/')
    await page.getByLabel('What you or your company is looking for or offering').fill(text)
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    const card = page.getByRole('button', { name: intents[side] })
    await card.waitFor()
    return () => card.click()
  },
  'The add modal': async (page: Page, side: Side) => {
    await page.goto('/main')
    await page.getByRole('button', { name: new RegExp(`^Create ${words[side].Listing}`) }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(text)
    return () => page.getByRole('button', { name: 'Next', exact: true }).click()
  },
}

describe.each(Object.entries(parsers))('%s', (_, open) => {
  const openAs = async (side: Side) => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId)
    const page = await pageOf(browser, app, person)
    const release = await holdSocket(page)
    const join = joined(page)
    const parse = await open(page, side)
    const parseRequest = page.waitForRequest((request) =>
      urlOfCall('listings.parseText')(new URL(request.url())),
    )
    return { page, release, join, parse, parseRequest }
  }

  it.each(sides)('joins the room of the user before it queues a parse of the %s', async (side) => {
    const { page, release, join, parse, parseRequest } = await openAs(side)
    const order: string[] = []
    const steps = [join.then(() => order.push('joined')), parseRequest.then(() => order.push('queued'))]
    await parse()
    await page.getByText(`Processing your ${words[side].listing}...`).waitFor()
    // The page has rendered, and a call that doesn't wait would be sent by now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    release()
    await Promise.all(steps)
    expect(order).toEqual(['joined', 'queued'])
    await page.close()
  })

  it('queues the parse without the room if the socket does not connect in time', async () => {
    const { page, parse, parseRequest } = await openAs('buyer')
    const before = performance.now()
    await parse()
    await parseRequest
    expect(performance.now() - before).toBeGreaterThan(1_900)
    await app.drain()
    await page.getByLabel('Request Name').waitFor()
    await page.close()
  })
})

it('the landing page connects its socket while a logged-in user writes', async () => {
  const page = await pageOf(browser, app, await makeIndividual(app.db))
  const handshake = page.waitForRequest('**/socket.io/**')
  await page.goto('/')
  await page.getByLabel('What you or your company is looking for or offering').fill(text)
  await handshake
  await page.close()
})
