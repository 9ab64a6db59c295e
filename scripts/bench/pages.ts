import type { Browser, Page } from 'playwright-core'
import { sessionCookie } from '../../src/auth/schema.ts'
import { makeCrowd } from '../../tests/make/crowd.ts'
import { makeLongBoard } from '../../tests/make/long-board.ts'
import { makeSession, type Person } from '../../tests/make/people.ts'
import { makePlan } from '../../tests/make/plans.ts'
import { openBrowser } from '../../tests/setup/browser.ts'
import { median, percentile, table } from './measure.ts'
import { withParley } from './parley.ts'

/** A scroll measurement: the page, a selector that appears when it has loaded, and the scrolled element. */
interface Scroll {
  readonly name: string
  readonly path: string
  readonly ready: string
  /** Selector of the scrolled element. Default: the document. */
  readonly scroller?: string | undefined
  readonly backwards?: boolean | undefined
  /** Scrolls from left to right. */
  readonly sideways?: boolean | undefined
  /** Default: the owner of the crowd. */
  readonly person?: Person
}

interface ScrollResult {
  /** Frame durations in ms. */
  readonly frames: number[]
  /** Long tasks (over 50 ms) in ms, until the page had loaded and after that. */
  readonly loading: number[]
  readonly after: number[]
}

const seconds = 3

/**
 * Measures how smoothly full pages scroll in a real browser. `--slower=4` throttles the CPU, `--only=lead` selects pages by
 * name.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const rounds = Number(flags.get('rounds') ?? 3)
  const slower = Number(flags.get('slower') ?? 1)
  const tiles = Number(flags.get('tiles') ?? 200)
  await withParley(async ({ ctx, parley }) => {
    const { person, path } = await makeCrowd(ctx, tiles)
    await makePlan(ctx.db, person.companyId)
    const board = await makeLongBoard(ctx)
    await using browser = await openBrowser()
    const scrolls: Scroll[] = [
      { name: 'landing', path: '/', ready: 'text=How it works' },
      { name: `main, ${2 * tiles} tiles`, path: '/main', ready: `text=Need number ${tiles - 1}` },
      {
        name: 'lead, 1,000 matches',
        path,
        ready: '[role=log] >> text=Message number 499.',
        scroller: 'div:has(> ul[aria-label="Potential Matches"])',
      },
      {
        name: 'lead, 500 messages',
        path,
        ready: '[role=log] >> text=Message number 499.',
        scroller: '[role=log]',
        backwards: true,
      },
      {
        name: 'board, 200 leads',
        path: board.path,
        ready: 'table >> text=Accept',
        scroller: 'section:has(> table)',
        sideways: true,
        person: board.person,
      },
    ]
    const rows = []
    const only = flags.get('only') ?? ''
    for (const { person: viewer = person, ...scroll } of scrolls.filter(({ name }) => name.includes(only))) {
      const results: ScrollResult[] = []
      const { token } = await makeSession(ctx, viewer)
      for (let round = 0; round < rounds; round += 1) {
        await using context = await contextOf(browser, parley.url ?? '', token, viewer.employeeId)
        results.push(await measureScroll(await context.newPage(), scroll, slower))
      }
      rows.push(rowOf(scroll.name, results))
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

async function measureScroll(
  page: Page,
  { path, ready, scroller, backwards, sideways }: Scroll,
  slower: number,
): Promise<ScrollResult> {
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
  const frames = await page.evaluate(scrollThrough, { scroller, backwards, sideways, ms: seconds * 1000 })
  return { frames, loading, after: await tasks() }
}

/** Runs in the page: scrolls from one end to the other and returns the frame durations in ms. */
function scrollThrough({
  scroller,
  backwards,
  sideways,
  ms,
}: {
  scroller?: string
  backwards?: boolean
  sideways?: boolean
  ms: number
}): Promise<number[]> {
  const element = scroller ? document.querySelector(scroller) : document.scrollingElement
  if (!element) throw new Error(`Nothing to scroll: ${scroller}`)
  const frames: number[] = []
  return new Promise((resolve) => {
    let last = 0
    let start = 0
    requestAnimationFrame(function frame(now) {
      if (last > 0) frames.push(now - last)
      else start = now
      last = now
      const share = Math.min(1, (now - start) / ms)
      const distance = element.scrollHeight - element.clientHeight
      if (sideways) element.scrollLeft = share * (element.scrollWidth - element.clientWidth)
      else element.scrollTop = distance * (backwards ? 1 - share : share)
      if (share < 1) requestAnimationFrame(frame)
      else resolve(frames)
    })
  })
}

function rowOf(page: string, results: readonly ScrollResult[]): Record<string, string | number> {
  const frames = results.flatMap((result) => result.frames)
  const longest = (tasks: readonly number[]) => Math.round(Math.max(0, ...tasks))
  return {
    page,
    'frames a second': (1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length)).toFixed(1),
    'a frame, p50 ms': median(frames).toFixed(1),
    'p99 ms': percentile(frames, 0.99).toFixed(1),
    'longest task while loading, ms': results.map(({ loading }) => longest(loading)).join(', '),
    'longest task after it, ms (0: none of 50)': results.map(({ after }) => longest(after)).join(', '),
  }
}
