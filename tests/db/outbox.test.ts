import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Tx } from '../../src/db/client.ts'
import { emit, emitRenamed, emitRevoked, listen } from '../../src/db/outbox/emit.ts'
import type { OutboxRow } from '../../src/db/outbox/outbox-reader.ts'
import { outbox } from '../../src/db/tables/events.ts'
import { cloneDatabase } from '../setup/clone.ts'

/** No event is lost, none comes twice, and none comes of what didn't happen. */

let url: string
let made: AsyncDisposableStack

beforeEach(async () => {
  made = new AsyncDisposableStack()
  url = made.use(await cloneDatabase()).url
})
afterEach(() => made.disposeAsync())

/** A connection as a process has it. */
function opened(connections = 8) {
  const connection = connect(url, connections)
  made.defer(connection.close)
  return connection
}

/** What one process hears; `names` are the leads its events speak of, in the order they came. */
async function listening(everyMs = 60_000) {
  const rows: OutboxRow[] = []
  const { notifier } = opened()
  const listener = await listen(
    notifier.sql,
    {
      event: (row) => rows.push(row),
      ...{ words: () => {}, revoked: () => {}, renamed: () => {}, again: () => {}, error: () => {} },
    },
    everyMs,
  )
  made.defer(listener.close)
  return {
    rows,
    names: () => rows.map(({ payload }) => (payload as { conversation_id: string }).conversation_id),
  }
}

const say = async (tx: Tx, name: string) =>
  emit(tx, [`lead:${name}`, 'company:1'], 'conversation_updated', { conversation_id: name })

test('an event arrives whole as soon as its transaction has committed', async () => {
  const [heard, { db }] = [await listening(), opened()]
  await db.transaction(async (tx) => {
    await say(tx, 'a')
    await say(tx, 'b')
    expect(heard.names()).toEqual([])
  })
  await expect.poll(heard.names).toEqual(['a', 'b'])
  expect(heard.rows[0]).toMatchObject({
    rooms: ['lead:a', 'company:1'],
    event: 'conversation_updated',
    payload: { conversation_id: 'a' },
  })
})

test('what is rolled back is never heard', async () => {
  const [heard, { db }] = [await listening(20), opened()]
  const undone = db.transaction(async (tx) => {
    await say(tx, 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await db.transaction((tx) => say(tx, 'done'))
  await expect.poll(heard.names).toEqual(['done'])
})

test('a row that can’t be written takes its transaction with it, and the caller hears why', async () => {
  const [heard, { db, sql }] = [await listening(20), opened()]
  await sql`alter table outbox add check (event <> 'conversation_updated' or payload->>'conversation_id' <> 'bad')`
  await sql`create table changed (name text)`
  const write = (name: string) =>
    db.transaction(async (tx) => {
      await tx.execute(`insert into changed values ('${name}')`)
      await say(tx, name)
      await say(tx, `${name}, again`)
    })
  await expect(write('bad')).rejects.toThrow('outbox_check')
  await write('good')
  expect(await sql`select name from changed`).toMatchObject([{ name: 'good' }])
  await expect.poll(heard.names).toEqual(['good', 'good, again'])
})

test('what a process remembers of somebody is forgotten with the commit, and not without it', async () => {
  const forgotten: string[] = []
  const { db, close } = connect(url, 1, (id) => forgotten.push(id))
  made.defer(close)
  const undone = db.transaction(async (tx) => {
    await emitRevoked(tx, 'still good')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await db.transaction(async (tx) => {
    await emitRevoked(tx, 'a session')
    await emitRenamed(tx, 'somebody')
    expect(forgotten).toEqual([])
  })
  expect(forgotten).toEqual(['a session', 'somebody'])
})

test('a savepoint’s change would be told of nowhere, and so is refused', async () => {
  const { db } = opened()
  const inside = db.transaction((tx) => tx.transaction((inner) => say(inner, 'x')))
  await expect(inside).rejects.toThrow('Nobody would hear of it')
})

test('two processes that talk at once both hear everything once', async () => {
  const [one, two] = [await listening(20), await listening(20)]
  const names = Array.from({ length: 600 }, (_, i) => String(i))
  const writers = [opened(), opened()]
  await Promise.all(names.map((name, i) => writers[i % 2]!.db.transaction((tx) => say(tx, name))))
  for (const heard of [one, two]) {
    await expect.poll(() => heard.rows.length).toBeGreaterThanOrEqual(names.length)
    expect(heard.names().sort()).toEqual([...names].sort())
  }
  // Sweeps have passed meanwhile; one more event, and still nothing has come twice.
  await writers[0]!.db.transaction((tx) => say(tx, 'last'))
  for (const heard of [one, two]) {
    await expect.poll(() => heard.names().at(-1)).toBe('last')
    expect(heard.rows).toHaveLength(names.length + 1)
  }
})

test('an older event that commits after younger ones is neither skipped nor doubled', async () => {
  const heard = await listening(20)
  const [slow, quick] = [opened(), opened()]
  const [written, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Written long before its commit, and nobody rings for it: it must be found by looking.
  const held = slow.db.transaction(async (tx) => {
    await tx.insert(outbox).values({
      ...{ rooms: ['lead:older'], event: 'conversation_updated', payload: { conversation_id: 'older' } },
    })
    written.resolve()
    await release.promise
  })
  await written.promise
  for (const name of ['b', 'c', 'd']) {
    await quick.db.transaction((tx) => say(tx, name))
    await expect.poll(() => heard.names().at(-1)).toBe(name)
  }
  await swept(quick.sql)
  expect(heard.names()).toEqual(['b', 'c', 'd'])
  release.resolve()
  await held
  await expect.poll(heard.names).toEqual(['b', 'c', 'd', 'older'])
  await swept(quick.sql)
  expect(heard.names()).toEqual(['b', 'c', 'd', 'older'])
})

test('a process killed after its commit and before its ring loses nothing', async () => {
  const heard = await listening(20)
  const child = fork(join(import.meta.dirname, 'commit-and-die.ts'), [url], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  await expect.poll(heard.names).toEqual(['of the dead'])
})

test('events go on when the listening connection is cut, those in the gap too', async () => {
  const heard = await listening(20)
  const { db, sql } = opened()
  await db.transaction((tx) => say(tx, 'before'))
  await expect.poll(heard.names).toEqual(['before'])
  const listeners = () =>
    sql<{ pid: number }[]>`select pid from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`
  const cut = await listeners()
  expect(cut.length).toBeGreaterThan(0)
  for (const { pid } of cut) await sql`select pg_terminate_backend(${pid})`
  await db.transaction((tx) => say(tx, 'in the gap'))
  await expect.poll(heard.names).toEqual(['before', 'in the gap'])
  await expect
    .poll(async () => (await listeners()).some(({ pid }) => !cut.some((gone) => gone.pid === pid)), {
      timeout: 10_000,
    })
    .toBe(true)
  await db.transaction((tx) => say(tx, 'after'))
  await expect.poll(heard.names).toEqual(['before', 'in the gap', 'after'])
})

test('what happened before a process listened is not news to it', async () => {
  const { db } = opened()
  await db.transaction((tx) => say(tx, 'long ago'))
  const heard = await listening(20)
  await db.transaction((tx) => say(tx, 'now'))
  await expect.poll(heard.names).toEqual(['now'])
})

test('one word of the bell speaks for many commits', async () => {
  const heard = await listening()
  const { db, sql } = opened(16)
  const bells: string[] = []
  const { unlisten } = await sql.listen('parley_events', (ids) => bells.push(ids))
  await Promise.all(Array.from({ length: 200 }, (_, i) => db.transaction((tx) => say(tx, String(i)))))
  await expect.poll(() => heard.rows.length).toBe(200)
  await expect.poll(() => bells.join(',').split(',')).toHaveLength(200)
  expect(bells.length).toBeLessThan(150)
  await unlisten()
})

/** Returns when several sweeps have surely begun and ended. */
async function swept(sql: postgres.Sql): Promise<void> {
  const scans = async () => {
    await sql`select pg_stat_force_next_flush()`
    const [row] = await sql<{ scans: number }[]>`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname like 'outbox_xid%'`
    return row?.scans ?? 0
  }
  const before = await scans()
  await expect.poll(scans, { timeout: 20_000, interval: 100 }).toBeGreaterThan(before + 4)
}
