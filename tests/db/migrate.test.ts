import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../setup/clone.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

test('finds the migrations in a folder whose path has spaces and accents', async () => {
  await using database = await cloneDatabase()
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const home = mkdtempSync(join(tmpdir(), 'parley dépôt '))
  try {
    await sql`drop schema drizzle cascade`
    await sql`drop schema public cascade`
    await sql`create schema public`
    cpSync(join(root, 'drizzle'), join(home, 'drizzle'), { recursive: true })
    cpSync(join(root, 'src/db/migrate.ts'), join(home, 'src/db/migrate.ts'))
    cpSync(join(root, 'package.json'), join(home, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
    const module = pathToFileURL(join(home, 'src/db/migrate.ts')).href
    const program = `const { migrateDatabase } = await import(process.argv[1]); await migrateDatabase(process.argv[2])`
    await run(process.execPath, ['--input-type=module', '-e', program, module, database.url])
    expect(await sql`select count(*)::int as listings from listings`).toEqual([{ listings: 0 }])
  } finally {
    await sql.end()
    rmSync(home, { recursive: true })
  }
})
