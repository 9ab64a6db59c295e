import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** Any constant: 'PARL' in ASCII. */
const lock = 0x5041524c

/** Brings the database to this version; two processes that start at once do it one after the other. */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${lock})`
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end()
  }
}
