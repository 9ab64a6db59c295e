import { sql } from 'drizzle-orm'
import type { Tx } from '../client.ts'

/** Holds a name until the transaction ends; another transaction that wants the same name waits. */
export async function holdAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
