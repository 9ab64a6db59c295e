import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { databaseOutageOf } from '../../src/db/connection/outage.ts'
import { monthRollovers } from '../../src/db/tables/matching.ts'
import { cloneDatabase } from '../setup/clone.ts'
import { startDatabaseProxy } from '../setup/database-proxy.ts'

const month = new Date('1970-01-01')

test('a statement that is too slow fails as an outage, and only in a pool with a limit', async () => {
  await using database = await cloneDatabase()
  await using cleanup = new AsyncDisposableStack()
  const limited = connect(database.url, 1, { statementMs: 100 })
  cleanup.defer(limited.close)
  const error = await limited.db.execute(sql`select pg_sleep(5)`).catch((thrown: unknown) => thrown)
  expect(databaseOutageOf(error)).toMatchObject({ code: '57014' })
  expect(await limited.db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
  const unlimited = connect(database.url, 1)
  cleanup.defer(unlimited.close)
  await unlimited.db.execute(sql`select pg_sleep(0.3)`)
})

test('while the database hangs, statements and transactions fail in time, and nothing of them is written', async () => {
  await using database = await cloneDatabase()
  await using proxy = await startDatabaseProxy(new URL(database.url))
  await using cleanup = new AsyncDisposableStack()
  const { db, close } = connect(proxy.address, 2, { statementMs: 100 })
  cleanup.defer(close)
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 1`)])

  proxy.hang()
  let worked = false
  const calls = [
    db.execute(sql`select 1`),
    db.transaction(async (tx) => {
      worked = true
      await tx.insert(monthRollovers).values({ month })
    }),
    db.execute(sql`select 1`),
  ]
  const started = performance.now()
  for (const result of await Promise.allSettled(calls))
    expect(result.status === 'rejected' && databaseOutageOf(result.reason)).toMatchObject({
      code: 'DATABASE_TIMEOUT',
    })
  expect(performance.now() - started).toBeLessThan(5_000)

  proxy.resume()
  expect(await db.transaction((tx) => tx.execute(sql`select 2 as two`))).toEqual([{ two: 2 }])
  expect(worked).toBe(false)
  expect(await db.select().from(monthRollovers).where(eq(monthRollovers.month, month))).toEqual([])
})
