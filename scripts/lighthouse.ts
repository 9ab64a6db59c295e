import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createProxy, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { start } from '../src/main.ts'
import { openBrowser } from '../tests/setup/browser.ts'

/**
 * `npm run lighthouse`: what Lighthouse gives the built pages that strangers see first, on a phone and a desktop.
 * Looks at a Parley of its own, or at the address given. Fails below the least that is wanted.
 */

const least = 95
const runs = 3
const paths = ['/', '/login']
const categories = ['performance', 'accessibility', 'best-practices'] as const
const devices = [
  { name: 'phone', config: undefined },
  { name: 'desktop', config: desktopConfig },
]

type Scores = Record<(typeof categories)[number], number>
interface Report {
  readonly scores: Scores
  /** What cost points: the audits that weigh something and are not perfect. */
  readonly costs: readonly string[]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function look(url: string, port: number, config: typeof desktopConfig | undefined): Promise<Report> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' }, config)
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No report')
  const { lhr } = result
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const costs = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    costs,
  }
}

/**
 * The address without its referrer policy: at that header the headless shell reports the page's own request
 * as aborted, and Lighthouse stops. Everything else comes as it is.
 */
async function withoutReferrerPolicy(base: string): Promise<{ url: string; close: () => void }> {
  const proxy = createProxy(({ url, method, headers }, answer) => {
    const asked = request(new URL(url ?? '/', base), { method, headers }, (given) => {
      const { 'referrer-policy': _, ...kept } = given.headers
      answer.writeHead(given.statusCode ?? 502, kept)
      given.pipe(answer)
    })
    asked.on('error', () => answer.destroy())
    asked.end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() }
}

/** The middle one by performance: a busy machine makes single runs worth little. */
async function lookOften(...args: Parameters<typeof look>): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await look(...args))
  reports.sort((a, b) => a.scores.performance - b.scores.performance)
  const middle = reports[Math.floor(runs / 2)]
  if (!middle) throw new Error('No run')
  return middle
}

await using closing = new AsyncDisposableStack()
let [base] = process.argv.slice(2)
if (!base) {
  const folder = await mkdtemp(join(tmpdir(), 'parley-lighthouse-'))
  closing.defer(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'error' })
  const parley = await start(config, pino({ level: 'error' }))
  closing.defer(parley.stop)
  base = parley.url ?? config.publicUrl
}
const proxy = await withoutReferrerPolicy(base)
closing.defer(proxy.close)
const port = await freePort()
closing.use(await openBrowser([`--remote-debugging-port=${port}`]))

for (const path of paths) {
  for (const { name, config } of devices) {
    const { scores, costs } = await lookOften(new URL(path, proxy.url).href, port, config)
    const line = categories.map((category) => `${category} ${scores[category]}`).join(', ')
    console.log(`${path.padEnd(7)} ${name.padEnd(8)} ${line}`)
    for (const cost of costs) console.log(`        ${cost}`)
    if (categories.some((category) => scores[category] < least)) process.exitCode = 1
  }
}
