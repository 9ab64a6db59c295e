import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { type Jobs, jobNames } from '../../src/db/queue/jobs.ts'
import { type Handlers, startQueue } from '../../src/db/queue/queue.ts'
import { startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clone.ts'

const log = pino({ level: 'silent' })
/** A polling interval longer than any test. */
const neverMs = 3_600_000

let url: string
let cleanup: AsyncDisposableStack

beforeEach(async () => {
  cleanup = new AsyncDisposableStack()
  url = cleanup.use(await cloneDatabase()).url
})
afterEach(() => cleanup.disposeAsync())

/** A process with workers that poll every `pollMs`. */
async function makeProcess(handlers: Partial<Handlers>, pollMs = neverMs) {
  const database = connect(url, 8)
  cleanup.defer(database.close)
  const queue = await startQueue(url, { worker: true, log, pollMs })
  cleanup.defer(() => queue.stop(1))
  const idle = Object.fromEntries(jobNames.map((name) => [name, async () => {}])) as unknown as Handlers
  const start = () => queue.work({ ...idle, ...handlers }, database.notifier.sql)
  const add = (leadId: string) =>
    database.db.transaction((tx) => queue.enqueue(tx, 'follow-up', { leadId, lockToken: null, version: 1 }))
  return { ...database, queue, start, add }
}

/** A handler, and a promise for the run of each job by its lead id. */
function recordRuns() {
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  const of = (id: string) => {
    const known = waiting.get(id) ?? Promise.withResolvers<void>()
    waiting.set(id, known)
    return known
  }
  return {
    handler: async ({ leadId }: Jobs['follow-up']) => of(leadId).resolve(),
    ran: (id: string) => of(id).promise,
  }
}

test('runs a job that commits between a worker’s empty fetch and its sleep', async () => {
  const { handler, ran } = recordRuns()
  const { start, add } = await makeProcess({ 'follow-up': handler })
  await start()
  // Without polling, a missed job would never run. After each job its worker fetches once more, in vain, and goes to
  // sleep, which takes some milliseconds; the pauses step through them.
  for (let i = 0; i < 250; i++) {
    await pause((i % 50) / 8)
    await add(String(i))
    await ran(String(i))
  }
}, 60_000)

test('runs as many jobs at once as there are, up to the concurrency', async () => {
  const [begun, together] = [new Set<string>(), Promise.withResolvers<void>()]
  const { start, add } = await makeProcess({
    'follow-up': async ({ leadId }) => {
      begun.add(leadId)
      if (begun.size === 8) together.resolve()
      await together.promise
    },
  })
  await start()
  await Promise.all(Array.from({ length: 8 }, (_, i) => add(String(i))))
  await together.promise
  expect(begun.size).toBe(8)
})

test('two processes share the jobs, and each job runs once', async () => {
  const done: string[] = []
  const all = Promise.withResolvers<void>()
  const handlers = {
    'follow-up': async ({ leadId }: Jobs['follow-up']) => {
      done.push(leadId)
      if (done.length === 200) all.resolve()
    },
  }
  const [one, other] = [await makeProcess(handlers), await makeProcess(handlers)]
  await Promise.all([one.start(), other.start()])
  const ids = Array.from({ length: 200 }, (_, i) => String(i))
  await Promise.all(ids.map((id, i) => (i % 2 === 0 ? one : other).add(id)))
  await all.promise
  expect(done.toSorted()).toEqual(ids.toSorted())
})

describe('polling finds a job without a notification', () => {
  test('whose process died before it notified', async () => {
    const { handler, ran } = recordRuns()
    const { start, add, notifier } = await makeProcess({ 'follow-up': handler }, 50)
    await start()
    Object.assign(notifier, { notify: () => {} })
    await add('silent')
    await ran('silent')
  })

  test('that was delayed', async () => {
    const { handler, ran } = recordRuns()
    const { start, db, queue } = await makeProcess({ 'follow-up': handler }, 50)
    await start()
    const data = { leadId: 'later', lockToken: null, version: 1 }
    const startAfter = new Date(Date.now() + 300)
    await db.transaction((tx) => queue.enqueue(tx, 'follow-up', data, { startAfter }))
    await ran('later')
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime())
  })

  test('that failed and is retried', async () => {
    let tries = 0
    const again = Promise.withResolvers<void>()
    const { start, add } = await makeProcess(
      {
        'follow-up': async () => {
          if (++tries === 1) throw new Error('not yet')
          again.resolve()
        },
      },
      50,
    )
    await start()
    await add('stubborn')
    await again.promise
    expect(tries).toBe(2)
  })
})

test('retries a failed job of a batch, and runs the others once', async () => {
  const runs = new Map<string, number>()
  const all = Promise.withResolvers<void>()
  const { start, db, queue } = await makeProcess(
    {
      'send-mail': async ({ mailId }) => {
        runs.set(mailId, (runs.get(mailId) ?? 0) + 1)
        if (mailId === 'bad' && runs.get(mailId) === 1) throw new Error('not yet')
        if (runs.size === 5 && runs.get('bad') === 2) all.resolve()
      },
    },
    50,
  )
  const rows = ['a', 'b', 'bad', 'c', 'd'].map((mailId) => ({ data: { mailId } }))
  await db.transaction((tx) => queue.enqueueAll(tx, 'send-mail', rows))
  await start()
  await all.promise
  expect(Object.fromEntries(runs)).toEqual({ a: 1, b: 1, bad: 2, c: 1, d: 1 })
})

test('workers continue when the listening connection is lost', async () => {
  const { handler, ran } = recordRuns()
  const { start, add, sql } = await makeProcess({ 'follow-up': handler })
  await start()
  await add('before')
  await ran('before')
  const cut = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
  for (const { pid } of cut) await sql`select pg_terminate_backend(${pid})`
  // With or without its notification: workers fetch when the connection listens again.
  await add('in the gap')
  await ran('in the gap')
})

test('workers continue when the queue’s own connections are lost', async () => {
  const { handler, ran } = recordRuns()
  const { start, add, sql } = await makeProcess({ 'follow-up': handler }, 50)
  await start()
  await add('before')
  await ran('before')
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'parley-queue'`
  await add('afterwards')
  await ran('afterwards')
})

test('jobs that share a queue run in the order of their priorities', async () => {
  const [first, busy, end] = [[] as string[], Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const note = async (name: string) => {
    first.push(name)
    if (first.length === 8) busy.resolve()
    await end.promise
  }
  const { start, db, queue } = await makeProcess({
    'match-listing': ({ listingId }) => note(listingId),
    'open-lead': ({ leadId }) => note(leadId),
  })
  const leads = [1, -1, -2].map((priority) => ({ data: { leadId: `lead ${priority}` }, priority }))
  const matches = Array.from({ length: 9 }, (_, i) => ({ data: { listingId: 'match', revision: i } }))
  await db.transaction(async (tx) => {
    await queue.enqueueAll(tx, 'open-lead', leads)
    await queue.enqueueAll(tx, 'match-listing', matches)
  })
  await start()
  await busy.promise
  expect(first.toSorted()).toEqual(['lead 1', ...Array.from({ length: 7 }, () => 'match')])
  end.resolve()
})

test('switches off pg-boss’s own notifications, also in the database of an older version', async () => {
  const { sql } = connect(url, 1)
  cleanup.defer(() => sql.end())
  await sql`update pgboss.queue set notify = true`
  const { queue } = await makeProcess({})
  expect(queue.boss).toBeDefined()
  expect(await sql`select name from pgboss.queue where notify and name not like '\\_\\_pgboss%'`).toEqual([])
})

test('a process with both roles listens over one connection', async () => {
  await using app = await startApp({ worker: true, databaseUrl: url })
  const { sql } = connect(app.databaseUrl, 1)
  cleanup.defer(() => sql.end())
  const listening = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
  expect(listening).toHaveLength(1)
})
