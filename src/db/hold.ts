import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'

/** Whoever holds the same name waits its turn until this transaction ends. */
export async function hold(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
