import { pino } from 'pino'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clone.ts'
import { startDatabaseProxy } from '../setup/database-proxy.ts'

const patient = { timeout: 20_000 }

async function startWithProxy() {
  await using made = new AsyncDisposableStack()
  const database = made.use(await cloneDatabase())
  const proxy = made.use(await startDatabaseProxy(new URL(database.url)))
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const app = made.use(await startApp({ databaseUrl: proxy.address, log }))
  const person = await makeIndividual(app.db)
  const { cookie } = await makeSession(app.ctx, person)
  const cleanup = made.move()
  return {
    app,
    proxy,
    person,
    cookie,
    messages: () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg),
    [Symbol.asyncDispose]: () => cleanup.disposeAsync(),
  }
}

test('while the database is away every call answers 503, and works again when it is back', {
  timeout: 60_000,
}, async () => {
  await using world = await startWithProxy()
  const { app, proxy, person, cookie } = world
  const headers = { cookie, 'content-type': 'application/json' }
  const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })
  const calls: readonly [string, RequestInit][] = [
    ['/trpc/companies.me', { headers }],
    ['/trpc/companies.me,billing.plan?batch=1&input={}', { headers }],
    ['/trpc/auth.sendLoginCode', post({ email: person.email })],
    [`/api/employee_info/${person.employeeId}`, { headers }],
    ['/api/update_individual_intro', post({ user_id: person.employeeId, new_intro: 'Hello.' })],
  ]
  const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie } })
  await new Promise<void>((connected) => socket.on('connect', () => connected()))

  await proxy.close()
  for (const [path, init] of calls) {
    const response = await fetch(`${app.url}${path}`, init)
    const text = await response.text()
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(text).toContain("Parley can't reach its database. Please try again.")
    if (path.startsWith('/trpc')) expect(text).toMatch(/"appCode":"UNAVAILABLE".*"outage":"database"/)
    else expect(JSON.parse(text)).toMatchObject({ success: false, code: 'unavailable' })
  }
  expect(await socket.emitWithAck('join_room_for_user', person.employeeId)).toEqual({
    success: false,
    message: "Parley can't reach its database. Please try again.",
    code: 'unavailable',
  })
  const refused = io(app.url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true })
  const reason = await new Promise<string>((failed) =>
    refused.on('connect_error', ({ message }) => failed(message)),
  )
  expect(reason).toBe("Parley can't reach its database. Please try again.")
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
  // Not a line for each failed call.
  expect(world.messages().filter((message) => message === 'the database is away')).toHaveLength(1)
  expect(world.messages()).not.toContain('trpc')
  expect(world.messages()).not.toContain('request failed')

  await proxy.reopen()
  await expect
    .poll(async () => (await fetch(`${app.url}/trpc/companies.me`, { headers })).status, patient)
    .toBe(200)
  expect(await socket.emitWithAck('join_room_for_user', person.employeeId)).toMatchObject({ success: true })
  await expect.poll(() => world.messages(), { timeout: 20_000 }).toContain('the database is back')
  socket.disconnect()
  refused.disconnect()
})

test('readyz answers within 3 s while the database hangs', { timeout: 30_000 }, async () => {
  await using world = await startWithProxy()
  const { app, proxy } = world
  const ready = async () => {
    const started = performance.now()
    const response = await fetch(`${app.url}/readyz`)
    return { status: response.status, parts: await response.json(), ms: performance.now() - started }
  }
  expect((await ready()).status).toBe(200)
  proxy.hang()
  const { status, parts, ms } = await ready()
  expect([status, parts]).toMatchObject([503, { status: 'not ready', database: false, queue: false }])
  expect(ms).toBeLessThan(3_000)
  proxy.resume()
  await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200)
})
