import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Tx } from '../../src/db/client.ts'
import { emit } from '../../src/db/outbox/emit.ts'
import { listen } from '../../src/db/outbox/listen.ts'
import type { OutboxRow } from '../../src/db/outbox/outbox-reader.ts'
import { outbox } from '../../src/db/tables/events.ts'
import { cloneDatabase } from '../setup/clone.ts'

let url: string
let cleanup: AsyncDisposableStack

beforeEach(async () => {
  cleanup = new AsyncDisposableStack()
  url = cleanup.use(await cloneDatabase()).url
})
afterEach(() => cleanup.disposeAsync())

/** The pool and notifier of one process. */
function openDatabase(connections = 8) {
  const connection = connect(url, connections)
  cleanup.defer(connection.close)
  return connection
}

/** One process's listener; `names` are the leads of its events, in the order of arrival. */
async function startListener(sweepEveryMs = 60_000) {
  const rows: OutboxRow[] = []
  const { notifier } = openDatabase()
  const subscription = await listen(
    notifier.sql,
    {
      event: (row) => rows.push(row),
      streamDelta: () => {},
      revoked: () => {},
      error: () => {},
    },
    sweepEveryMs,
  )
  cleanup.defer(subscription.close)
  return {
    rows,
    names: () => rows.map(({ payload }) => (payload as { conversation_id: string }).conversation_id),
  }
}

const emitUpdate = async (tx: Tx, name: string) =>
  emit(tx, [`lead:${name}`, 'company:1'], 'conversation_updated', { conversation_id: name })

test('an event arrives when its transaction has committed, with its rooms and payload', async () => {
  const [listener, { db }] = [await startListener(), openDatabase()]
  await db.transaction(async (tx) => {
    await emitUpdate(tx, 'a')
    await emitUpdate(tx, 'b')
    expect(listener.names()).toEqual([])
  })
  await expect.poll(listener.names).toEqual(['a', 'b'])
  expect(listener.rows[0]).toMatchObject({
    rooms: ['lead:a', 'company:1'],
    event: 'conversation_updated',
    payload: { conversation_id: 'a' },
  })
})

test('an event of a rolled back transaction never arrives', async () => {
  const [listener, { db }] = [await startListener(20), openDatabase()]
  const undone = db.transaction(async (tx) => {
    await emitUpdate(tx, 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await db.transaction((tx) => emitUpdate(tx, 'done'))
  await expect.poll(listener.names).toEqual(['done'])
})

test('an event that can’t be inserted rolls back its transaction, and the caller gets the error', async () => {
  const [listener, { db, sql }] = [await startListener(20), openDatabase()]
  await sql`alter table outbox add check (event <> 'conversation_updated' or payload->>'conversation_id' <> 'bad')`
  await sql`create table changed (name text)`
  const write = (name: string) =>
    db.transaction(async (tx) => {
      await tx.execute(`insert into changed values ('${name}')`)
      await emitUpdate(tx, name)
      await emitUpdate(tx, `${name}, again`)
    })
  await expect(write('bad')).rejects.toThrow('outbox_check')
  await write('good')
  expect(await sql`select name from changed`).toMatchObject([{ name: 'good' }])
  await expect.poll(listener.names).toEqual(['good', 'good, again'])
})

test('an event within a savepoint is refused', async () => {
  const { db } = openDatabase()
  const inside = db.transaction((tx) => tx.transaction((inner) => emitUpdate(inner, 'x')))
  await expect(inside).rejects.toThrow('Events and jobs need a top-level transaction')
})

test('two processes get every event of two concurrent writers exactly once', async () => {
  const [one, two] = [await startListener(20), await startListener(20)]
  const names = Array.from({ length: 600 }, (_, i) => String(i))
  const writers = [openDatabase(), openDatabase()]
  await Promise.all(names.map((name, i) => writers[i % 2]!.db.transaction((tx) => emitUpdate(tx, name))))
  for (const listener of [one, two]) {
    await expect.poll(() => listener.rows.length).toBeGreaterThanOrEqual(names.length)
    expect(listener.names().sort()).toEqual([...names].sort())
  }
  // Sweeps have run meanwhile. Even after another event, nothing has arrived twice.
  await writers[0]!.db.transaction((tx) => emitUpdate(tx, 'last'))
  for (const listener of [one, two]) {
    await expect.poll(() => listener.names().at(-1)).toBe('last')
    expect(listener.rows).toHaveLength(names.length + 1)
  }
})

test('an event that commits after newer ones is neither skipped nor delivered twice', async () => {
  const listener = await startListener(20)
  const [slow, quick] = [openDatabase(), openDatabase()]
  const [written, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Inserted long before its commit and without a notification: only a sweep can find it.
  const held = slow.db.transaction(async (tx) => {
    await tx.insert(outbox).values({
      rooms: ['lead:older'],
      event: 'conversation_updated',
      payload: { conversation_id: 'older' },
    })
    written.resolve()
    await release.promise
  })
  await written.promise
  for (const name of ['b', 'c', 'd']) {
    await quick.db.transaction((tx) => emitUpdate(tx, name))
    await expect.poll(() => listener.names().at(-1)).toBe(name)
  }
  await waitForSweeps(quick.sql)
  expect(listener.names()).toEqual(['b', 'c', 'd'])
  release.resolve()
  await held
  await expect.poll(listener.names).toEqual(['b', 'c', 'd', 'older'])
  await waitForSweeps(quick.sql)
  expect(listener.names()).toEqual(['b', 'c', 'd', 'older'])
})

test('an event arrives although its process was killed after the commit, before the notification', async () => {
  const listener = await startListener(20)
  const child = fork(join(import.meta.dirname, 'commit-and-die.ts'), [url], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  await expect.poll(listener.names).toEqual(['of a killed process'])
})

test('after the listening connection is lost, events continue, including those of the gap', async () => {
  const listener = await startListener(20)
  const { db, sql } = openDatabase()
  await db.transaction((tx) => emitUpdate(tx, 'before'))
  await expect.poll(listener.names).toEqual(['before'])
  const listeners = () =>
    sql<{ pid: number }[]>`select pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`
  const cut = await listeners()
  expect(cut.length).toBeGreaterThan(0)
  for (const { pid } of cut) await sql`select pg_terminate_backend(${pid})`
  await db.transaction((tx) => emitUpdate(tx, 'in the gap'))
  await expect.poll(listener.names).toEqual(['before', 'in the gap'])
  await expect
    .poll(
      async () => (await listeners()).some(({ pid }) => !cut.some((terminated) => terminated.pid === pid)),
      {
        timeout: 10_000,
      },
    )
    .toBe(true)
  await db.transaction((tx) => emitUpdate(tx, 'after'))
  await expect.poll(listener.names).toEqual(['before', 'in the gap', 'after'])
})

test('events from before the start of a listener don’t arrive', async () => {
  const { db } = openDatabase()
  await db.transaction((tx) => emitUpdate(tx, 'long ago'))
  const listener = await startListener(20)
  await db.transaction((tx) => emitUpdate(tx, 'now'))
  await expect.poll(listener.names).toEqual(['now'])
})

test('one notification covers many commits', async () => {
  const listener = await startListener()
  const { db, sql } = openDatabase(16)
  const notifications: string[] = []
  const { unlisten } = await sql.listen('parley_events', (ids) => notifications.push(ids))
  await Promise.all(Array.from({ length: 200 }, (_, i) => db.transaction((tx) => emitUpdate(tx, String(i)))))
  await expect.poll(() => listener.rows.length).toBe(200)
  await expect.poll(() => notifications.join(',').split(',')).toHaveLength(200)
  expect(notifications.length).toBeLessThan(150)
  await unlisten()
})

/** Resolves when several sweeps have run from start to end. */
async function waitForSweeps(sql: postgres.Sql): Promise<void> {
  const scans = async () => {
    await sql`select pg_stat_force_next_flush()`
    const [row] = await sql<{ scans: number }[]>`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname like 'outbox_xid%'`
    return row?.scans ?? 0
  }
  const before = await scans()
  await expect.poll(scans, { timeout: 20_000, interval: 100 }).toBeGreaterThan(before + 4)
}
