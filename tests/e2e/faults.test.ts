import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../../src/db/tables/media.ts'
import { makeLead } from '../make/leads.ts'
import { makeIndividual, makeSession, type Person } from '../make/people.ts'
import { startAnthropicServer } from '../setup/anthropic-server.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { Bystander } from '../setup/bystander.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../setup/database-proxy.ts'
import { startFrozenServer } from '../setup/frozen-server.ts'
import { type ParleyProcess, startProcess } from './process.ts'

/** What fails must not stop the rest: a bystander reads its pages while parts of the process fail, one after the other. */

const resources = new AsyncDisposableStack()
let app: TestApp
let parley: ParleyProcess
let proxy: DatabaseProxy
let bystander: Bystander
let person: Person
let cookie: string
/** What the bystander's reads were answered with. */
let answers: Record<number, number> = {}
/** Whether the bystander may be told to come back later. */
let mayWait = false

beforeAll(async () => {
  // This process only prepares data and sends requests. The other one's mail server and file store never answer.
  app = resources.use(await startApp({ singleProcess: true }))
  proxy = resources.use(await startDatabaseProxy(new URL(app.databaseUrl)))
  const frozen = resources.use(await startFrozenServer())
  const failing = resources.use(await startAnthropicServer({ script: [{ status: 500 }] }))
  parley = await startProcess({
    ...{
      DATABASE_URL: proxy.address,
      DATA_DIR: app.config.dataDir,
      RATE_LIMIT: '100000',
      DRAIN_SECONDS: '5',
    },
    ...{ ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: failing.url, LOG_LEVEL: 'fatal' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${frozen.port}` },
    ...{ S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${frozen.port}` },
    ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  })
  person = await makeIndividual(app.db)
  cookie = (await makeSession(app.ctx, person)).cookie
  bystander = new Bystander(async () => {
    const response = await call('listings.tiles', cookie, { side: 'buyer' }, 'GET')
    await response.arrayBuffer()
    answers[response.status] = (answers[response.status] ?? 0) + 1
    if (!mayWait || response.status !== 503) expect(response.status).toBe(200)
  })
  await bystander.settle()
}, 60_000)
afterAll(() => resources.disposeAsync())

function call(path: string, as: string, input: object, method = 'POST') {
  const url = `${parley.url}/trpc/${path}`
  const headers = { 'content-type': 'application/json', cookie: as }
  if (method === 'POST') return fetch(url, { method, headers, body: JSON.stringify(input) })
  return fetch(`${url}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers })
}

test('while the model fails, people write to each other without a lock', async () => {
  const lead = await makeLead(app.ctx)
  const { cookie: sellers } = await makeSession(app.ctx, lead.people.seller)
  await bystander.expectServed(async () => {
    for (let n = 0; n < 20; n++) {
      const message = { side: 'seller', leadId: lead.leadId, text: `Message ${n}` }
      expect((await call('leads.sendMessage', sellers, message)).status).toBe(200)
    }
  })
}, 60_000)

test('while the mail server doesn’t answer, codes can be asked for', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => makeIndividual(app.db)))
  await bystander.expectServed(async () => {
    for (const { email } of people) expect((await call('auth.sendLoginCode', '', { email })).status).toBe(200)
    await delay(1_000)
  })
}, 60_000)

test('while the file store doesn’t answer, analyses wait alone', async () => {
  const { cookie: uploader } = await makeSession(app.ctx, person)
  await bystander.expectServed(async () => {
    for (let n = 0; n < 10; n++) {
      const form = await call('media.presign', uploader, { filename: `${n}.png`, contentType: 'image/png' })
      const { result } = (await form.json()) as { result: { data: { publicUrl: string } } }
      expect((await call('media.analyse', uploader, { url: result.data.publicUrl })).status).toBe(200)
    }
    await delay(1_000)
  })
  expect(await app.db.$count(files, eq(files.state, 'analysing'))).toBe(10)
}, 60_000)

test('while database connections are ended, calls are served or told to come back', async () => {
  answers = {}
  mayWait = true
  await bystander.expectServed(async () => {
    for (let n = 0; n < 12; n++) {
      await delay(250)
      await proxy.reset()
    }
  })
  mayWait = false
  expect(answers[200]).toBeGreaterThan(10 * (answers[503] ?? 0))
  await expect.poll(async () => (await fetch(`${parley.url}/readyz`)).status, { timeout: 10_000 }).toBe(200)
}, 60_000)

test('after SIGTERM requests are served until the proxy has noticed', async () => {
  const stopped = parley.stop('SIGTERM')
  let isStopping = false
  await bystander.expectServed(async () => {
    await expect.poll(async () => (await fetch(`${parley.url}/readyz`)).status).toBe(503)
    isStopping = true
  }, 50)
  expect(isStopping).toBe(true)
  expect(await stopped).toBe(0)
}, 60_000)
