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
    /** Address of the template database; each test file clones it. */
    templateUrl: string
  }
}

/** A test's database needn't outlive a power cut. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB']

/** One embedded PostgreSQL for the run, with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
  // As root the server runs as nobody, who has to get through.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder, 'template', forgetful)
  await migrateDatabase(server.url)
  const queue = await startQueue(server.url, { worker: false, log: pino({ level: 'silent' }) })
  await queue.stop(0)
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
