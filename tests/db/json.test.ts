import { eq, sql } from 'drizzle-orm'
import { expect, expectTypeOf, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { isoText, jsonList, jsonObject } from '../../src/db/sql/json.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { cloneDatabase } from '../setup/clone.ts'

test('JSON built by Postgres matches its types: columns, nested objects, ordered lists, timestamps', async () => {
  await using database = await cloneDatabase()
  const { db, close } = connect(database.url, 1)
  const moments = ['2026-02-03T04:05:06.789Z', '1969-12-31T23:59:59.001Z', '2026-11-21T00:00:00.000Z']
  await db.insert(companies).values(
    moments.map((moment, i) => ({
      name: `C "${i}"\n`,
      isIndividual: i === 0,
      createdAt: new Date(moment),
    })),
  )
  const object = jsonObject({
    name: companies.name,
    isIndividual: companies.isIndividual,
    nested: jsonObject({ createdAt: isoText(companies.createdAt) }),
  })
  const rows = await db.select({ list: jsonList(object, sql`${companies.name} desc`) }).from(companies)
  expectTypeOf(rows).toEqualTypeOf<
    { list: { name: string; isIndividual: boolean; nested: { createdAt: string } }[] }[]
  >()
  expect(rows).toEqual([
    {
      list: [2, 1, 0].map((i) => ({
        name: `C "${i}"\n`,
        isIndividual: i === 0,
        nested: { createdAt: moments[i] },
      })),
    },
  ])
  const emptyList = db.select({ list: jsonList(object, sql`1`) }).from(companies)
  expect(await emptyList.where(eq(companies.name, 'nobody'))).toEqual([{ list: [] }])

  // A timestamp without `isoText` has no type: Postgres's JSON format for it isn't that of `toISOString`.
  expectTypeOf(jsonObject({ at: leads.openedAt })).toEqualTypeOf(sql<{ at: never }>``)
  expectTypeOf(isoText(leads.openedAt)).toEqualTypeOf(sql<string | null>``)
  await close()
})
