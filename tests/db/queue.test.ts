import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { type Jobs, jobNames } from '../../src/db/queue/jobs.ts'
import { type Handlers, startQueue } from '../../src/db/queue/queue.ts'
import { startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clone.ts'

/** Jobs are taken up as soon as they are there, whoever is asleep or busy just then. */

const log = pino({ level: 'silent' })
/** So seldom that no test lives to see it. */
const never = 3_600_000

let url: string
let made: AsyncDisposableStack

beforeEach(async () => {
  made = new AsyncDisposableStack()
  url = made.use(await cloneDatabase()).url
})
afterEach(() => made.disposeAsync())

/** A process that works and looks by itself only `lookMs` apart. */
async function working(handlers: Partial<Handlers>, lookMs = never) {
  const database = connect(url, 8)
  made.defer(database.close)
  const queue = await startQueue(url, { worker: true, log, lookMs })
  made.defer(() => queue.stop(1))
  const idle = Object.fromEntries(jobNames.map((name) => [name, async () => {}])) as unknown as Handlers
  const start = () => queue.work({ ...idle, ...handlers }, database.notifier.sql)
  const add = (leadId: string) =>
    database.db.transaction((tx) => queue.enqueue(tx, 'follow-up', { leadId, lockToken: null, version: 1 }))
  return { ...database, queue, start, add }
}

/** Hears which jobs have run, by what they carry. */
function hearing() {
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  const of = (id: string) => {
    const known = waiting.get(id) ?? Promise.withResolvers<void>()
    waiting.set(id, known)
    return known
  }
  return {
    hear: async ({ leadId }: Jobs['follow-up']) => of(leadId).resolve(),
    heard: (id: string) => of(id).promise,
  }
}

test('a job that comes between the look that finds nothing and the sleep is taken up too', async () => {
  const { hear, heard } = hearing()
  const { start, add } = await working({ 'follow-up': hear })
  await start()
  // One that is missed is never found, for nobody looks by itself. After each job its worker looks again, finds nothing and lies down: some milliseconds that these steps go through.
  for (let i = 0; i < 250; i++) {
    await pause((i % 50) / 8)
    await add(String(i))
    await heard(String(i))
  }
}, 60_000)

test('as many work at once as there is work', async () => {
  const [begun, together] = [new Set<string>(), Promise.withResolvers<void>()]
  const { start, add } = await working({
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

test('two processes share the work, and each job is done once', async () => {
  const done: string[] = []
  const all = Promise.withResolvers<void>()
  const handlers = {
    'follow-up': async ({ leadId }: Jobs['follow-up']) => {
      done.push(leadId)
      if (done.length === 200) all.resolve()
    },
  }
  const [one, other] = [await working(handlers), await working(handlers)]
  await Promise.all([one.start(), other.start()])
  const ids = Array.from({ length: 200 }, (_, i) => String(i))
  await Promise.all(ids.map((id, i) => (i % 2 === 0 ? one : other).add(id)))
  await all.promise
  expect(done.toSorted()).toEqual(ids.toSorted())
})

describe('what nobody rang for is found by looking', () => {
  test('when whoever committed it died before ringing', async () => {
    const { hear, heard } = hearing()
    const { start, add, notifier } = await working({ 'follow-up': hear }, 50)
    await start()
    Object.assign(notifier, { ring: () => {} })
    await add('silent')
    await heard('silent')
  })

  test('when it was to wait', async () => {
    const { hear, heard } = hearing()
    const { start, db, queue } = await working({ 'follow-up': hear }, 50)
    await start()
    const data = { leadId: 'later', lockToken: null, version: 1 }
    const startAfter = new Date(Date.now() + 300)
    await db.transaction((tx) => queue.enqueue(tx, 'follow-up', data, { startAfter }))
    await heard('later')
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime())
  })

  test('when it failed and is tried again', async () => {
    let tries = 0
    const again = Promise.withResolvers<void>()
    const { start, add } = await working(
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

test('of jobs taken together, what fails is tried again and the others are done once', async () => {
  const runs = new Map<string, number>()
  const all = Promise.withResolvers<void>()
  const { start, db, queue } = await working(
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

test('work goes on when the listening connection is cut', async () => {
  const { hear, heard } = hearing()
  const { start, add, sql } = await working({ 'follow-up': hear })
  await start()
  await add('before')
  await heard('before')
  const cut = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
  for (const { pid } of cut) await sql`select pg_terminate_backend(${pid})`
  // Rung for or not: who listens again looks at once.
  await add('in the gap')
  await heard('in the gap')
})

test('work goes on when the queue’s own connections are cut', async () => {
  const { hear, heard } = hearing()
  const { start, add, sql } = await working({ 'follow-up': hear }, 50)
  await start()
  await add('before')
  await heard('before')
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'parley-queue'`
  await add('afterwards')
  await heard('afterwards')
})

test('a queue of several kinds is taken in one order', async () => {
  const [first, busy, end] = [[] as string[], Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const note = async (name: string) => {
    first.push(name)
    if (first.length === 8) busy.resolve()
    await end.promise
  }
  const { start, db, queue } = await working({
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

test('no transaction with a job notifies, on a database of an older version neither', async () => {
  const { sql } = connect(url, 1)
  made.defer(() => sql.end())
  await sql`update pgboss.queue set notify = true`
  const { queue } = await working({})
  expect(queue.boss).toBeDefined()
  expect(await sql`select name from pgboss.queue where notify and name not like '\\_\\_pgboss%'`).toEqual([])
})

test('a process that serves and works listens over one connection', async () => {
  await using app = await startApp({ worker: true, databaseUrl: url })
  const { sql } = connect(app.databaseUrl, 1)
  made.defer(() => sql.end())
  const listening = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
  expect(listening).toHaveLength(1)
})
