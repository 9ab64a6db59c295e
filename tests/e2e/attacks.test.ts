import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../src/db/tables/auth.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { messages } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { latestRound } from '../../src/leads/rounds/rounds.ts'
import { readListing } from '../../src/listings/read.ts'
import type { ListingView } from '../../src/listings/schema.ts'
import { requestAnalysis } from '../../src/media/request-analysis.ts'
import { analyseSchema } from '../../src/media/schema.ts'
import { addDays } from '../../src/shared/dates.ts'
import { limits } from '../../src/shared/limits.ts'
import { heavy } from '../../src/trpc/procedures.ts'
import { makeCompany } from '../make/companies.ts'
import { uploadFile } from '../make/files.ts'
import { makeLead } from '../make/leads.ts'
import { as, freshEmail, makeIndividual, makeSession, type Person } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { leadsOf, newTrade, publishIn } from '../matching/trade.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { Bystander } from '../setup/bystander.ts'
import { type ParleyProcess, startProcess } from './process.ts'

/** What one account can do must not stop others: a bystander reads its pages while each attack runs. */

/** No test uses it up but the one that tries. */
const rateLimit = 50_000
const resources = new AsyncDisposableStack()
let app: TestApp
let parley: ParleyProcess
let attacker: Person
let cookies: { bystander: string; attacker: string }
let bystander: Bystander

beforeAll(async () => {
  // This process only prepares data and sends requests; the one under attack has its own event loop.
  app = resources.use(await startApp({ singleProcess: true }))
  parley = await startProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.config.dataDir,
    RATE_LIMIT: String(rateLimit),
  })
  resources.defer(async () => void (await parley.stop('SIGTERM')))
  const sessionOf = async (person: Person) => (await makeSession(app.ctx, person)).cookie
  attacker = await makeIndividual(app.db)
  cookies = { bystander: await sessionOf(await makeIndividual(app.db)), attacker: await sessionOf(attacker) }
  const input = encodeURIComponent(JSON.stringify({ side: 'buyer' }))
  bystander = new Bystander(async () => {
    const response = await call(`/trpc/listings.tiles?input=${input}`, cookies.bystander)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
  })
  await bystander.settle()
}, 60_000)
afterAll(() => resources.disposeAsync())

const call = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(parley.url + path, { ...init, headers: { 'content-type': 'application/json', cookie } })

const expectServed = (attack: () => Promise<unknown>) => bystander.expectServed(attack)
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

test('a long conversation of amounts', async () => {
  const { leadId } = await makeLead(app.ctx, { people: { seller: attacker } })
  const { id: roundId } = await latestRound(app.db, leadId)
  const content = '€1 - '.repeat(limits.longText / 5)
  const message = { leadId, roundId, side: 'seller', author: 'direct', content } as const
  await app.db.insert(messages).values(Array.from({ length: 500 }, () => message))
  const input = encodeURIComponent(JSON.stringify({ leadId }))
  await expectServed(async () => {
    for (const name of ['agreements.suggestions', 'leads.get', 'leads.messages']) {
      const answers = await times(3, () => call(`/trpc/${name}?input=${input}`, cookies.attacker))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
  })
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

test('copies of one listing that fits a request', async () => {
  const victim = await publishIn(app.ctx, newTrade(), 'buyer')
  const { name, description, points } = (await readListing(as(app.ctx, victim.person), victim)) as ListingView
  const { manager } = await makeCompany(app.db)
  await makePlan(app.db, manager.companyId, {
    planType: 'one_time',
    oneTimeExpiresAt: addDays(new Date(), 30),
  })
  const { cookie } = await makeSession(app.ctx, manager)
  const statuses: number[] = []
  await expectServed(async () => {
    const copy = {
      side: 'seller',
      name,
      description,
      points: points.map(({ text }) => ({ text, reveal: true })),
    }
    for (let n = 0; n < 25; n++) {
      const response = await call('/trpc/listings.publish', cookie, {
        method: 'POST',
        body: JSON.stringify(copy),
      })
      statuses.push(response.status)
    }
    await expect.poll(async () => (await leadsOf(app.ctx, victim)).counted, { timeout: 20_000 }).toBe(1)
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  // Copies count once: the other places of the month are free.
  await app.drain()
  expect((await leadsOf(app.ctx, victim)).counted).toBe(1)
}, 60_000)

test('batches below other spellings of an address', async () => {
  const { cookie } = await makeSession(app.ctx, attacker)
  const batch = Array(30).fill('listings.publish').join(',')
  const cost = 30 * heavy.weight
  let refused = 0
  await expectServed(async () => {
    for (let sent = 0; sent < rateLimit + 3 * cost; sent += cost) {
      const response = await call(`/%74rpc/${batch}?batch=1`, cookie, { method: 'POST', body: '{}' })
      if ((await response.text()).includes('TOO_MANY')) refused += 1
    }
  })
  expect(refused).toBeGreaterThan(0)
}, 60_000)

test('codes of many companies to the address of one stranger', async () => {
  const email = freshEmail()
  const named = await Promise.all(Array.from({ length: 60 }, () => makeCompany(app.db, { email })))
  const statuses: number[] = []
  await expectServed(async () => {
    for (const { company } of named) {
      const person = {
        user_name: 'https://evil.example',
        user_email: freshEmail(),
        user_role: 'company manager',
      }
      const body = JSON.stringify({ company_id: company.id, ...person })
      statuses.push((await call('/api/send_company_verification', '', { method: 'POST', body })).status)
    }
  })
  const sent = await app.db.select().from(mails).where(eq(mails.recipient, email))
  expect(sent).toHaveLength(15)
  expect(sent.filter(({ subject, body }) => /evil/.test(subject) || /:\/\//.test(body))).toEqual([])
  expect(statuses.filter((status) => status === 429)).toHaveLength(45)
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

test('wrong login codes for one account, and registrations with its email', async () => {
  const { email } = await makeIndividual(app.db)
  const post = async (path: string, body: object) => {
    const response = await call(`/api/${path}`, '', { method: 'POST', body: JSON.stringify(body) })
    await response.arrayBuffer()
    return response.status
  }
  await expectServed(async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect(await post('send_verification', { email })).toBe(200)
      const guesses = await times(20, () => post('login_verify', { email, verificationCode: 'CCCCCCCC' }))
      expect(new Set(guesses)).toEqual(new Set([400]))
    }
    const person = { firstName: 'Ada', lastName: 'Byron', employeeRole: 'Individual' }
    const answers = []
    for (let n = 0; n < 30; n++)
      answers.push(await post('register_individual', { ...person, employeeEmail: email }))
    // Then nobody learns any more who has an account.
    expect(answers).toEqual([...Array(20).fill(409), ...Array(10).fill(429)])
    expect(await post('register_individual', { ...person, employeeEmail: freshEmail() })).toBe(429)
  })
  const failures = and(eq(attempts.subject, email), eq(attempts.what, 'login-failure'))
  // Each code is tried five times.
  expect(await app.db.$count(attempts, failures)).toBe(25)
}, 60_000)
