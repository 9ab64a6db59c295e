import { expect, test } from 'vitest'
import { openQueueClient } from '../../src/db/queue-client.ts'
import { cloneDatabase } from '../setup/clone.ts'

test('what pg-boss asks again is planned once, and its scripts run whole', async () => {
  await using database = await cloneDatabase()
  const { db, close } = openQueueClient(database.url, 1)
  const kept = async () => {
    const { rows } = await db.executeSql('select statement from pg_prepared_statements')
    return rows.filter(({ statement }) => statement.includes('as job'))
  }
  const ask = () => db.executeSql('select $1::int as job', [7])
  await ask()
  expect(await kept()).toEqual([])
  expect(await ask()).toEqual({ rows: [{ job: 7 }] })
  expect(await kept()).toHaveLength(1)

  const json = { text: 'a "quoted" name' }
  const given = [JSON.stringify(json), ['a', 'b']]
  const { rows } = await db.executeSql('select $1::jsonb as json, $2::text[] as list', given)
  expect(rows).toEqual([{ json, list: ['a', 'b'] }])
  expect(await db.executeSql('begin; select 1 as one; select 2 as one; commit')).toEqual({
    rows: [{ one: 1 }, { one: 2 }],
  })
  await close()
})
