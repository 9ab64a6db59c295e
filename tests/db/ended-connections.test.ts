import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { databaseOutageOf } from '../../src/db/connection/outage.ts'
import { cloneDatabase } from '../setup/clone.ts'
import { startDatabaseProxy } from '../setup/database-proxy.ts'

const cleanup: (() => PromiseLike<unknown>)[] = []
afterEach(async () => {
  for (const close of cleanup.splice(0).reverse()) await close()
})

const isComplete = (rows: readonly unknown[]) => Object.keys(rows).length === rows.length

/** An unhandled rejection anywhere in this file fails the test run, as it ends the process. */
test.each(['terminate', 'reset'] as const)(
  'connections that are ended every 250 ms (%s) fail their own queries only, and no result has holes',
  async (how) => {
    const clone = await cloneDatabase()
    cleanup.push(() => clone[Symbol.asyncDispose]())
    const url = new URL(clone.url)
    const proxy = await startDatabaseProxy(url)
    cleanup.push(() => proxy[Symbol.asyncDispose]())
    const { db, close } = connect(proxy.address, 4)
    cleanup.push(close)
    const killer = postgres(url.href, { max: 1 })
    cleanup.push(() => killer.end())
    const terminate = () => killer`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'parley'`

    const end = performance.now() + 4_000
    let [complete, failed] = [0, 0]
    const wrong: unknown[] = []
    const query = async () => {
      while (performance.now() < end) {
        try {
          const rows = await db.execute(
            sql`select n, repeat('x', 2000) as text from generate_series(1, 300) n`,
          )
          if (isComplete(rows) && rows.length === 300) complete += 1
          else wrong.push(rows.length)
        } catch (error) {
          failed += 1
          if (!databaseOutageOf(error)) wrong.push(error)
          await delay(5)
        }
      }
    }
    const queries = Array.from({ length: 8 }, query)
    while (performance.now() < end) {
      await delay(250)
      await { reset: proxy.reset, terminate }[how]()
    }
    await Promise.all(queries)
    expect(wrong).toEqual([])
    expect(complete).toBeGreaterThan(0)
    expect(failed).toBeGreaterThan(0)
  },
  30_000,
)

test('a connection that is lost between two rows leaves no holes in the next result', async () => {
  const clone = await cloneDatabase()
  cleanup.push(() => clone[Symbol.asyncDispose]())
  const proxy = await startDatabaseProxy(new URL(clone.url))
  cleanup.push(() => proxy[Symbol.asyncDispose]())
  const client = postgres(proxy.address, { max: 1, fetch_types: false, backoff: () => 0.01 })
  cleanup.push(() => client.end({ timeout: 1 }))
  const large = client`select n, repeat('x', 100000) as text, pg_sleep(0.01) from generate_series(1, 1000) n`
  const lost = expect(large).rejects.toThrow()
  await delay(300)
  await proxy.reset()
  await lost
  const rows = await client`select 1 as one`
  expect([...rows]).toEqual([{ one: 1 }])
})
