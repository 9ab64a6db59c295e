import { eq, sql } from 'drizzle-orm'
import { expect, expectTypeOf, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { jsonObject } from '../../src/db/sql/json.ts'
import { textView, view } from '../../src/db/sql/view.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { JsonText } from '../../src/shared/http/json-text.ts'
import { cloneDatabase } from '../setup/clone.ts'

const ofName = (db: Parameters<Parameters<typeof view>[0]>[0]) =>
  db
    .select({ view: jsonObject({ name: companies.name, isIndividual: companies.isIndividual }) })
    .from(companies)
    .where(eq(companies.name, sql.placeholder('name')))
const asValue = view(ofName)
const asText = textView(ofName)

test('reads a view as a value and as text, prepared, also in a transaction', async () => {
  await using database = await cloneDatabase()
  const { db, close } = connect(database.url, 1)
  const name = 'A "quoted" name, 名'
  await db.insert(companies).values({ name, isIndividual: true })

  const value = await asValue(db)({ name })
  expectTypeOf(value).toEqualTypeOf<{ name: string; isIndividual: boolean } | null>()
  expect(value).toEqual({ name, isIndividual: true })
  expect(await db.transaction((tx) => asValue(tx)({ name }))).toEqual(value)

  const text = await asText(db)({ name })
  expect(text).toBeInstanceOf(JsonText)
  expect(text?.toJSON()).toEqual(value)
  expect(JSON.parse(JSON.stringify({ text }))).toEqual({ text: value })

  for (const read of [asValue, asText]) expect(await read(db)({ name: 'nobody' })).toBeNull()
  await expect(asValue(db)({})).rejects.toThrow('name')

  const statements = await db.execute(
    sql`select from pg_prepared_statements where statement like '%json_build_object%'`,
  )
  expect(statements).toHaveLength(2)
  await close()
})
