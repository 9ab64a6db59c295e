import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cursorOf } from '../../src/db/sql/cursor.ts'
import { cursorSchema, timestampPosition } from '../../src/shared/http/cursor.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const schema = cursorSchema(z.tuple([timestampPosition, z.string()]))
const id = '0b9a4c54-7c6e-4b3a-9c1c-1f2e3d4c5b6a'

async function cursorAt(moment: string, name: string): Promise<string> {
  const [row] = await app.db.execute<{ cursor: string }>(
    sql`select ${cursorOf(sql`${moment}::timestamptz`, sql`${name}::text`)} as cursor`,
  )
  return row?.cursor ?? ''
}

test('a cursor keeps its sort keys: microseconds, and text in any script', async () => {
  const name = 'Žižkov – 東京 "GmbH" '.repeat(20)
  const cursor = await cursorAt('2026-03-01T12:00:00.123456Z', name)
  expect(cursor).toMatch(/^[\w-]+$/)
  const [moment, text] = schema.parse(cursor)
  expect(moment).toContain('.123456')
  expect(new Date(moment)).toEqual(new Date('2026-03-01T12:00:00.123Z'))
  expect(text).toBe(name)
})

test.each([
  ['nothing', ''],
  ['invalid base64', '§§§'],
  ['invalid JSON', btoa('hello')],
  ['another list’s cursor', btoa(JSON.stringify([3, id]))],
  ['too few parts', btoa(JSON.stringify(['2026-03-01T12:00:00+00:00']))],
  ['an impossible date', btoa(JSON.stringify(['2026-02-31T12:00:00+00:00', id]))],
])('refuses %s with a message for the caller', (_, cursor) => {
  const { error } = schema.safeParse(cursor)
  expect(error?.issues.map(({ message }) => message)).toEqual(['cursor is not one of this list.'])
})
