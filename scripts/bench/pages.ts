import type { Browser, Page } from 'playwright-core'
import { sessionCookie } from '../../src/auth/schema.ts'
import { makeCrowd } from '../../tests/make/crowd.ts'
import { makeSession } from '../../tests/make/people.ts'
import { makePlan } from '../../tests/make/plans.ts'
import { openBrowser } from '../../tests/setup/browser.ts'
import { median, percentile, table } from './measure.ts'
import { withParley } from './parley.ts'

/** What is scrolled, from which end, on which page; `ready` stands when the page has loaded. */
interface Scroll {
  readonly name: string
  readonly path: string
  readonly ready: string
  readonly holder?: string | undefined
  readonly backwards?: boolean | undefined
}

interface Ride {
  readonly frames: number[]
  /** Tasks of more than 50 ms, before and after the page had loaded. */
  readonly loading: number[]
  readonly after: number[]
}

const seconds = 3

/** How smoothly full pages scroll, in a real browser: `--slower=4` as on a phone of that speed, `--only=lead` for some. */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const rounds = Number(flags.get('rounds') ?? 3)
  const slower = Number(flags.get('slower') ?? 1)
  const tiles = Number(flags.get('tiles') ?? 200)
  await withParley(async ({ ctx, parley }) => {
    const { person, path } = await makeCrowd(ctx, tiles)
    await makePlan(ctx.db, person.companyId)
    const { token } = await makeSession(ctx, person)
    await using browser = await openBrowser()
    const scrolls: Scroll[] = [
      { name: 'landing', path: '/', ready: 'text=How it works' },
      { name: `main, ${2 * tiles} tiles`, path: '/main', ready: `text=Need number ${tiles - 1}` },
      {
        name: 'lead, 1,000 matches',
        path,
        ready: '[role=log] >> text=Message number 499.',
        holder: 'div:has(> ul[aria-label="Potential Matches"])',
      },
      {
        name: 'lead, 500 messages',
        path,
        ready: '[role=log] >> text=Message number 499.',
        holder: '[role=log]',
        backwards: true,
      },
    ]
    const rows = []
    const only = flags.get('only') ?? ''
    for (const scroll of scrolls.filter(({ name }) => name.includes(only))) {
      const rides: Ride[] = []
      for (let round = 0; round < rounds; round += 1) {
        await using context = await contextOf(browser, parley.url ?? '', token, person.employeeId)
        rides.push(await ride(await context.newPage(), scroll, slower))
      }
      rows.push(rowOf(scroll.name, rides))
    }
    console.log(table(rows))
  })
}

async function contextOf(browser: Browser, url: string, token: string, employeeId: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: sessionCookie, value: token, url }])
  await context.addInitScript((id) => {
    localStorage.setItem('user_id', id)
    localStorage.setItem('is_logged_in', 'true')
  }, employeeId)
  return context
}

async function ride(page: Page, { path, ready, holder, backwards }: Scroll, slower: number): Promise<Ride> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const tasks = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  const loading = await tasks()
  const frames = await page.evaluate(scrollThrough, { holder, backwards, ms: seconds * 1000 })
  return { frames, loading, after: await tasks() }
}

/** Scrolls from one end to the other and tells how long each frame stood. Runs in the page. */
function scrollThrough({
  holder,
  backwards,
  ms,
}: {
  holder?: string
  backwards?: boolean
  ms: number
}): Promise<number[]> {
  const element = holder ? document.querySelector(holder) : document.scrollingElement
  if (!element) throw new Error(`Nothing to scroll: ${holder}`)
  const frames: number[] = []
  return new Promise((resolve) => {
    let last = 0
    let begin = 0
    requestAnimationFrame(function frame(now) {
      if (last > 0) frames.push(now - last)
      else begin = now
      last = now
      const share = Math.min(1, (now - begin) / ms)
      const way = element.scrollHeight - element.clientHeight
      element.scrollTop = way * (backwards ? 1 - share : share)
      if (share < 1) requestAnimationFrame(frame)
      else resolve(frames)
    })
  })
}

function rowOf(page: string, rides: readonly Ride[]): Record<string, string | number> {
  const frames = rides.flatMap((one) => one.frames)
  const longest = (tasks: readonly number[]) => Math.round(Math.max(0, ...tasks))
  return {
    page,
    'frames a second': (1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length)).toFixed(1),
    'a frame, p50 ms': median(frames).toFixed(1),
    'p99 ms': percentile(frames, 0.99).toFixed(1),
    'longest task while loading, ms': rides.map(({ loading }) => longest(loading)).join(', '),
    'longest task after it, ms (0: none of 50)': rides.map(({ after }) => longest(after)).join(', '),
  }
}
