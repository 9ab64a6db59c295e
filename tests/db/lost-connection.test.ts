import { createServer, connect as dial, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { monthRollovers } from '../../src/db/tables/matching.ts'
import { cloneDatabase } from '../setup/clone.ts'

/** What a process does whose database goes away under it: a restart, a failover, a cable. */

let url: URL
let made: AsyncDisposableStack

beforeEach(async () => {
  made = new AsyncDisposableStack()
  url = new URL(made.use(await cloneDatabase()).url)
})
afterEach(() => made.disposeAsync())

/** A line to the database that can be cut, and laid again. */
async function lay() {
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = dial(Number(url.port), url.hostname)
    const end = () => {
      open.delete(near)
      near.destroy()
      far.destroy()
    }
    open.add(near.pipe(far).pipe(near) as Socket)
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
  })
  const listen = (port: number) => new Promise<void>((up) => line.listen(port, '127.0.0.1', up))
  await listen(0)
  const address = new URL(url)
  address.port = String((line.address() as { port: number }).port)
  const close = () => {
    const closed = new Promise<void>((done) => line.close(() => done()))
    for (const socket of open) socket.destroy()
    return closed
  }
  made.defer(close)
  return {
    address: address.href,
    reset: async () => {
      for (const socket of open) socket.resetAndDestroy()
    },
    close,
    again: () => listen(Number(address.port)),
  }
}

/** Somebody else on the database. */
function other() {
  const client = postgres(url.href, { max: 1 })
  made.defer(() => client.end())
  return {
    isSleeping: async () =>
      (
        await client`select from pg_stat_activity where datname = current_database() and query ~ '^select pg_sleep'`
      ).length > 0,
    terminate: async () => {
      await client`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'parley'`
    },
    kept: () => client`select from turned_months where month < '1970-03-01'`,
  }
}

const month = (number: number) => ({ month: new Date(Date.UTC(1970, number, 1)) })

describe.each(['reset', 'terminate'] as const)('a transaction whose connection is lost (%s)', (how) => {
  test('while it pauses leaves nothing, even when another has the connection by then', async () => {
    const [line, { terminate, kept }] = [await lay(), other()]
    const { db, close } = connect(line.address, 1)
    made.defer(close)
    const [begun, paused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const second = Promise.withResolvers<unknown>()
    const lost = db.transaction(async (tx) => {
      await tx.insert(monthRollovers).values(month(0))
      begun.resolve()
      await paused.promise
      second.resolve(tx.insert(monthRollovers).values(month(1)).execute())
    })
    lost.catch(() => {})
    await begun.promise
    const waiting = db.execute(sql`select 1 as one`)
    await { reset: line.reset, terminate }[how]()
    await expect(lost).rejects.toThrow()
    expect(await waiting).toEqual([{ one: 1 }])
    paused.resolve()
    await expect(second.promise).rejects.toThrow()
    expect(await db.transaction((tx) => tx.execute(sql`select 2 as two`))).toEqual([{ two: 2 }])
    expect(await kept()).toHaveLength(0)
  })

  test('while it asks fails, and its connection serves others', async () => {
    const [line, { terminate, isSleeping }] = [await lay(), other()]
    const { db, close } = connect(line.address, 1)
    made.defer(close)
    const lost = db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))
    lost.catch(() => {})
    await expect.poll(isSleeping).toBe(true)
    await { reset: line.reset, terminate }[how]()
    await expect(lost).rejects.toThrow()
    // The driver gives what the server said last to whoever comes next.
    await db.execute(sql`select 1`).catch(() => {})
    for (const n of [2, 3])
      expect(await db.transaction((tx) => tx.execute(sql`select ${n}::int as n`))).toEqual([{ n }])
  })
})

test('a database that comes back is found at once', { timeout: 5_000 }, async () => {
  const line = await lay()
  await line.close()
  const { db, close } = connect(line.address, 8)
  made.defer(close)
  const ask = () => Promise.allSettled(Array.from({ length: 8 }, () => db.execute(sql`select 1 as one`)))
  expect(new Set((await ask()).map(({ status }) => status))).toEqual(new Set(['rejected']))
  await line.again()
  expect(new Set((await ask()).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
})
