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

// `npm run lighthouse [-- URL]` prints the Lighthouse scores of the public pages on a phone and a desktop. Without a URL it
// starts Parley. Exits with 1 if a score is below the minimum.

const minScore = 95
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
  /** Audits with a weight that are not perfect. */
  readonly imperfect: readonly string[]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function audit(url: string, port: number, config: typeof desktopConfig | undefined): Promise<Report> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' }, config)
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No report')
  const { lhr } = result
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const imperfect = categories.flatMap((category) =>
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
    imperfect,
  }
}

/**
 * Starts a proxy that removes the Referrer-Policy header: with it, the headless shell reports the page's own request as
 * aborted, and Lighthouse stops.
 */
async function withoutReferrerPolicy(base: string): Promise<{ url: string; close: () => void }> {
  const proxy = createProxy(({ url, method, headers }, outgoing) => {
    const forwarded = request(new URL(url ?? '/', base), { method, headers }, (response) => {
      const { 'referrer-policy': _, ...headers } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    forwarded.end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() }
}

/** The run with the median performance score, because single runs are noisy. */
async function auditRepeatedly(...args: Parameters<typeof audit>): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await audit(...args))
  reports.sort((a, b) => a.scores.performance - b.scores.performance)
  const median = reports[Math.floor(runs / 2)]
  if (!median) throw new Error('No run')
  return median
}

await using stack = new AsyncDisposableStack()
let [base] = process.argv.slice(2)
if (!base) {
  const folder = await mkdtemp(join(tmpdir(), 'parley-lighthouse-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'error' })
  const parley = await start(config, pino({ level: 'error' }))
  stack.defer(parley.stop)
  base = parley.url ?? config.publicUrl
}
const proxy = await withoutReferrerPolicy(base)
stack.defer(proxy.close)
const port = await freePort()
stack.use(await openBrowser([`--remote-debugging-port=${port}`]))

for (const path of paths) {
  for (const { name, config } of devices) {
    const { scores, imperfect } = await auditRepeatedly(new URL(path, proxy.url).href, port, config)
    const line = categories.map((category) => `${category} ${scores[category]}`).join(', ')
    console.log(`${path.padEnd(7)} ${name.padEnd(8)} ${line}`)
    for (const audit of imperfect) console.log(`        ${audit}`)
    if (categories.some((category) => scores[category] < minScore)) process.exitCode = 1
  }
}
