import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { monthRollovers } from '../../src/db/tables/matching.ts'
import { cloneDatabase } from '../setup/clone.ts'
import { startDatabaseProxy } from '../setup/database-proxy.ts'

let url: URL
let cleanup: AsyncDisposableStack

beforeEach(async () => {
  cleanup = new AsyncDisposableStack()
  url = new URL(cleanup.use(await cloneDatabase()).url)
})
afterEach(() => cleanup.disposeAsync())

const startProxy = async () => cleanup.use(await startDatabaseProxy(url))

/** Another client of the database. */
function otherClient() {
  const client = postgres(url.href, { max: 1 })
  cleanup.defer(() => client.end())
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
    committedMonths: () => client`select from turned_months where month < '1970-03-01'`,
  }
}

const month = (number: number) => ({ month: new Date(Date.UTC(1970, number, 1)) })

describe.each(['reset', 'terminate'] as const)('a transaction whose connection is lost (%s)', (how) => {
  test('between statements leaves nothing, even if another transaction has the connection by then', async () => {
    const [proxy, { terminate, committedMonths }] = [await startProxy(), otherClient()]
    const { db, close } = connect(proxy.address, 1)
    cleanup.defer(close)
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
    await { reset: proxy.reset, terminate }[how]()
    await expect(lost).rejects.toThrow()
    expect(await waiting).toEqual([{ one: 1 }])
    paused.resolve()
    await expect(second.promise).rejects.toThrow()
    expect(await db.transaction((tx) => tx.execute(sql`select 2 as two`))).toEqual([{ two: 2 }])
    expect(await committedMonths()).toHaveLength(0)
  })

  test('during a statement fails, and later transactions succeed', async () => {
    const [proxy, { terminate, isSleeping }] = [await startProxy(), otherClient()]
    const { db, close } = connect(proxy.address, 1)
    cleanup.defer(close)
    const lost = db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))
    lost.catch(() => {})
    await expect.poll(isSleeping).toBe(true)
    await { reset: proxy.reset, terminate }[how]()
    await expect(lost).rejects.toThrow()
    // The driver may report the server's last error to the next statement.
    await db.execute(sql`select 1`).catch(() => {})
    for (const n of [2, 3])
      expect(await db.transaction((tx) => tx.execute(sql`select ${n}::int as n`))).toEqual([{ n }])
  })
})

test('reconnects at once when the database is up again', { timeout: 5_000 }, async () => {
  const proxy = await startProxy()
  await proxy.close()
  const { db, close } = connect(proxy.address, 8)
  cleanup.defer(close)
  const queryAll = () => Promise.allSettled(Array.from({ length: 8 }, () => db.execute(sql`select 1 as one`)))
  expect(new Set((await queryAll()).map(({ status }) => status))).toEqual(new Set(['rejected']))
  await proxy.reopen()
  expect(new Set((await queryAll()).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
})
