import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'

/** Partitions the large tables of the template database. Runs after `tests/setup/database.ts`. */
export default async function setup(project: TestProject): Promise<void> {
  const sql = postgres(project.getProvidedContext().templateUrl, { max: 1, onnotice: () => {} })
  await sql.unsafe(readFileSync(join(import.meta.dirname, 'partitions.sql'), 'utf8'))
  await sql.end()
}
