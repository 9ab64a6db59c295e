import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** An arbitrary constant: 'PARL' in ASCII. */
const lockId = 0x5041524c

/** Applies the pending migrations. An advisory lock serializes processes that start together. */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${lockId})`
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end()
  }
}
