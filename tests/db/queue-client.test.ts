import { expect, test } from 'vitest'
import { openQueueClient } from '../../src/db/queue/queue-client.ts'
import { cloneDatabase } from '../setup/clone.ts'

test('prepares repeated statements of pg-boss, and runs its scripts as a whole', async () => {
  await using database = await cloneDatabase()
  const { db, close } = openQueueClient(database.url, 2)
  const preparedStatements = async () => {
    const { rows } = await db.executeSql('select statement from pg_prepared_statements')
    return rows.filter(({ statement }) => statement.includes('as job'))
  }
  const run = () => db.executeSql('select $1::int as job', [7])
  await run()
  expect(await preparedStatements()).toEqual([])
  expect(await run()).toEqual({ rows: [{ job: 7 }] })
  expect(await preparedStatements()).toHaveLength(1)

  const json = { text: 'a "quoted" name' }
  const values = [JSON.stringify(json), ['a', 'b']]
  const { rows } = await db.executeSql('select $1::jsonb as json, $2::text[] as list', values)
  expect(rows).toEqual([{ json, list: ['a', 'b'] }])
  expect(await db.executeSql('begin; select 1 as one; select 2 as one; commit')).toEqual({
    rows: [{ one: 1 }, { one: 2 }],
  })
  await close()
})

test('a script that fails, or loses its connection, doesn’t affect later ones', async () => {
  await using database = await cloneDatabase()
  const { db, close } = openQueueClient(database.url, 2)
  const run = () =>
    Promise.all(['begin; select 1 as one; commit', 'select 2 as two'].map((text) => db.executeSql(text)))
  const answers = [{ rows: [{ one: 1 }] }, { rows: [{ two: 2 }] }]
  await expect(db.executeSql('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  expect(await run()).toEqual(answers)

  const lost = db.executeSql('begin; select pg_sleep(60); commit')
  lost.catch(() => {})
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep(60); commit'`
  await expect.poll(async () => (await db.executeSql(cut)).rows).toHaveLength(1)
  await expect(lost).rejects.toThrow()
  // The driver may report the server's last error to the next statement.
  await run().catch(() => {})
  for (let i = 0; i < 3; i++) expect(await run()).toEqual(answers)
  await close()
})
