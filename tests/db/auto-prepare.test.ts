import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { cloneDatabase } from '../setup/clone.ts'

test('prepares a repeated statement, also in a transaction, and not one that runs once', async () => {
  await using database = await cloneDatabase()
  const { db, close } = connect(database.url, 1)
  const prepared = async () => {
    const rows = await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
    return rows.map(({ statement }) => statement).filter((statement) => statement.includes('companies'))
  }
  const find = (on: Pick<typeof db, 'select'>) =>
    on.select({ id: companies.id }).from(companies).where(eq(companies.name, 'x'))
  await find(db)
  expect(await prepared()).toHaveLength(0)
  await find(db)
  await db.transaction((tx) => find(tx))
  expect(await prepared()).toHaveLength(1)
  const id = '00000000-0000-7000-8000-000000000000'
  for (const ids of [[id], [id, id], [id, id, id]])
    await db.select().from(companies).where(inArray(companies.id, ids))
  expect(await prepared()).toHaveLength(1)
  await close()
})
