import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { startQueue } from '../../src/db/queue/queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the template database, which each test file clones. */
    templateUrl: string
  }
}

/** Test databases need no durability. */
const withoutDurability = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=256MB',
]

/** Starts one embedded PostgreSQL for the test run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
  // Under root, the server runs as `nobody`, who needs access to the folder.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder, 'template', withoutDurability)
  await migrateDatabase(server.url)
  const queue = await startQueue(server.url, { worker: false, log: pino({ level: 'silent' }) })
  await queue.stop(0)
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
