import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { pipeline } from '../../src/db/sql/pipeline.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { cloneDatabase } from '../setup/clone.ts'

test('settles when all statements have settled; a failure rolls all of them back', async () => {
  await using database = await cloneDatabase()
  const { db, close } = connect(database.url, 1)
  const insert = (on: Pick<typeof db, 'insert'>, name: string) =>
    on.insert(companies).values({ name, isIndividual: true }).execute()
  await db.transaction(async (tx) => void (await pipeline([insert(tx, 'one'), insert(tx, 'two')])))

  const ended: string[] = []
  const afterwards = async (on: Pick<typeof db, 'insert'>) => {
    try {
      await insert(on, 'three')
      await insert(on, 'late')
    } finally {
      ended.push('afterwards')
    }
  }
  const failing = db.transaction((tx) =>
    pipeline([afterwards(tx), Promise.reject(new Error('refused'))]).finally(() => ended.push('together')),
  )
  await expect(failing).rejects.toThrow('refused')
  expect(ended).toEqual(['afterwards', 'together'])
  const names = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.isIndividual, true))
  expect(names.map(({ name }) => name).toSorted()).toEqual(['one', 'two'])
  await close()
})
