import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../src/db/tables/companies.ts'
import { requestAnalysis } from '../../src/media/request-analysis.ts'
import { analyseSchema } from '../../src/media/schema.ts'
import { limits } from '../../src/shared/limits.ts'
import { uploadFile } from '../make/files.ts'
import { as, makeIndividual, makeSession, type Person } from '../make/people.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { type ParleyProcess, startProcess } from './process.ts'

/** What one account can do must not stop others: a bystander reads its pages while each attack runs. */

/** Absolute, plus some times what an idle machine needs: it may be busy with other tests. */
const maxMs = (idleMs: number) => 250 + 10 * idleMs
const resources = new AsyncDisposableStack()
let app: TestApp
let parley: ParleyProcess
let attacker: Person
let cookies: { bystander: string; attacker: string }
let idleMs: number

beforeAll(async () => {
  // This process only prepares data and sends requests; the one under attack has its own event loop.
  app = resources.use(await startApp({ singleProcess: true }))
  parley = await startProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.config.dataDir,
    RATE_LIMIT: '100000',
  })
  resources.defer(async () => void (await parley.stop('SIGTERM')))
  const sessionOf = async (person: Person) => (await makeSession(app.ctx, person)).cookie
  attacker = await makeIndividual(app.db)
  cookies = { bystander: await sessionOf(await makeIndividual(app.db)), attacker: await sessionOf(attacker) }
  await p99While(async () => {}, 20)
  idleMs = await p99While(async () => {})
}, 60_000)
afterAll(() => resources.disposeAsync())

const call = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(parley.url + path, { ...init, headers: { 'content-type': 'application/json', cookie } })

/** The 99th percentile of the bystander's response times while the attack runs; at least this many reads. */
async function p99While(attack: () => Promise<unknown>, reads = 200): Promise<number> {
  const times: number[] = []
  let isOver = false
  const attacking = attack().finally(() => {
    isOver = true
  })
  const input = encodeURIComponent(JSON.stringify({ side: 'buyer' }))
  while (!isOver || times.length < reads) {
    const started = performance.now()
    const response = await call(`/trpc/listings.tiles?input=${input}`, cookies.bystander)
    await response.arrayBuffer()
    times.push(performance.now() - started)
    expect(response.status).toBe(200)
  }
  await attacking
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}
const expectServed = async (attack: () => Promise<unknown>) =>
  expect(await p99While(attack)).toBeLessThan(maxMs(idleMs))
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('a picture whose segments have no length', async () => {
  const bytes = new Uint8Array(limits.fileBytes)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  const url = await uploadFile(app.url, as(app.ctx, attacker), {
    filename: 'a.jpg',
    contentType: 'image/jpeg',
    bytes,
  })
  await expectServed(async () => {
    for (let n = 0; n < 10; n++) await requestAnalysis(as(app.ctx, attacker), analyseSchema.parse({ url }))
  })
}, 60_000)

test('texts that the rules read slowly', async () => {
  await expectServed(() =>
    times(6, (n) =>
      call('/trpc/listings.parseText', cookies.attacker, {
        method: 'POST',
        body: JSON.stringify({ side: 'buyer', kind: 'landing', text: `${n} ${'1 - '.repeat(4_900)}` }),
      }),
    ),
  )
}, 60_000)

test('a batch of the largest listings', async () => {
  const words = (from: number, length: number) =>
    Array.from({ length }, (_, n) => ((from + n) * 7919).toString(36))
      .join(' ')
      .slice(0, length)
  const listing = (n: number) => ({
    side: 'buyer',
    name: words(n, limits.shortText),
    description: words(n, limits.longText),
    points: Array.from({ length: limits.points }, (_, i) => ({
      text: words(n + i, limits.pointText),
      reveal: true,
    })),
  })
  const calls = Array.from({ length: 14 }, (_, n) => [n, listing(n * 1_000)])
  await expectServed(() =>
    call(`/trpc/${calls.map(() => 'listings.publish').join(',')}?batch=1`, cookies.attacker, {
      method: 'POST',
      body: JSON.stringify(Object.fromEntries(calls)),
    }),
  )
}, 60_000)

test('downloads of a list of twenty thousand companies', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    ...{ id: v7(), name: `Company ${n} ${'x'.repeat(150)}`, email: `info@${n}.example`, isIndividual: false },
  }))
  for (let from = 0; from < rows.length; from += 2_000)
    await app.db.insert(companies).values(rows.slice(from, from + 2_000))
  await expectServed(() =>
    times(8, async () => {
      let length = 0
      for await (const chunk of (await call('/api/companies', '')).body!) length += chunk.length
      expect(length).toBeGreaterThan(20_000 * 150)
    }),
  )
}, 90_000)
