import http from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { OutageLog } from '../../src/db/outage-log.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { me } from '../leads/helpers.ts'
import { makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'

const read = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('/healthz has the delay of the event loop since it was last asked', async () => {
  await using app = await startApp({ singleProcess: true })
  await read(`${app.url}/healthz`)
  await delay(50)
  const end = performance.now() + 300
  while (performance.now() < end);
  await delay(20)
  const { body } = await read(`${app.url}/healthz`)
  expect(body).toMatchObject({ status: 'alive', eventLoopDelayMs: { p50: expect.any(Number) } })
  expect((body.eventLoopDelayMs as { max: number }).max).toBeGreaterThan(200)
})

describe('/readyz', () => {
  test('says how long the oldest job waits, and when a worker was last seen', async () => {
    await using app = await startApp({ singleProcess: true })
    expect((await read(`${app.url}/readyz`)).body).toEqual({
      ...{ status: 'ready', database: true, queue: true, space: true, listener: true },
      ...{ oldestWaitingJobSeconds: null, workerSeenSeconds: null },
    })
    const lead = await makeLead(app.ctx)
    await sendMessage(me(app.ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello' })
    await app.db.execute(
      sql`update pgboss.job set created_on = now() - interval '90 s', start_after = now() - interval '90 s'`,
    )
    const waiting = await read(`${app.url}/readyz`)
    expect(waiting).toMatchObject({ status: 200, body: { workerSeenSeconds: null } })
    expect(waiting.body.oldestWaitingJobSeconds).toBeGreaterThanOrEqual(90)
    await using worker = await startApp({ databaseUrl: app.databaseUrl, env: { ROLES: 'worker' } })
    await app.db.execute(sql`update heartbeats set seen_at = now() - interval '40 s'`)
    await worker.queue.stop(0)
    const { body } = await read(`${app.url}/readyz`)
    expect(body.workerSeenSeconds).toBeGreaterThanOrEqual(40)
    expect(body.workerSeenSeconds).toBeLessThan(60)
  })

  test('is not ready for a while after the database had no space', () => {
    const outages = new OutageLog(pino({ level: 'silent' }), async () => {})
    expect(outages.hasSpace()).toBe(true)
    outages.failed(Object.assign(new Error('terminating'), { code: '57P01' }))
    expect(outages.hasSpace()).toBe(true)
    outages.failed(Object.assign(new Error('No space left on device'), { code: '53100' }))
    expect(outages.hasSpace()).toBe(false)
    outages.stop()
  })
})

/** Sends requests over one connection, as a proxy does, until an answer closes it. */
async function useConnection(url: string, answers: string[]): Promise<void> {
  const { port } = new URL(url)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  for (let isOpen = true; isOpen; ) {
    const answer = await new Promise<{ text: string; closes: boolean }>((resolve) => {
      const body = JSON.stringify({ email: 'nobody@example.org' })
      const headers = { 'content-type': 'application/json', 'content-length': body.length }
      const request = http.request(
        { port, agent, method: 'POST', path: '/api/send_verification', headers },
        (response) => {
          response
            .resume()
            .once('end', () =>
              resolve({ text: `${response.statusCode}`, closes: response.headers.connection === 'close' }),
            )
        },
      )
      request.once('error', (error: NodeJS.ErrnoException) =>
        resolve({ text: String(error.code), closes: true }),
      )
      request.end(body)
    })
    isOpen = !answer.closes
    answers.push(answer.text)
  }
  agent.destroy()
}

test('a process that stops cuts no request of a keep-alive proxy, writes included', async () => {
  const app = await startApp({ singleProcess: true, env: { DRAIN_SECONDS: '2', RATE_LIMIT: '1000000' } })
  const answers: string[] = []
  const clients = Array.from({ length: 10 }, () => useConnection(app.url, answers))
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(20)
  const before = answers.length
  const stopped = app.stop()
  await delay(200)
  const ready = await read(`${app.url}/readyz`)
  expect(ready).toMatchObject({ status: 503, body: { status: 'stopping' } })
  await Promise.all(clients)
  await stopped
  expect(answers.length).toBeGreaterThan(before)
  expect(answers.filter((answer) => answer !== '200' && answer !== '429')).toEqual([])
}, 30_000)
